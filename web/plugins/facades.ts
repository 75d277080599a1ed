/**
 * A page or a board that travels within a group leaves a file behind that only hands it on: `export{t as default}from"./table.js"`.
 * On a slow telephone such a file costs as much as any other. Whoever imports it imports the group itself, and no page names it.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

const FACADE = /^export\{([^{}]*)\}from"\.\/([\w.-]+\.js)";?\s*$/;

interface Facade {
  /** The file that holds what is handed on. */
  file: string;
  /** Its names there, by those under which it is handed on. */
  names: [string, string][];
}

/** What a file hands on, if it does nothing else. */
export function facadeOf(code: string): Facade | null {
  const [, list = "", file = ""] = FACADE.exec(code) ?? [];
  if (!file) return null;
  return {
    file,
    names: list
      .split(",")
      .map((one) => one.split(" as "))
      .map(([inner = "", outer = inner]) => [outer, inner]),
  };
}

/** The code with every import of a facade, and every mention of its file, led to where its things are. */
export function led(code: string, facades: Map<string, Facade>): string {
  for (const [name, { file, names }] of facades) {
    const picked = names.map(([outer, inner]) => `${outer}:e.${inner}`).join(",");
    code = code.replaceAll(`import(\`./${name}\`)`, `import(\`./${file}\`).then(e=>({${picked}}))`).replaceAll(`"assets/${name}"`, `"assets/${file}"`);
  }
  return code;
}

export function withoutFacades(): Plugin {
  const facades = new Map<string, Facade>();
  return {
    name: "without-facades",
    apply: "build",
    enforce: "post",
    writeBundle({ dir = "" }, bundle) {
      for (const [path, part] of Object.entries(bundle)) {
        const found = part.type === "chunk" && part.isDynamicEntry ? facadeOf(part.code) : null;
        if (found) facades.set(path.replace("assets/", ""), found);
      }
      for (const [path, part] of Object.entries(bundle)) {
        if (part.type === "chunk" || path === "manifest.json") rewrite(`${dir}/${path}`);
      }
      for (const name of facades.keys()) rmSync(`${dir}/assets/${name}`);
    },
  };

  function rewrite(file: string): void {
    const code = readFileSync(file, "utf-8");
    const now = led(code, facades);
    if (now !== code) writeFileSync(file, now);
  }
}
