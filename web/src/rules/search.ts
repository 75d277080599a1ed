/** Clauses that hold all the words looked for, or bear the number. */
import { fold } from "../live/tickets";
import type { ClauseInfo, RulebookInfo, RulingInfo } from "../net/types";

export function search(book: RulebookInfo, wanted: string, language: string): ClauseInfo[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return book.clauses;
  return book.clauses.filter((clause) => {
    const text = fold(`${clause.number} ${clause.parts.map((part) => part.text[language] ?? "").join(" ")}`);
    return words.every((word) => text.includes(word));
  });
}

export function rulingsOf(book: RulebookInfo, clause: string): RulingInfo[] {
  return book.rulings.filter((ruling) => ruling.clauses.includes(clause));
}
