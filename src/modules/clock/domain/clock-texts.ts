import type { InLanguages, Language } from '../../../platform/api/reader.js';
import type { TimeControl } from './clock.js';

interface Words {
  /** The singular and the plural of each unit. */
  readonly units: readonly (readonly [seconds: number, one: string, many: string])[];
  readonly turn: (span: string) => string;
  readonly bank: (span: string) => string;
  readonly increment: (span: string) => string;
  readonly none: string;
  readonly weekends: string;
  readonly vacation: string;
}

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

const WORDS: InLanguages<Words> = {
  en: {
    units: [
      [DAY, 'day', 'days'],
      [HOUR, 'hour', 'hours'],
      [MINUTE, 'minute', 'minutes'],
      [1, 'second', 'seconds'],
    ],
    turn: (span) => `${span} a turn`,
    bank: (span) => `${span} for all turns`,
    increment: (span) => `, and ${span} more after each`,
    none: 'no clock',
    weekends: ', weekends off',
    vacation: ', vacation counts',
  },
  de: {
    units: [
      [DAY, 'Tag', 'Tage'],
      [HOUR, 'Stunde', 'Stunden'],
      [MINUTE, 'Minute', 'Minuten'],
      [1, 'Sekunde', 'Sekunden'],
    ],
    turn: (span) => `${span} je Zug`,
    bank: (span) => `${span} für alle Züge`,
    increment: (span) => `, und ${span} dazu nach jedem`,
    none: 'ohne Uhr',
    weekends: ', Wochenenden frei',
    vacation: ', Urlaub zählt mit',
  },
};

/** A time control in a few words: "3 days a turn, weekends off". */
export function clockText(control: TimeControl, language: Language): string {
  const words = WORDS[language];
  const { perTurnSeconds, bankSeconds, incrementSeconds, weekends, vacation } = control;
  if (perTurnSeconds === null && bankSeconds === null) return words.none;
  const time =
    perTurnSeconds === null
      ? words.bank(spanText(bankSeconds!, words))
      : words.turn(spanText(perTurnSeconds, words));
  const more = incrementSeconds ? words.increment(spanText(incrementSeconds, words)) : '';
  return `${time}${more}${weekends ? words.weekends : ''}${vacation ? '' : words.vacation}`;
}

/** A duration in its largest unit, with the rest in smaller ones. */
function spanText(seconds: number, { units }: Words): string {
  let left = seconds;
  const parts = units.flatMap(([size, one, many]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  });
  return parts.join(' ');
}
