import { IANAZone } from 'luxon';

/** As IANA names zones; an offset (+01:00) is none, it knows no summer time. */
const SHAPE = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

export function isTimeZone(text: string): boolean {
  return SHAPE.test(text) && IANAZone.isValidZone(text);
}
