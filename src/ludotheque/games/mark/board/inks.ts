/** The printed inks of Mark, for the board, the figures and the paper. */
const PRINTED: Record<string, string> = {
  "--mk-line": "#1b2030",
  "--mk-kraft": "#e2b678",
  "--mk-kraft-light": "#ebc892",
  "--mk-kraft-dark": "#d6a566",
  "--mk-bed": "#223047",
  "--mk-paper": "#fbf6ea",
  "--mk-white": "#fffdf6",
  "--mk-blue": "#2f66b0",
  "--mk-gold": "#e0a91c",
  "--mk-green": "#2e7d5b",
  "--mk-red": "#c93527",
  "--mk-tint-white": "#efe9da",
  "--mk-tint-blue": "#b8cce8",
  "--mk-tint-gold": "#f3dfa3",
  "--mk-tint-green": "#b5d6c3",
  "--mk-tint-red": "#efbdb2",
  "--mk-baize": "#1f6b4a",
  "--mk-next": "#edcb10",
  "--mk-amber": "#f2a21e",
  "--mk-aim": "#ce3420",
  "--mk-earth": "#8a5a22",
};

/** As the text of a style. */
export const INKS = Object.entries(PRINTED)
  .map(([name, ink]) => `${name}:${ink}`)
  .join(";");
