/** Words and figures that must fit where they are printed. */

const NARROW = /[iljtfr.,:;'’ !|I()-]/;
const WIDE = /[mwMWŒœÆæ@%]/;

/** About how wide a text is, in the narrow cut of the board's letters. */
export function breadth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.84 : /\p{Lu}/u.test(letter) ? 0.64 : 0.54), 0) * size;
}

/** The text, or as much of it as fits, with an ellipsis. */
export function fitted(text: string, width: number, size: number): string {
  if (breadth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && breadth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** +4 or −3, with the true minus sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
