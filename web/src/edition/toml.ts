/**
 * Component values pasted by a person: JSON, or the plain part of TOML that editions use (tables, dotted keys,
 * numbers, strings, booleans, lists). Nested tables become dotted keys, as the house names its values.
 */
export class BadValues extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

export type Values = Record<string, unknown>;
const BARE_KEY = /^[A-Za-z0-9_.-]+$/;

export function readValues(text: string): Values {
  const found = text.trim().startsWith("{") ? flat(json(text)) : readToml(text);
  const isValue = (key: string) => key !== "name" && key !== "origin" && !key.startsWith("origin.");
  return Object.fromEntries(Object.entries(found).filter(([key]) => isValue(key)));
}

function json(text: string): Values {
  try {
    const found: unknown = JSON.parse(text);
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Values) : {};
  } catch {
    throw new BadValues(1);
  }
}

/** Tables within tables as dotted keys. */
export function flat(values: Values, before = ""): Values {
  const found: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const name = before ? `${before}.${key}` : key;
    if (value !== null && typeof value === "object" && !Array.isArray(value)) Object.assign(found, flat(value as Values, name));
    else found[name] = value;
  }
  return found;
}

/** The plain part of TOML, nested tables as dotted keys. */
export function readToml(text: string): Values {
  const found: Values = {};
  let table = "";
  const lines = text.split(/\r?\n/);
  for (let number = 0; number < lines.length; number += 1) {
    const first = number + 1;
    let line = bare(lines[number] ?? "");
    if (!line) continue;
    const heading = /^\[([^[\]]+)\]$/.exec(line);
    if (heading) {
      table = heading[1]?.trim() ?? "";
      continue;
    }
    while (open(line) && number + 1 < lines.length) line += ` ${bare(lines[(number += 1)] ?? "")}`;
    const cut = line.indexOf("=");
    const key = line.slice(0, Math.max(cut, 0)).trim().replace(/"/g, "");
    if (cut < 1 || !BARE_KEY.test(key)) throw new BadValues(first);
    Object.assign(found, flat({ [key]: value(line.slice(cut + 1).trim(), first) }, table));
  }
  return found;
}

/** A line without its comment. */
function bare(line: string): string {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted;
    if (line[at] === "#" && !quoted) return line.slice(0, at).trim();
  }
  return line.trim();
}

/** Is a list or an inline table still open at the end of the line? */
function open(line: string): boolean {
  const count = (chars: string) => [...line].filter((char) => chars.includes(char)).length;
  return count("[{") > count("]}");
}

function value(text: string, line: number): unknown {
  const asJson = text
    .replace(/(\d)_(?=\d)/g, "$1")
    .replace(/,\s*([\]}])/g, "$1")
    .replace(/([{,]\s*)([A-Za-z0-9_-]+)\s*=/g, '$1"$2":')
    .replace(/^'([^']*)'$/, '"$1"');
  try {
    return JSON.parse(asJson);
  } catch {
    throw new BadValues(line);
  }
}
