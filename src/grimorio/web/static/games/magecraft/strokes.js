// Magecraft's icons and the choice of its emblems: for the page, and for printed cards. All behind "default" is JSON.
// icons: lines of 24 by 24.
// motifs: by strongest effect and first colour. tincture: where no cost names one. signs: around (0, 0), pointing up and out.
export default {
  "icons": {
    "draw": ["M7 9.5C4.6 11.6 3.6 14.2 4.4 17 5 19.6 7 21 12 21S19 19.6 19.6 17C20.4 14.2 19.4 11.6 17 9.5","M6.4 9.5H17.6","M12 15V3M8.4 6.4 12 2.8 15.6 6.4"],
    "attack": ["M20.6 3.4 19.8 7.6 9.6 17.8 6.2 14.4 16.4 4.2Z","M4.4 13.2 10.8 19.6M6.6 17.4 3.2 20.8","M16.6 7.4 8 16"],
    "heal": ["M12 20.6C6.6 16.8 3.2 13.4 3.2 9.2 3.2 6 5.4 4 7.8 4 9.8 4 11.2 5 12 6.8 12.8 5 14.2 4 16.2 4 18.6 4 20.8 6 20.8 9.2 20.8 13.4 17.4 16.8 12 20.6Z","M12 9.2V15.2M9 12.2H15"],
    "shield": ["M12 2.8 19.8 5.4V11.4C19.8 16 16.8 19.4 12 21.4 7.2 19.4 4.2 16 4.2 11.4V5.4Z","M12 2.8V21.4M4.2 11H19.8"],
    "vanish": ["M19.6 14.6A8.4 8.4 0 1 1 10.4 3.6 6.6 6.6 0 0 0 19.6 14.6Z","M17.4 3 18.3 5.7 21 6.6 18.3 7.5 17.4 10.2 16.5 7.5 13.8 6.6 16.5 5.7Z"],
    "study": ["M20.8 3.2C13.6 3.6 8.6 7.4 6.6 15.2L10.4 15C15.6 13.4 19.4 9.4 20.8 3.2Z","M15.4 8.2 3.4 20.8"],
    "look": ["M2.4 12C5 7.6 8.2 5.6 12 5.6S19 7.6 21.6 12C19 16.4 15.8 18.4 12 18.4S5 16.4 2.4 12Z","M15 12A3 3 0 1 1 9 12 3 3 0 1 1 15 12Z"],
    "points": ["M4 18.6 2.8 7.4 8.2 11.4 12 4.4 15.8 11.4 21.2 7.4 20 18.6Z","M4.6 21.2H19.4"],
    "hand": ["M7 13.4V6.4A1.5 1.5 0 0 1 10 6.4V11 4.4A1.5 1.5 0 0 1 13 4.4V11 5.6A1.5 1.5 0 0 1 16 5.6V11.6 8.4A1.5 1.5 0 0 1 19 8.4V14.4C19 18.8 16.6 21.2 13 21.2 9.6 21.2 8.4 19.6 6.8 16.6L4.4 12.6C4.2 11 6 10.6 7 13.4Z"],
    "discard": ["M3.6 8.4 6 20.6H18L20.4 8.4","M2.6 8.4H21.4","M12 3V14M8.6 10.8 12 14.2 15.4 10.8"],
    "first": ["M5.4 21.4V3.2M5.4 4.4H18.6L15.4 8.4 18.6 12.4H5.4"],
    "waiting": ["M6 3H18M6 21H18M7.4 3C7.4 8.6 10.6 10 12 12 13.4 10 16.6 8.6 16.6 3M7.4 21C7.4 15.4 10.6 14 12 12 13.4 14 16.6 15.4 16.6 21"],
    "left": ["M14.6 5.4 8 12 14.6 18.6"],
    "right": ["M9.4 5.4 16 12 9.4 18.6"],
    "up": ["M5.4 14.6 12 8 18.6 14.6"],
    "down": ["M5.4 9.4 12 16 18.6 9.4"],
    "close": ["M5.4 5.4 18.6 18.6M18.6 5.4 5.4 18.6"],
    "out": ["M12 3.4C7.4 3.4 4.4 6.4 4.4 10.4 4.4 13 5.6 14.8 7.4 16V19.6H16.6V16C18.4 14.8 19.6 13 19.6 10.4 19.6 6.4 16.6 3.4 12 3.4Z","M10.2 11A1.7 1.7 0 1 1 6.8 11 1.7 1.7 0 1 1 10.2 11ZM17.2 11A1.7 1.7 0 1 1 13.8 11 1.7 1.7 0 1 1 17.2 11ZM10.6 19.6V17.4M13.4 19.6V17.4"]
  },
  "effects": ["draw", "attack", "heal", "shield", "vanish"],
  "motifs": {
    "attack": {"fire":"flame","water":"crystal","earth":"beast","light":"sword","dark":"moon","any":"sword"},
    "draw": {"fire":"spark","water":"wave","earth":"stag","light":"eye","dark":"eye","any":"eye"},
    "heal": {"fire":"heart","water":"chalice","earth":"tree","light":"caduceus","dark":"heart","any":"heart"},
    "shield": {"fire":"ring","water":"spiral","earth":"tower","light":"wings","dark":"wall","any":"tower"},
    "vanish": {"fire":"comet","water":"spiral","earth":"triangle","light":"eclipse","dark":"eclipse","any":"moon"}
  },
  "tincture": {"attack":"fire","draw":"water","heal":"light","shield":"earth","vanish":"dark"},
  "signs": {
    "draw": "M0-5C3-1.6 3.6.4 3.6 1.8 3.6 4 2 5.4 0 5.4S-3.6 4-3.6 1.8C-3.6.4-3-1.6 0-5Z",
    "attack": "M0-6 2.6 2 0 5.6-2.6 2Z",
    "heal": "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
    "shield": "M-4.6-4.2H4.6V.4C4.6 3.4 2.6 5 0 6-2.6 5-4.6 3.4-4.6.4Z",
    "vanish": "M-5-3C-5 2.6-2.6 5 0 5S5 2.6 5-3C3.2.2 1.6 1.2 0 1.2S-3.2.2-5-3Z"
  }
};
