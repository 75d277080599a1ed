/**
 * The fonts weigh as much as a table. A page that does not ask for them at once (the server takes their links out of the page
 * of a table) does without them until all else that it named has come; then both come together, so that text moves once at most.
 */
const FIRST = ["16px 'Bowlby One'", "16px 'Bricolage Grotesque Variable'"];

export function holdFonts(): void {
  if (document.querySelector('link[as="font"]')) return;
  const page = document.documentElement;
  page.dataset.fonts = "later";
  const bring = (): void => {
    delete page.dataset.fonts;
    for (const font of FIRST) document.fonts.load(font).catch(() => undefined); // no line: the others stay
  };
  addEventListener("load", bring, { once: true });
}
