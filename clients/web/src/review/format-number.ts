import { language } from '../i18n/language';

export const number = (value: number, digits = 2): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** A number with its standard error. Without an error (null or 0) only the number is shown. */
export const withError = (value: number, error: number | null): string =>
  error ? `${number(value)} ± ${number(error)}` : number(value);
