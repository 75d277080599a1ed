/** The words of a game, asked for once. The shop window does without: they travel with the stage. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Catalogue } from "../i18n/catalogue";
import type { Language } from "../i18n/languages";
import { api } from "./api";
import { once } from "./games";

export function catalogue(slug: string, language: Language): Promise<Catalogue> {
  return once(`words/${slug}/${language}`, async () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await api.words(slug, language)));
    return new Catalogue(bundle, language);
  });
}
