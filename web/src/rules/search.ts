/** Clauses that speak of all the words looked for, or bear the number. */
import type { Language } from "../i18n/languages";
import type { ClauseInfo, RulebookInfo, RulingInfo } from "../net/types";
import { fits, wordsOf, type Word } from "./stems";

export function search(book: RulebookInfo, wanted: string, language: Language): ClauseInfo[] {
  if (!wanted.trim()) return book.clauses;
  const asked = wordsOf(wanted, language).map((typed) => alike(book, typed, language));
  return book.clauses.filter((clause) => {
    const words = wordsOf(textOf(book, clause, language), language);
    return asked.every((meant) => meant.some((typed) => words.some((word) => fits(word, typed))));
  });
}

/** What is read of a clause: its number, the title it stands under, its text. */
function textOf(book: RulebookInfo, clause: ClauseInfo, language: Language): string {
  return [clause.number, book.sections[clause.section]?.[language], ...clause.parts.map((part) => part.text[language])].join(" ");
}

/** The word and those that the rulebook calls its synonyms. */
function alike(book: RulebookInfo, typed: Word, language: Language): Word[] {
  const groups = book.synonyms.map((group) => (group[language] ?? []).flatMap((one) => wordsOf(one, language)));
  return [typed, ...groups.filter((group) => group.some((one) => one.stem === typed.stem)).flat()];
}

export function rulingsOf(book: RulebookInfo, clause: string): RulingInfo[] {
  return book.rulings.filter((ruling) => ruling.clauses.includes(clause));
}
