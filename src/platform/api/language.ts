import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, LANGUAGES } from './reader.js';
import type { Language } from './reader.js';

/** More than any browser sends; a longer header says nothing. */
const MAX_HEADER_LENGTH = 500;

/** What an `Accept-Language` header asks for: the best of the languages that there are. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return DEFAULT_LANGUAGE;
  const asked = new Negotiator({ headers: { 'accept-language': header } });
  const best = asked.language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === best) ?? DEFAULT_LANGUAGE;
}
