import { expect, it } from "vitest";
import { catalogues } from "../../plugins/catalogues";

type Transform = (code: string, id: string) => { code: string } | undefined;

/** What travels of a catalogue. */
function sent(text: string, id: string): string {
  const found = (catalogues().transform as Transform)(text, id);
  return JSON.parse(found?.code.replace("export default ", "") ?? '""') as string;
}

it("sends the messages of a catalogue without its comments, whole", () => {
  const text = "## A title\n\n# A note\nfirst = # 1\n\nsecond =\n    one line\n\n    and another\n";
  expect(sent(text, "/fr/lobby.ftl?whole")).toBe("first = # 1\nsecond =\n    one line\n\n    and another\n");
});

it("cuts the words of the first page from the others", () => {
  const text = "first = 1\n\n### Beyond\n\nlater = 2\n";
  expect(sent(text, "/fr/app.ftl?first")).toMatch(/^first = 1\ngame-/);
  expect(sent(text, "/fr/app.ftl?all")).toMatch(/^first = 1\nlater = 2\ngame-/);
});
