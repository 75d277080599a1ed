/** The words of the shell, in the reader's language; only that language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "../platform/storage";
import { FIRST, folder, LANGUAGES, type Language } from "./languages";
import { typeset } from "./typography";

export type Args = Record<string, FluentVariable>;

/** The files of a catalogue, by their paths: one in the folder of each language. */
type Sources = Record<string, () => Promise<string>>;

/** The words of the first page, and all of them as one file (plugins/catalogues.ts cuts the file at its ### line). */
const START: Sources = import.meta.glob<string>("$languages/*/app.ftl", { query: "?first", import: "default" });
const ALL: Sources = import.meta.glob<string>("$languages/*/app.ftl", { query: "?all", import: "default" });

class Speech {
  language = $state<Language>(FIRST);
  bundle = $state.raw(new FluentBundle(FIRST));
  private all = false;
  private latest: Promise<void> = Promise.resolve();
  private readonly extra = new Set<Sources>();
  private readonly read = new Map<string, FluentResource>();

  /** Speak a language from now on; resolves when its words are there. */
  set(language: Language): Promise<void> {
    const made: Promise<void> = this.load(language, () => made === this.latest);
    this.latest = made;
    return made;
  }

  /** Words that come late never push newer ones away: whoever asked for them waits for the newer ones too. */
  private async load(language: Language, newest: () => boolean): Promise<void> {
    const wanted = [this.all ? ALL : START, ...this.extra];
    const found = await Promise.all(wanted.map((sources) => inFolder(sources, language)));
    if (!newest()) return this.latest;
    this.bundle = this.bundleOf(language, found);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Everything that can be said, not only on the first page. */
  async whole(language = this.language): Promise<void> {
    if (this.all) return this.latest;
    this.all = true;
    await this.set(language);
  }

  /** The words of a few pages only, from now on. */
  async also(sources: Sources): Promise<void> {
    if (this.extra.has(sources)) return this.latest;
    this.extra.add(sources);
    await this.set(this.language);
  }

  /** The words of these files; each file is read once. */
  private bundleOf(language: Language, sources: string[]): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = this.read.get(source) ?? new FluentResource(source);
      this.read.set(source, resource);
      bundle.addResource(resource);
    }
    return bundle;
  }

  get complete(): boolean {
    return this.all;
  }

  /** The reader chose it: so it stays. */
  choose(language: Language): Promise<void> {
    remember("language", language);
    return this.set(language);
  }
}

async function inFolder(sources: Sources, language: Language): Promise<string> {
  const path = Object.keys(sources).find((one) => folder(one) === language);
  return (await sources[path ?? ""]?.()) ?? "";
}

/** The language of the last visit, else the browser's, else the first one. */
export function preferred(): Language {
  const known = (wanted: string | null): Language | undefined => LANGUAGES.find((one) => one === wanted);
  return known(recall("language")) ?? known(navigator.language.split("-")[0] ?? "") ?? FIRST;
}

export const speech = new Speech();

/** A message of the shell. */
export function t(id: string, args?: Args): string {
  const message = speech.bundle.getMessage(id);
  if (!message?.value) return later(id);
  return typeset(speech.bundle.formatPattern(message.value, args), speech.language);
}

/** A word that the first page did not bring: it comes in a moment. */
function later(id: string): string {
  if (speech.complete) return id;
  queueMicrotask(() => void speech.whole());
  return "";
}

/** Is there such a message? */
export function has(id: string): boolean {
  return speech.bundle.hasMessage(id);
}
