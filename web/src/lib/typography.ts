/** French typography: narrow no-break spaces before : ; ? ! and inside « »; in both languages true quotes and a true minus. */
const NARROW = "\u202f";

export type Language = "fr" | "en";

/** A number with a true minus. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}

/** A whole number of hundredths: "69 %" in French, "69%" in English. */
export function percent(number: number, language: Language): string {
  return language === "fr" ? `${number}\u00a0%` : `${number}%`;
}

export function typeset(text: string, language: Language): string {
  const signed = text.replace(/(^|[\s(])-(\d)/g, "$1−$2");
  if (language !== "fr") return signed.replace(/(\w)'/g, "$1’").replace(/"([^"]*)"/g, "“$1”");
  return signed
    .replace(/ ([:;?!»])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/(\S)'(\S)/g, "$1’$2");
}
