/** The printed inks of the tour, two flat tones each: for the board, the figures and the press. */
export const INKS = [
  "--mj-sky:#BFE3EA;--mj-sky-2:#A4D6E2;--mj-far:#A9C4E2;--mj-near:#7C9FCF;--mj-near-2:#6386BE",
  "--mj-plain:#E6BC12;--mj-plain-2:#EFCB3A;--mj-climb:#EE9038;--mj-climb-2:#F2A050;--mj-descent:#74B556;--mj-descent-2:#84C064",
  "--mj-wheat:#CF9F10;--mj-wheat-2:#B98A0A;--mj-earth:#A85823;--mj-earth-2:#8F481B;--mj-meadow:#387A48;--mj-meadow-2:#2A683E;--mj-pine:#215A3E",
].join(";");
