/** A move that somebody names in their own words: by its notation, or by words of its label. */
export interface Named {
  token: string;
  label: string;
}

/** Letters without accents and capitals, so that "étoile" and "Etoile" are the same. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The token that is meant: the one that is so written, else the only one whose label has all the words, little ones apart; null: who knows. */
export function meant(text: string, known: Named[]): string | null {
  const words = folded(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length > 2 || /\d/.test(word));
  const exact = known.find((one) => one.token === text.trim());
  const fits = (label: string): boolean => words.every((word) => folded(label).includes(word));
  const fitting = words.length ? known.filter((one) => fits(one.label)) : [];
  return (exact ?? (fitting.length === 1 ? fitting[0] : undefined))?.token ?? null;
}
