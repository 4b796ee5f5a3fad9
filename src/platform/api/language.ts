import Negotiator from 'negotiator';

/** The languages of texts for users; the first where a client asks for none of them. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** A text in every language of the service. */
export type InLanguages<T = string> = Readonly<Record<Language, T>>;

/** More than any browser sends; a longer header says nothing. */
const MAX_HEADER_LENGTH = 500;

/** What an `Accept-Language` header asks for: the best of the languages that there are. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return DEFAULT_LANGUAGE;
  const asked = new Negotiator({ headers: { 'accept-language': header } });
  const best = asked.language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === best) ?? DEFAULT_LANGUAGE;
}
