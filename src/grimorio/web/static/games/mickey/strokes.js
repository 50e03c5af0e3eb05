// The choice of emblems for Wizards of Mickey, its Special Actions and marks: for the page, and for printed cards. All behind "default" is JSON.
// tinctures: of each colour. motifs: by kind and first colour, one of several by the name's seed. signs: around (0, 0), pointing out.
// actions, icons: lines of 24 by 24.
export default {
  "tinctures": {"red": "fire", "blue": "water", "green": "earth", "yellow": "light", "black": "dark"},
  "motifs": {
    "mage": {
      "red": ["lance", "sword", "flame"], "blue": ["eye", "orb", "lotus"], "green": ["stag", "heart", "beast"],
      "yellow": ["wings", "hand", "caduceus"], "black": ["moon", "triangle", "eclipse"]
    },
    "spell": {
      "red": ["flame", "bolt", "comet", "sword", "lance", "spark"], "blue": ["wave", "spiral", "crystal", "chalice", "orb", "eye"],
      "green": ["tree", "mountain", "lotus", "stones", "stag", "heart"], "yellow": ["sun", "spark", "hand", "ring", "wings", "caduceus"],
      "black": ["eclipse", "moon", "triangle", "eye", "orb", "beast"]
    },
    "castle": {
      "red": ["tower", "wall"], "blue": ["wall", "tower"], "green": ["tower", "wall"], "yellow": ["wall", "tower"], "black": ["tower", "wall"]
    },
    "code": {"any": ["ring", "triangle", "orb", "caduceus"]}
  },
  "signs": {
    "mage": "M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z",
    "spell": "M1.4-6-3 .8H0L-1.4 6 3-.8H0Z",
    "castle": "M-4.6 4.6V-4.4H-2.4V-2H-1.1V-4.4H1.1V-2H2.4V-4.4H4.6V4.6Z",
    "code": "M0-4.6A4.6 4.6 0 1 1-.1-4.6Z"
  },
  "actions": {
    "annul": ["M12 3.4A8.6 8.6 0 1 1 11.9 3.4Z","M6 6 18 18"],
    "block": ["M3.6 8.4H20.4V15.6H3.6Z","M8 8.4 5 15.6M13.5 8.4 10.5 15.6M19 8.4 16 15.6","M6.4 15.6V20.6M17.6 15.6V20.6M6.4 8.4V5M17.6 8.4V5"],
    "confuse": ["M12 12.6C12 11 14.4 11 14.4 12.8 14.4 15.4 10 15.6 9.4 12.4 8.8 8.8 13 7 15.6 9 18.6 11.4 17.6 16.4 14 18 9 20 4.6 16 5 11.4 5.6 6.4 10.6 3.6 15.4 4.6"],
    "continuous": ["M7 8.4C2.6 8.4 2.6 15.6 7 15.6 11 15.6 13 8.4 17 8.4 21.4 8.4 21.4 15.6 17 15.6 13 15.6 11 8.4 7 8.4Z"],
    "corrode": ["M12 3C15.6 7.8 17.8 10.8 17.8 14.2A5.8 5.8 0 0 1 6.2 14.2C6.2 10.8 8.4 7.8 12 3Z","M9 14.6A3 3 0 0 0 12 17.4"],
    "corrupt": ["M12 2.8 19.4 8.6 16.6 20.2H7.4L4.6 8.6Z","M12 2.8 10 9.4 13.6 13 10.6 20.2"],
    "untouchable": ["M12 2.8 19.8 5.4V11.4C19.8 16 16.8 19.4 12 21.4 7.2 19.4 4.2 16 4.2 11.4V5.4Z"],
    "recover": ["M7.4 4.4H17V18.4H7.4Z","M12.2 14.6V8.2M9.6 10.8 12.2 8.2 14.8 10.8","M7.4 21H17"],
    "reveal": ["M2.4 12C5 7.6 8.2 5.6 12 5.6S19 7.6 21.6 12C19 16.4 15.8 18.4 12 18.4S5 16.4 2.4 12Z","M15 12A3 3 0 1 1 9 12 3 3 0 1 1 15 12Z"],
    "exchange": ["M4 8.6H18M14.4 5 18 8.6 14.4 12.2","M20 15.4H6M9.6 11.8 6 15.4 9.6 19"],
    "solitary": ["M12 3.6A3.4 3.4 0 1 1 11.9 3.6Z","M5.4 20.6C5.4 15.4 8 12.8 12 12.8S18.6 15.4 18.6 20.6"],
    "subterfuge": ["M3 8.6C7 7 9.4 7.4 12 9 14.6 7.4 17 7 21 8.6 21 14 18.6 16.8 15.8 16.8 13.8 16.8 12.8 15.2 12 14.4 11.2 15.2 10.2 16.8 8.2 16.8 5.4 16.8 3 14 3 8.6Z","M6.6 11.4H9M15 11.4H17.4"],
    "shatter": ["M4.4 4.4H19.6V19.6H4.4Z","M13 4.4 9.4 10.6 14.4 13 10.6 19.6"],
    "static": ["M5 20.4H19M8 20.4V12.6H16V20.4M6 12.6H18L16.4 9H7.6ZM10 9V4.6H14V9"],
    "teleport": ["M12 3.4A8.6 8.6 0 1 1 11.9 3.4Z","M12 7.4A4.6 4.6 0 1 1 7.4 12","M12 10.6A1.4 1.4 0 1 1 11.9 10.6Z"]
  },
  "icons": {
    "hand": ["M4.2 7.4 9.4 5.6 13.2 17.6 8 19.4Z","M9.6 4.6H15V18H13.4","M15 5.4 20.2 7 16.6 18.8 15 18.2"],
    "deck": ["M6 4H17.4V18H6Z","M8.6 18V20.6H20V6.6H17.4"],
    "discard": ["M3.6 8.4 6 20.6H18L20.4 8.4","M2.6 8.4H21.4","M12 3V14M8.6 10.8 12 14.2 15.4 10.8"],
    "castle": ["M4 20.6V6.4H7V8.6H10.4V6.4H13.6V8.6H17V6.4H20V20.6Z","M10 20.6V16A2 2 0 0 1 14 16V20.6"],
    "support": ["M3.4 6.4H14.6V20.4H3.4Z","M8 6.4V3.4H20.4V17.4H14.6"],
    "code": ["M5 3.6H15L19 7.6V20.4H5Z","M15 3.6V7.6H19","M8.4 12H15.6M8.4 16H13"],
    "hidden": ["M3 12C5.6 16.4 8.6 18.4 12 18.4S18.4 16.4 21 12","M6.4 16 4.6 18.4M12 18.4V21.2M17.6 16 19.4 18.4"],
    "again": ["M19.4 12A7.4 7.4 0 1 1 16.4 6","M16.8 2.4V6.4H12.8"],
    "done": ["M4.6 12.6 9.8 17.8 19.6 6.6"],
    "look": ["M2.4 12C5 7.6 8.2 5.6 12 5.6S19 7.6 21.6 12C19 16.4 15.8 18.4 12 18.4S5 16.4 2.4 12Z","M15 12A3 3 0 1 1 9 12 3 3 0 1 1 15 12Z"],
    "pass": ["M4.4 5.4 11 12 4.4 18.6M12 5.4 18.6 12 12 18.6"],
    "power": ["M12 3.4V20.6M7 20.6H17","M4 7.4H20","M4 7.4 1.8 13.4H6.2ZM20 7.4 17.8 13.4H22.2Z"]
  }
};
