import type { Language } from '../api/reader.js';
import { describedEnum } from './enum-type.js';

/** Shared by modules. It has a file of its own, so that the schema contains it once. */
export const LanguageEnum = describedEnum<Language>(
  'Language',
  'A language of texts for users, by its code of ISO 639-1.',
  { en: 'English.', de: 'German.' },
);
