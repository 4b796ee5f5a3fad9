import { catalogue } from '../../../engine/index.js';
import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { timeText } from '../../../platform/time-text.js';
import { shownName } from '../../users/application/index.js';
import type { WaitingTurn } from '../domain/delivery.js';
import type { NotificationType } from '../domain/notification.js';
import { decisionWords } from './decision-wording.js';
import type { WordedDecision } from './decision-wording.js';
import { GERMAN } from './notification-wording.de.js';
import { ENGLISH } from './notification-wording.en.js';
import type { NotificationWords, NotificationWording } from './notification-wording.js';

/** The facts of a notification's text: names and times, nothing about cards. */
export interface NotificationFacts {
  readonly type: NotificationType;
  /** The language of the user. */
  readonly language: Language;
  /** The time zone of the user, an IANA name. */
  readonly timeZone: string;
  readonly variant: string | null;
  /** The names of the others at the table. */
  readonly opponents: readonly string[];
  readonly deadline: Date | null;
  /** The name of the club; null for none, and when it has been closed. */
  readonly club: string | null;
  /** The name of the competition; null for none. */
  readonly competition: string | null;
  /** The number of the round, or the user’s place; null for none. */
  readonly number: number | null;
  /** The decision of moderators; null for none. */
  readonly decision: WordedDecision | null;
  /** Only for a digest: all matches that wait, the earliest deadline first. */
  readonly waiting: readonly WaitingTurn[] | null;
}

const WORDINGS: InLanguages<NotificationWording> = { en: ENGLISH, de: GERMAN };

/** A notification as text of an e-mail. */
interface NotificationText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The text of a notification, or of a digest if there are waiting turns. */
export function notificationText(facts: NotificationFacts): NotificationText {
  if (facts.waiting) return digest(facts, facts.waiting);
  const { subject, sentence } = WORDINGS[facts.language].notices[facts.type];
  const words = wordsFor(facts, facts);
  return { subject: subject(words), paragraphs: [sentence(words)] };
}

/** A notification as one line of a list, which shows its time and its match separately. */
export function notificationLine(
  facts: Omit<NotificationFacts, 'timeZone' | 'deadline' | 'waiting'>,
): string {
  const untimed = { ...facts, deadline: null, timeZone: 'UTC' };
  return WORDINGS[facts.language].notices[facts.type].subject(wordsFor(untimed, untimed));
}

function digest(reader: Reader, waiting: readonly WaitingTurn[]): NotificationText {
  const { subject, intro, line } = WORDINGS[reader.language].digest;
  const lines = waiting.map((turn) => `– ${line(wordsFor(turn, reader))}`);
  return { subject: subject(waiting.length), paragraphs: [intro, lines.join('\n')] };
}

/** A turn that waits is about no club. */
type WordFacts = Pick<NotificationFacts, 'variant' | 'opponents' | 'deadline'> &
  Partial<Pick<NotificationFacts, 'club' | 'competition' | 'number' | 'decision'>>;

type Reader = Pick<NotificationFacts, 'language' | 'timeZone'>;

const NO_DECISION = { decision: '', decisionRest: '' };

function wordsFor(
  { variant, opponents, deadline, club = null, competition = null, ...rest }: WordFacts,
  { language, timeZone }: Reader,
): NotificationWords {
  const { number = null, decision = null } = rest;
  const wording = WORDINGS[language];
  const names = opponents.map(shownName);
  return {
    game: gameOf(variant, language),
    others: listed(names, wording),
    isAlone: names.length === 0,
    first: names[0] ?? wording.somebodyActs,
    club: club === null ? wording.someClub : wording.clubNamed(club),
    competition: competition ?? '',
    number: number === null ? '' : String(number),
    ...(decision ? decisionWords(decision, { language, timeZone }) : NO_DECISION),
    until: deadline ? ` ${wording.until(timeText(deadline, timeZone, language))}` : '',
  };
}

function gameOf(variant: string | null, language: Language): string {
  return catalogue().find(({ key }) => key === variant)?.names[language] ?? 'Schnapsen';
}

function listed(names: readonly string[], { somebody, and }: NotificationWording): string {
  if (names.length < 2) return names[0] ?? somebody;
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
