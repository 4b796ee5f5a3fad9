import { language } from '../i18n/language';

export const number = (value: number, digits = 2): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** With how far off it may be; nothing of that where it is exact, or not known. */
export const withError = (value: number, error: number | null): string =>
  error ? `${number(value)} ± ${number(error)}` : number(value);
