import { DateTime } from 'luxon';
import { catalogue } from '../../../engine/index.js';
import type { WaitingTurn } from '../domain/delivery.js';
import type { NotificationType } from '../domain/notification.js';

/** What a notice is made of: names, times and a way to look, nothing of cards. */
export interface NoticeFacts {
  readonly type: NotificationType;
  /** An IANA name, by which times are told. */
  readonly timeZone: string;
  readonly variant: string | null;
  /** The others at the table, by name. */
  readonly opponents: readonly string[];
  readonly deadline: Date | null;
  /** A digest's: every match that waits, those that run out first in front. */
  readonly waiting: readonly WaitingTurn[] | null;
}

/** The facts as they are told. */
interface Told {
  readonly game: string;
  readonly others: string;
  /** "Until …" as a sentence, nothing without a deadline. */
  readonly until: string;
}

interface Text {
  readonly subject: (told: Told) => string;
  readonly says: (told: Told) => string;
}

/** What is said of each type. */
const TEXTS: Readonly<Record<NotificationType, Text>> = {
  CHALLENGE: {
    subject: ({ others }) => `A challenge to a match with ${others}`,
    says: ({ game, others }) => `You are challenged to a match with ${others}: ${game}.`,
  },
  CHALLENGE_DECLINED: {
    subject: ({ others }) => `Your challenge to ${others} was declined`,
    says: ({ game, others }) => `Your challenge to ${others} was declined: ${game}.`,
  },
  BACKING_ASKED: {
    subject: () => 'Somebody would back your seat',
    says: ({ game }) => `Somebody asks to be the idle partner of your seat: ${game}.`,
  },
  BACKING_ANSWERED: {
    subject: () => 'Your request to back a seat',
    says: ({ game }) => `Your request to be the idle partner of a seat was answered: ${game}.`,
  },
  RULES_CONFLICT: {
    subject: ({ others }) => `Rules of your match with ${others}`,
    says: ({ game, others }) =>
      `Your match with ${others} has begun: ${game}. Not everybody asked for the same rules; where they differed the default holds.`,
  },
  YOUR_TURN: {
    subject: ({ others }) => `Your turn against ${others}`,
    says: ({ game, others, until }) => `It is your turn against ${others}: ${game}.${until}`,
  },
  ABORT_OFFERED: {
    subject: ({ others }) => `Call off your match with ${others}?`,
    says: ({ game, others }) =>
      `Your match with ${others} may be called off: ${game}. It takes everyone's word, before the first action.`,
  },
  MATCH_MESSAGE: {
    subject: ({ others }) => `A message in your match with ${others}`,
    says: ({ game, others }) => `There is a message in your match with ${others}: ${game}.`,
  },
  REMINDER: {
    subject: ({ others }) => `Your time against ${others} runs out`,
    says: ({ game, others, until }) =>
      `It is still your turn against ${others}: ${game}.${until} Who lets it pass leaves the match.`,
  },
  VACATION_TAKEN: {
    subject: ({ others }) => `A day of vacation for your turn against ${others}`,
    says: ({ game, others, until }) =>
      `Your time against ${others} had run out, so a day of your vacation was taken: ${game}.${until}`,
  },
  MATCH_OVER: {
    subject: ({ others }) => `Your match with ${others} is over`,
    says: ({ game, others }) => `Your match with ${others} is over: ${game}.`,
  },
  REVIEW_READY: {
    subject: ({ others }) => `The review of your match with ${others}`,
    says: ({ game, others }) => `The review of your match with ${others} is ready: ${game}.`,
  },
  WEBHOOK_DISABLED: {
    subject: () => 'A webhook of yours was disabled',
    says: () =>
      'A webhook of yours was disabled: its server did not take what it was sent. Enable it when it is back, and have sent again what it missed.',
  },
};

/** What a notice says in a letter. */
interface NoticeText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The text of a notice, or of a digest where matches wait. */
export function noticeText(facts: NoticeFacts): NoticeText {
  if (facts.waiting) return digest(facts, facts.waiting);
  const { subject, says } = TEXTS[facts.type];
  const told = toldOf(facts, facts.timeZone);
  return { subject: subject(told), paragraphs: [says(told)] };
}

function digest({ timeZone }: NoticeFacts, waiting: readonly WaitingTurn[]): NoticeText {
  const lines = waiting.map((turn) => toldOf(turn, timeZone));
  const one = waiting.length === 1;
  return {
    subject: one ? 'One match waits for you' : `${waiting.length} matches wait for you`,
    paragraphs: [
      'It is your turn:',
      lines.map(({ game, others, until }) => `– against ${others}: ${game}.${until}`).join('\n'),
    ],
  };
}

function toldOf(
  { variant, opponents, deadline }: Pick<NoticeFacts, 'variant' | 'opponents' | 'deadline'>,
  timeZone: string,
): Told {
  return {
    game: gameOf(variant),
    others: listed(opponents),
    until: deadline ? ` You have until ${moment(deadline, timeZone)}.` : '',
  };
}

function gameOf(variant: string | null): string {
  return catalogue().find(({ key }) => key === variant)?.names.en ?? 'Schnapsen';
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'somebody';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** As "Saturday, 21 November 2026, 14:50 (Europe/Vienna, UTC+1)". */
function moment(at: Date, timeZone: string): string {
  const there = DateTime.fromJSDate(at, { zone: timeZone });
  const time = there.isValid ? there : DateTime.fromJSDate(at, { zone: 'UTC' });
  const zone = time.zoneName === 'UTC' ? 'UTC' : `${time.zoneName}, UTC${time.toFormat('Z')}`;
  return `${time.setLocale('en-GB').toFormat('cccc, d LLLL yyyy, HH:mm')} (${zone})`;
}
