/** Typography: in French narrow no-break spaces before : ; ? ! and inside « »; in every language true quotes and a true minus. */
import { facts, type Language } from "./languages";

const NARROW = "\u202f";

/** A number with a true minus. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}

/** A whole number of hundredths: "69 %" in French, "69%" in English. */
export function percent(number: number, language: Language): string {
  return `${number}${facts(language).percent}`;
}

/** Names one after the other, as the language joins them: "Marthe et Anatole". */
export function listed(names: string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}

export function typeset(text: string, language: Language): string {
  const signed = text.replace(/(^|[\s(])-(\d)/g, "$1−$2");
  if (facts(language).typography !== "french") return signed.replace(/(\w)'/g, "$1’").replace(/"([^"]*)"/g, "“$1”");
  return signed
    .replace(/ ([:;?!»])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/(\S)'(\S)/g, "$1’$2");
}
