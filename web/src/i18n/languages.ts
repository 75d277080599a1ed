/** The languages of the house: each is a folder of catalogues that says how it is written (`language.toml`). */
export type Language = string;
/** The languages in which words are printed on drawn objects: those are part of a drawing, not of a catalogue. */
export type Printed = "fr" | "en";

interface Facts {
  order: number;
  /** What the button says that leads to this language. */
  read: string;
  typography: "french" | "english";
  /** What follows a whole number of hundredths. */
  percent: string;
  /** In which of them a reader of this language sees the objects; as the first language does, if it does not say. */
  printed?: Printed;
}

const FOUND = import.meta.glob<Facts>("$languages/*/language.toml", { eager: true, import: "default" });
const FACTS = Object.entries(FOUND)
  .map(([path, facts]) => [folder(path), facts] as const)
  .sort(([, one], [, other]) => one.order - other.order);

/** The first language is spoken to whoever asks for none of the others. */
export const LANGUAGES: Language[] = FACTS.map(([language]) => language);
export const FIRST = LANGUAGES[0] as Language;

export function facts(language: Language): Facts {
  return (FACTS.find(([one]) => one === language) ?? FACTS[0])?.[1] as Facts;
}

export function printed(language: Language): Printed {
  return facts(language).printed ?? (facts(FIRST).printed as Printed);
}

/** The language whose folder a file lies in. */
export function folder(path: string): Language {
  return path.split("/").at(-2) ?? "";
}

/** A text in that language, else in the first language that has it. */
export function inLanguage(text: Record<string, string>, language: Language): string {
  return text[language] ?? LANGUAGES.map((one) => text[one]).find((one) => one !== undefined) ?? "";
}
