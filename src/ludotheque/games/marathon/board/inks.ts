/** The inks of Marathon, as CSS variables: on the board, in the rulebook and in print (ART.md, section 9.5). */
const NAMED = {
  ink: "#1b2030", paper: "#fffdf6", evening: "#f7d49a", "evening-2": "#f3be78", vine: "#8fa957", "vine-2": "#6f8b42", grass: "#7e9a4c",
  roof: "#8a2e3b", "roof-2": "#6f2030", "roof-3": "#5a1826", wall: "#f1deb6", shutter: "#3e7c7b", "shutter-2": "#2c5f5f", night: "#2c3c63", straw: "#f7de8a",
  gold: "#f6c445", green: "#2f8a5b", ribbon: "#2a55c0", plus: "#0c8460", minus: "#ce3420",
  // the wall papers of the six places
  1: "#f3b83e", 2: "#e9975f", 3: "#8cb7c9", 4: "#9cc27e", 5: "#e3ce96", 6: "#6faf8e",
  wood: "#b9772a", "wood-2": "#7a4a16", chair: "#a33e28", "chair-2": "#7d2c1b", path: "#2c5a70", next: "#fbe08c", table: "#6e4b2a", "table-2": "#8a6238", sand: "#d2b574", shade: "#ece7da", frame: "#5b3a20", baize: "#1f6b4a",
};

export const INKS = Object.entries(NAMED)
  .map(([name, ink]) => `--mh-${name}:${ink}`)
  .join(";");
