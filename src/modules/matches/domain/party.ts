import type { Seat } from '../../../engine/index.js';

/** The players of a match in a text, as one of them or a spectator reads it. */
export interface NamedPlayers {
  /** By seat. */
  readonly names: readonly string[];
  /** The reader’s own seat, which is “you”; null for spectators and backers. */
  readonly viewerSeat: Seat | null;
}

/** Players as a part of a sentence: by their names, or “you”. */
export interface Party {
  /** As the subject at the beginning of a sentence. */
  readonly start: string;
  readonly subject: string;
  /** After “for”. */
  readonly object: string;
  readonly dative: string;
  /** The forms of “have” that fit the subject. */
  readonly has: string;
  readonly had: string;
}

type Form = 'you' | 'one' | 'youAndOthers' | 'several';

/** The words of a language for a party. */
export interface PartyWords {
  /** “You” in the three cases. */
  readonly you: Readonly<Record<'subject' | 'object' | 'dative', string>>;
  readonly and: string;
  readonly has: Readonly<Record<Form, string>>;
  readonly had: Readonly<Record<Form, string>>;
}

/** The players of some seats as a part of a sentence. The reader comes first. */
export function partyOf(
  seats: readonly Seat[],
  { names, viewerSeat }: NamedPlayers,
  { you, and, has, had }: PartyWords,
): Party {
  const isReader = viewerSeat !== null && seats.includes(viewerSeat);
  const others = seats.filter((seat) => seat !== viewerSeat).map((seat) => names[seat]!);
  const form = formOf(isReader, others.length);
  const listPlayers = (pronoun: string) => joinNames(isReader ? [pronoun, ...others] : others, and);
  const subject = listPlayers(you.subject);
  return {
    start: isReader ? capitalize(subject) : subject,
    subject,
    object: listPlayers(you.object),
    dative: listPlayers(you.dative),
    has: has[form],
    had: had[form],
  };
}

function formOf(isReader: boolean, others: number): Form {
  if (isReader) return others === 0 ? 'you' : 'youAndOthers';
  return others === 1 ? 'one' : 'several';
}

const joinNames = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
