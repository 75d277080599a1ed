/** The words of the pages, cut by when they are needed, together with what each game says of itself. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { games, inLanguage, languages } from "./folders.ts";
import { PACKAGE, SOURCES } from "./places.ts";

/** The texts of the games' folders as messages: `game-mark-line = …`. */
function gameMessages(language: string, prefix: string, suffix: string, key: string): string {
  const lines = [...games()].map(([slug, values]) => `${prefix}-${slug}${suffix} = ${inLanguage(values, key, language)}`);
  return `\n${lines.join("\n")}\n`;
}

/** The messages alone: who translates reads the comments, no page does. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n|^\n(?! )/gm, "");
}

/**
 * `app.ftl?first` are the words of the first page, cut at the ### line, `app.ftl?all` those and the others; `pages.ftl?pages` is
 * what only a few pages say, with the credits of the games; `?whole` takes a file as it is.
 */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    transform(code, id) {
      const [, language = "", part] = /\/(\w+)\/\w+\.ftl\?(first|all|pages|whole)$/.exec(id) ?? [];
      if (!part) return undefined;
      const cut = code.indexOf("\n### ");
      const lines = (): string => gameMessages(language, "game", "-line", "tagline");
      const text = {
        first: () => code.slice(0, cut) + lines(),
        all: () => code + lines(),
        whole: () => code,
        pages: () => code + gameMessages(language, "credits", "", "credits"),
      }[part as "first" | "all" | "pages" | "whole"]();
      return { code: `export default ${JSON.stringify(withoutComments(text))}`, map: null, moduleType: "js" };
    },
  };
}

/** The service worker, which has no catalogue, with its few sentences in every language. */
export function serviceWorker(): Plugin {
  const sentences = (language: string): Record<string, string> => {
    const found = readFileSync(`${PACKAGE}/languages/${language}/app.ftl`, "utf-8").matchAll(/^push-(turn|round|invite|test) = (.*)$/gm);
    return Object.fromEntries([...found].map(([, kind, text]) => [kind, text]));
  };
  return {
    name: "service-worker",
    apply: "build",
    generateBundle() {
      const words = Object.fromEntries(languages().map((language) => [language, sentences(language)]));
      const source = readFileSync(`${SOURCES}/sw.js`, "utf-8").replace("__SENTENCES__", JSON.stringify(words));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
