import type { Language } from '../api/reader.js';
import { describedEnum } from './enum-type.js';

/** Shared by modules: a file of its own, so that the schema has it once. */
export const LanguageEnum = describedEnum<Language>(
  'Language',
  'A language in which the service speaks, by its code of ISO 639-1.',
  { en: 'English.', de: 'German.' },
);
