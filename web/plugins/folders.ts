/** What the folders of games and languages say of themselves. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { readToml, type Values } from "../src/edition/toml.ts";
import { PACKAGE } from "./places.ts";

/** What the pages need of each file; the rest does not travel. `?names` only comes with a game's words, `?search` with a rulebook. */
const TRAVELS: Record<string, string[]> = {
  "meta.toml": ["order", "minutes", "inks"],
  "language.toml": ["order", "read", "typography", "percent", "printed"],
  "language.toml?names": ["names"],
  "language.toml?search": ["endings", "common"],
};

/** The facts of every folder that holds a file of that name, by folder. */
function facts(kind: "games" | "languages", name: string): Map<string, Values> {
  const folders = readdirSync(`${PACKAGE}/${kind}`).filter((folder) => existsSync(`${PACKAGE}/${kind}/${folder}/${name}`));
  return new Map(folders.map((folder) => [folder, readToml(readFileSync(`${PACKAGE}/${kind}/${folder}/${name}`, "utf-8"))]));
}

export const games = (): Map<string, Values> => facts("games", "meta.toml");

/** The codes of the languages, the first language first. */
export function languages(): string[] {
  const found = [...facts("languages", "language.toml")];
  return found.sort(([, one], [, other]) => Number(one.order) - Number(other.order)).map(([code]) => code);
}

/** A text of a file in that language, else in the first language that has it. */
export function inLanguage(values: Values, key: string, language: string): string {
  const found = [language, ...languages()].map((code) => values[`${key}.${code}`]).find((text) => typeof text === "string");
  return typeof found === "string" ? found : "";
}

/** `meta.toml` and `language.toml` as modules. */
export function folderFacts(): Plugin {
  return {
    name: "folder-facts",
    enforce: "pre",
    transform(code, id) {
      const wanted = TRAVELS[id.slice(id.lastIndexOf("/") + 1)];
      if (!wanted) return undefined;
      const values = readToml(code);
      const kept = Object.fromEntries(wanted.filter((key) => key in values).map((key) => [key, values[key]]));
      return { code: `export default ${JSON.stringify(kept)}`, map: null, moduleType: "js" };
    },
  };
}
