import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, LANGUAGES } from './reader.js';
import type { Language } from './reader.js';

/** Longer than the header of any browser; a longer one is ignored. */
const MAX_HEADER_LENGTH = 500;

/** The best of the service's languages for an `Accept-Language` header. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return DEFAULT_LANGUAGE;
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  const best = negotiator.language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === best) ?? DEFAULT_LANGUAGE;
}
