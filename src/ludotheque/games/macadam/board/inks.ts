/** The inks of Macadam, in one place: the board, the figures of the rulebook, the trophy and the printed sheets set them. */
export const INKS: Record<string, string> = {
  "--mc-noir": "#1B2030",
  "--mc-craie": "#FFFDF6",
  "--mc-asphalte": "#3D4A5E",
  "--mc-asphalte-2": "#39465A",
  "--mc-zebra": "#F2C230",
  "--mc-pave-1": "#E9DFC8",
  "--mc-pave-2": "#E4D3C0",
  "--mc-pave-3": "#DDE0CF",
  "--mc-rouge": "#CE3420",
  "--mc-bleu": "#2A6FC0",
  "--mc-arbre": "#5C9A5A",
  "--mc-arbre-2": "#7DB56D",
  "--mc-peau": "#EDB58F",
  "--mc-ped_green": "#23774A",
  "--mc-ped_red": "#CE3420",
  "--mc-ped_blue": "#2A6FC0",
  "--mc-ped_yellow": "#E3B505",
  "--mc-feu-vert": "#59D98E",
  "--mc-feu-rouge": "#FF8A73",
  "--mc-fleche": "#35B36B",
  "--mc-drap": "#1F3566",
  "--mc-drap-2": "#14254C",
  "--mc-velo": "#0C8460",
  "--mc-cyclo": "#7C3A66",
  "--mc-toile": "#3A4A6B",
  "--mc-chrome": "#B8C0CC",
  "--mc-phare": "#F7DE8A",
};

/** For the style attribute of whatever holds pieces of the game. */
export const INK_STYLE = Object.entries(INKS)
  .map(([name, ink]) => `${name}:${ink}`)
  .join(";");
