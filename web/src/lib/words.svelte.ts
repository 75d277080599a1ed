/** The words of the shell, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../words/en.ftl?raw";
import french from "../words/fr.ftl?raw";
import { recall, remember } from "./memory";
import { typeset, type Language } from "./typography";

export type { Language } from "./typography";
export type Args = Record<string, FluentVariable>;

const bundles: Record<Language, FluentBundle> = { fr: bundle("fr", french), en: bundle("en", english) };

export function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

class Speech {
  language = $state<Language>(first());

  set(language: Language): void {
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  }
}

function first(): Language {
  const kept = recall("language");
  const found = kept ?? (navigator.language.startsWith("fr") || !navigator.language.startsWith("en") ? "fr" : "en");
  const language: Language = found === "en" ? "en" : "fr";
  document.documentElement.lang = language;
  return language;
}

export const speech = new Speech();

/** A message of the shell. */
export function t(id: string, args?: Args): string {
  const speaking = bundles[speech.language];
  const message = speaking.getMessage(id);
  if (!message?.value) return id;
  return typeset(speaking.formatPattern(message.value, args), speech.language);
}

/** Is there such a message? */
export function has(id: string): boolean {
  return bundles[speech.language].hasMessage(id);
}
