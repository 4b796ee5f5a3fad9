import type { Language } from '../api/reader.js';
import { upperCaseEnum } from './enum-type.js';

/** Several modules use this enum. It has its own file so that the schema contains it once. */
export const LanguageEnum = upperCaseEnum<Language>(
  'Language',
  'A language of texts for users, by its code of ISO 639-1.',
  { en: 'English.', de: 'German.' },
);
