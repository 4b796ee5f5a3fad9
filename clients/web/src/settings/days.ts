import { language } from '../i18n/language';

/** A day of the calendar, like 2026-12-24, in words: the same wherever one reads it. */
export const dayOf = (text: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${text}T00:00:00Z`),
  );
