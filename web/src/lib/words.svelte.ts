/** The words of the shell, in the reader's language; only that language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";
import { typeset, type Language } from "./typography";

export type { Language } from "./typography";
export type Args = Record<string, FluentVariable>;

type Source = () => Promise<{ default: string }>;

/** The words of the first page, and all the others (vite.config.ts cuts the file at its ### line). */
const SOURCES: Record<Language, { first: Source; rest: Source }> = {
  fr: { first: () => import("../words/fr.ftl?first"), rest: () => import("../words/fr.ftl?rest") },
  en: { first: () => import("../words/en.ftl?first"), rest: () => import("../words/en.ftl?rest") },
};

class Speech {
  language = $state<Language>("fr");
  bundle = $state.raw(new FluentBundle("fr"));
  private all = false;
  private latest: Promise<void> = Promise.resolve();
  private readonly extra = new Map<string, Record<Language, Source>>();

  /** Speak a language from now on; resolves when its words are there. */
  set(language: Language): Promise<void> {
    const made: Promise<void> = this.load(language, () => made === this.latest);
    this.latest = made;
    return made;
  }

  /** Words that come late never push newer ones away: whoever asked for them waits for the newer ones too. */
  private async load(language: Language, newest: () => boolean): Promise<void> {
    const wanted = [SOURCES[language].first(), ...(this.all ? [SOURCES[language].rest()] : []), ...[...this.extra.values()].map((source) => source[language]())];
    const found = await Promise.all(wanted);
    if (!newest()) return this.latest;
    this.bundle = bundleOf(language, found);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Everything that can be said, not only on the first page. */
  async whole(): Promise<void> {
    if (this.all) return this.latest;
    this.all = true;
    await this.set(this.language);
  }

  /** The words of a few pages only, from now on. */
  async also(name: string, sources: Record<Language, Source>): Promise<void> {
    if (this.extra.has(name)) return this.latest;
    this.extra.set(name, sources);
    await this.set(this.language);
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

function bundleOf(language: Language, sources: { default: string }[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source.default));
  return bundle;
}

/** The language of the last visit, else the browser's, else French. */
export function preferred(): Language {
  const kept = recall("language");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.startsWith("en") ? "en" : "fr";
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
