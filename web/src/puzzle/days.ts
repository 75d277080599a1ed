/** The words for a day, as the reader's language writes it. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));
}
