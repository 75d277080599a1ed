/** The words of the shell, in the reader's language; only that language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";
import { typeset, type Language } from "./typography";

export type { Language } from "./typography";
export type Args = Record<string, FluentVariable>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("../words/fr.ftl?raw"),
  en: () => import("../words/en.ftl?raw"),
};

class Speech {
  language = $state<Language>("fr");
  bundle = $state.raw(new FluentBundle("fr"));

  /** Speak a language from now on; resolves when its words are there. */
  async set(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await SOURCES[language]()).default));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The reader chose it: so it stays. */
  choose(language: Language): Promise<void> {
    remember("language", language);
    return this.set(language);
  }
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
  if (!message?.value) return id;
  return typeset(speech.bundle.formatPattern(message.value, args), speech.language);
}

/** Is there such a message? */
export function has(id: string): boolean {
  return speech.bundle.hasMessage(id);
}
