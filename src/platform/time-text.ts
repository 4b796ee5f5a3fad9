import { DateTime } from 'luxon';
import type { InLanguages, Language } from './api/reader.js';

/** The format of a moment in each language. The German one is Austrian: January is “Jänner”. */
const FORMS: InLanguages<{ readonly locale: string; readonly format: string }> = {
  en: { locale: 'en-GB', format: 'cccc, d LLLL yyyy, HH:mm' },
  de: { locale: 'de-AT', format: 'cccc, d. LLLL yyyy, HH:mm' },
};

/**
 * A moment in its reader's time zone, as in "Saturday, 21 November 2026, 14:50 (Europe/Vienna, UTC+1)".
 *
 * @param timeZone an IANA name; UTC if it is not one
 */
export function timeText(at: Date, timeZone: string, language: Language): string {
  const there = DateTime.fromJSDate(at, { zone: timeZone });
  const time = there.isValid ? there : DateTime.fromJSDate(at, { zone: 'UTC' });
  const zone = time.zoneName === 'UTC' ? 'UTC' : `${time.zoneName}, UTC${time.toFormat('Z')}`;
  const { locale, format } = FORMS[language];
  return `${time.setLocale(locale).toFormat(format)} (${zone})`;
}
