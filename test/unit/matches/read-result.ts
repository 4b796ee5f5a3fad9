/** Reads the texts about results as a person does, to compare what they say with the facts of the deal. */
import type { Seat } from '../../../src/engine/index.js';
import type { Language } from '../../../src/platform/api/reader.js';

export const NAMES = ['Anna', 'Bert', 'Carl', 'Doris'] as const;

interface Reading {
  readonly text: string;
  readonly viewerSeat: Seat | null;
}

/** What a side is said to have: now, or when the talon was closed. */
export interface Said {
  readonly seats: readonly Seat[];
  readonly atClose: boolean;
  readonly tricks: 'none' | 'some' | null;
  readonly cardPoints: number | null;
}

interface Patterns {
  /** Sentences about what a side has, with the groups `who` and perhaps `points`. */
  readonly said: readonly (readonly [RegExp, Omit<Said, 'seats' | 'cardPoints'>])[];
  /** Reasons with the game points that they bring, before doubling and carried deals. */
  readonly prices: readonly (readonly [RegExp, number])[];
  readonly price: RegExp;
  readonly carried: RegExp;
  readonly bummerl: RegExp;
}

const PATTERNS: Readonly<Record<Language, Patterns>> = {
  de: {
    said: [
      [
        /(?:^|\. )(?<who>[^.]+?) (?:hast|hat|habt|haben) keinen Stich \(Schwarz\)/,
        { atClose: false, tricks: 'none' },
      ],
      [
        /(?:^|\. )(?<who>[^.]+?) (?:hast|hat|habt|haben) (?:nur )?(?<points>\d+) Augen[:, ]/,
        { atClose: false, tricks: 'some' },
      ],
      [
        /(?:^|\. )(?<who>[^.]+?) hattes?t?e? beim Zudrehen noch keinen Stich \(Schwarz\)/,
        { atClose: true, tricks: 'none' },
      ],
      [
        /(?:^|\. )(?<who>[^.]+?) hattes?t?e? beim Zudrehen (?:nur )?(?<points>\d+) Augen/,
        { atClose: true, tricks: 'some' },
      ],
      [
        /, und (?<who>[^.,]+?) hattes?t?e? beim Zudrehen noch keinen Stich:/,
        { atClose: true, tricks: 'none' },
      ],
      [
        /, und (?<who>[^.,]+?) hattes?t?e? beim Zudrehen schon einen Stich:/,
        { atClose: true, tricks: 'some' },
      ],
    ],
    prices: [
      [/keinen Stich \(Schwarz\)/, 3],
      [/\(Schneider\)/, 2],
      [/beim Zudrehen noch keinen Stich/, 3],
      [/beim Zudrehen schon einen Stich/, 2],
      [/Falsches Ausmelden:|Falsches Ausmelden, /, 2],
      [/Regelwidrige Karte/, 3],
      [/\d+ Augen[:,]/, 1],
    ],
    price: /: (\d+) Punkte?\.$/,
    carried: /(\d+) Punkte? mehr für/,
    bummerl: /(?<count>ein|zwei|vier) Bummerl für (?<who>[^.]+)\./gi,
  },
  en: {
    said: [
      [
        /(?:^|\. )(?<who>[^.]+?) (?:has|have) no trick \(Schwarz\)/,
        { atClose: false, tricks: 'none' },
      ],
      [
        /(?:^|\. )(?<who>[^.]+?) (?:has|have) (?:only )?(?<points>\d+) card points[:, ]/,
        { atClose: false, tricks: 'some' },
      ],
      [
        /(?:^|\. )(?<who>[^.]+?) had no trick at the close \(Schwarz\)/,
        { atClose: true, tricks: 'none' },
      ],
      [
        /(?:^|\. )(?<who>[^.]+?) had (?:only )?(?<points>\d+) card points at the close/,
        { atClose: true, tricks: 'some' },
      ],
      [/, and (?<who>[^.,]+?) had no trick at the close:/, { atClose: true, tricks: 'none' }],
      [/, and (?<who>[^.,]+?) had a trick at the close:/, { atClose: true, tricks: 'some' }],
    ],
    prices: [
      [/no trick(?: at the close)? \(Schwarz\)/, 3],
      [/\(Schneider\)/, 2],
      [/had no trick at the close/, 3],
      [/had a trick at the close/, 2],
      [/A false claim[:,] /, 2],
      [/A card against the rules/, 3],
      [/\d+ card points(?: at the close)?[:,]/, 1],
    ],
    price: /: (\d+) game points?\.$/,
    carried: /(\d+) game points? more/,
    bummerl: /(?<count>one|two|four) Bummerl(?: each)? for (?<who>[^.]+)\./gi,
  },
};

const COUNTS: Readonly<Record<string, number>> = {
  ein: 1,
  one: 1,
  zwei: 2,
  two: 2,
  vier: 4,
  four: 4,
};

/** The seats of a list of names; “you” is the reader. */
export function seatsOf(names: string, viewerSeat: Seat | null): Seat[] {
  const seats = names
    .split(/, | und | and /)
    .map((name) =>
      /^(du|dich|dir|you)$/i.test(name) ? viewerSeat : (NAMES as readonly string[]).indexOf(name),
    );
  if (seats.some((seat) => seat === null || seat < 0)) throw new Error(`who is “${names}”?`);
  return (seats as Seat[]).sort();
}

/** What the text says that a side has. */
export const saidIn = ({ text, viewerSeat }: Reading, language: Language): Said[] =>
  PATTERNS[language].said.flatMap(([pattern, said]) => {
    const found = pattern.exec(text)?.groups;
    if (!found) return [];
    const cardPoints = found['points'] === undefined ? null : Number(found['points']);
    return [{ ...said, seats: seatsOf(found['who']!, viewerSeat), cardPoints }];
  });

/** The game points that the text names, and those that its own reasons give; null where it names none. */
export function priceIn(text: string, language: Language) {
  const { price, prices, carried } = PATTERNS[language];
  const named = price.exec(text)?.[1];
  if (named === undefined) return null;
  const reason = prices.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const double = Number(/×(\d)/.exec(text)?.[1] ?? 1);
  const more = Number(carried.exec(text)?.[1] ?? 0);
  return { named: Number(named), explained: reason === null ? null : reason * double + more };
}

/** The Bummerl that the text gives to each seat. */
export function bummerlIn(
  { text, viewerSeat }: Reading,
  language: Language,
  seats: number,
): number[] {
  const counts = new Array<number>(seats).fill(0);
  for (const { groups } of text.matchAll(PATTERNS[language].bummerl))
    for (const seat of seatsOf(groups!['who']!, viewerSeat))
      counts[seat] = COUNTS[groups!['count']!.toLowerCase()]!;
  return counts;
}

/** The first words of the text up to a verb: who did what it tells first. */
export function subjectOf({ text, viewerSeat }: Reading): Seat[] {
  const [subject] = text.split(/ (?:hast|hat|habt|haben|claimed|closed|resigned|ran|played|won)\b/);
  return seatsOf(subject!, viewerSeat);
}
