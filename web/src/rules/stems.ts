/** Words as a search compares them: without their endings, by the table of each language (`language.toml`). */
import { fold } from "../live/tickets";
import { FIRST, folder, type Language } from "../i18n/languages";

interface Endings {
  endings: string[];
  common: string[];
}
const FOUND = import.meta.glob<Endings>("$languages/*/language.toml", { eager: true, query: "?search", import: "default" });
const TABLES = new Map(Object.entries(FOUND).map(([path, found]) => [folder(path), found]));
/** Letters that a word keeps: of a plural, and of every other form. */
const SHORTEST_PLURAL = 2;
const SHORTEST = 3;
/** Fewer typed letters are a whole word, more may be its beginning. */
const BEGINNING = 4;

export interface Word {
  /** As it is written, in small letters. */
  written: string;
  /** Without accents and ending. */
  stem: string;
}

function tableOf(language: Language): Endings {
  return (TABLES.get(language) ?? TABLES.get(FIRST)) as Endings;
}

/** The words of a text; those that every sentence has are left out, unless nothing else is there. */
export function wordsOf(text: string, language: Language): Word[] {
  const { common } = tableOf(language);
  const all = text.toLowerCase().match(/[\p{L}\d]+(?:-\d+)?/gu) ?? [];
  const telling = all.filter((word) => !common.includes(word));
  return (telling.length ? telling : all).map((written) => ({ written, stem: stemOf(written, language) }));
}

/** "crevaisons", "crevé" and "crever" are all "crev". */
export function stemOf(written: string, language: Language): string {
  const whole = fold(written);
  const single = /[sx]$/.test(whole) && whole.length > SHORTEST_PLURAL ? whole.slice(0, -1) : whole;
  const ending = tableOf(language)
    .endings.map(fold)
    .find((one) => single.endsWith(one) && single.length - one.length >= SHORTEST);
  return (ending ? single.slice(0, -ending.length) : single).replace(/(.)\1$/, "$1"); // "jette" and "jeter"
}

/** Is this the word that somebody types? With an accent it is only itself: "dés" is neither "des" nor "désigne". */
export function fits(word: Word, typed: Word): boolean {
  if (typed.written.length >= BEGINNING && fold(word.written).startsWith(fold(typed.written))) return true;
  if (word.written.endsWith(`-${typed.written}`)) return true; // the number of a clause
  if (word.stem !== typed.stem) return false;
  return typed.written.length >= BEGINNING || fold(typed.written) === typed.written || fold(word.written) !== word.written;
}
