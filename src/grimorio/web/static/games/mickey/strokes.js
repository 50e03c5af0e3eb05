// The choice of emblems for Wizards of Mickey: for the page, and for printed cards. All behind "default" is JSON.
// tinctures: of each colour. motifs: by kind and first colour, one of several by the name's seed. signs: around (0, 0), pointing out.
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
  }
};
