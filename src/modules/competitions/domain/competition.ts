/** What is stored of competitions: their terms, entries, rounds, pairings and matches. */
import type { Options } from '../../../engine/index.js';
import type { TimeControl } from '../../clock/domain/index.js';
import type { Decision, Stage } from './form.js';

export const COMPETITION_STATUSES = ['ANNOUNCED', 'OPEN', 'RUNNING', 'ENDED', 'CANCELLED'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

/** Who may enter. */
export const ACCESSES = ['ALL', 'RATING', 'CLUB', 'INVITATION'] as const;
export type EntryAccess = (typeof ACCESSES)[number];

export const ENTRY_STATUSES = [
  /** The partner has not agreed yet. */
  'INCOMPLETE',
  /** All places are taken: moves up when one is free. */
  'WAITING',
  'ENTERED',
  'WITHDRAWN',
  /** Has lost too many matches by time, or the account is closed. */
  'OUT',
  'DISQUALIFIED',
  /** Waited, or had no partner, when entries closed. */
  'NOT_DRAWN',
] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** The settings of a form, as parsed. */
export type FormSettings = Readonly<Record<string, number | boolean | string>>;

/** What is played, and under which conditions; the seasons of a series have the same. */
export interface CompetitionTerms {
  readonly about: string;
  /** The key of the form. */
  readonly form: string;
  readonly settings: FormSettings;
  readonly variant: string;
  readonly preset: string;
  readonly options: Options;
  readonly timeControl: TimeControl;
  readonly rated: boolean;
  /** Whether spectators may look at the matches. */
  readonly onlookers: boolean;
  /** Whether bot accounts may enter. */
  readonly bots: boolean;
  /** Whether two partners enter together. */
  readonly fixedPartners: boolean;
  readonly access: EntryAccess;
  /** The least rating; null for none. */
  readonly ratingLeast: number | null;
  readonly ratingMost: number | null;
  /** With fewer entries it is cancelled at its start. */
  readonly leastEntries: number;
  readonly places: number;
  /** From its opening, a round is adjudicated after this many days. */
  readonly roundDays: number;
  /** How many matches of it a player plays at once at most. */
  readonly matchesAtOnce: number;
  /** Who loses more matches than this by time is out. */
  readonly timeoutsAllowed: number;
}

/** A competition, from its row. */
export interface Competition extends CompetitionTerms {
  readonly id: string;
  readonly name: string;
  /** Null when the service runs it by itself, or the organiser's account is gone. */
  readonly organiserId: string | null;
  readonly clubId: string | null;
  /** The series of which it is a season. */
  readonly seriesId: string | null;
  /** From 1 in its series. */
  readonly season: number | null;
  /** When entries open. */
  readonly opensAt: Date;
  /** When entries close and the draw is made; null: once all places are taken. */
  readonly startsAt: Date | null;
  /** When a ladder ends; null in forms with rounds, and for a ladder without an end. */
  readonly endsAt: Date | null;
  readonly invitationVersion: number;
  readonly status: CompetitionStatus;
  /** Counts its changes. */
  readonly version: number;
  /** The round that is played, from 1; 0 before the first. */
  readonly round: number;
  /** How many are `ENTERED` before the draw; afterwards how many were drawn. */
  readonly entered: number;
  readonly dueAt: Date | null;
  /** Why the operator wants it cancelled; null for not. */
  readonly cancelReason: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** The draw of a competition: what is public of it. */
export interface Draw {
  readonly competitionId: string;
  /** SHA-256 of the secret; public from the announcement. */
  readonly commitment: Buffer;
  /** Null until entries are closed. */
  readonly secret: Buffer | null;
  /** What the order of lots is drawn from, in hex; null until entries are closed. */
  readonly seed: string | null;
  readonly drawnAt: Date | null;
}

/** An entry: a player, or two partners. A lot that was bought again is an entry of its own. */
export interface Entry {
  readonly competitionId: string;
  /** From 1, in the order of entering. */
  readonly number: number;
  readonly userId: string;
  /** The fixed partner; null in competitions without. */
  readonly partnerId: string | null;
  readonly partnerAgreed: boolean;
  readonly status: EntryStatus;
  /** The player's contribution to the draw; empty for none. */
  readonly clientSeed: string;
  /** The number of the entry whose player bought this lot; null for a first one. */
  readonly reentryOf: number | null;
  /** The place in the draw, from 0; null before it. */
  readonly lot: number | null;
  /** The same for all lots of a player; null before the draw. */
  readonly player: number | null;
  /** The group or division, from 0; null in forms without. */
  readonly groupNumber: number | null;
  /** The round from which it is not paired any more; null while it takes part. */
  readonly outSince: number | null;
  /** The place on the ladder, or at the end of the competition. */
  readonly place: number | null;
  /** How many matches it has lost by time. */
  readonly timeouts: number;
  readonly enteredAt: Date;
}

export interface StoredRound {
  readonly competitionId: string;
  /** From 1. */
  readonly number: number;
  readonly openedAt: Date;
  /** When what is undecided is adjudicated; null on a ladder. */
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
}

/** A pairing as stored: who meets whom, and how it was decided. */
export interface StoredPairing {
  readonly competitionId: string;
  readonly round: number;
  readonly board: number;
  readonly stage: Stage;
  readonly groupNumber: number | null;
  readonly lots: readonly number[];
  /** How many of its matches have been opened. */
  readonly games: number;
  /** Whether one of its matches runs. */
  readonly playing: boolean;
  /** When its next match is to be opened; null while one runs, or none is to come. */
  readonly tryAt: Date | null;
  /** The sides for whom its next match could not begin, because they play as many matches elsewhere as anyone may. */
  readonly busy: readonly number[];
  /** When a challenge on a ladder is adjudicated; null: at the end of its round. */
  readonly endsAt: Date | null;
  /** Null while it is undecided; then the three others are null, too. */
  readonly decision: Decision | null;
  readonly points: readonly number[] | null;
  readonly bummerl: readonly number[] | null;
  readonly decidedAt: Date | null;
}

/** How a match of a pairing ended, by the index of the pairing's lots; null: it was called off. */
export interface GameResult {
  /** From 1; who are level share the better place. */
  readonly places: readonly number[];
  readonly bummerl: readonly number[];
  /** The lots that lost it by time. */
  readonly timedOut: readonly number[];
}

/** A match of a competition. */
export interface CompetitionMatch {
  readonly matchId: string;
  readonly competitionId: string;
  readonly round: number;
  readonly board: number;
  /** From 1 in its pairing. */
  readonly game: number;
  /** The index in the pairing's lots of each seat. */
  readonly seats: readonly number[];
  readonly running: boolean;
  /** Null while it runs, and when it was called off. */
  readonly result: GameResult | null;
  readonly openedAt: Date;
}

/** What can be in a competition's log. */
export const LOG_ACTS = [
  'ANNOUNCED',
  'CHANGED',
  'OPENED',
  'CANCELLED',
  'ENTERED',
  'WITHDRAWN',
  'REENTERED',
  'MOVED_UP',
  'STARTED',
  'ROUND_BEGAN',
  'ROUND_END_BROUGHT_FORWARD',
  'ADJUDICATED',
  'CHALLENGED',
  'OUT',
  'DISQUALIFIED',
  'MATCH_VOIDED',
  'ENDED',
] as const;
export type LogAct = (typeof LOG_ACTS)[number];

/** A term that was changed, with its value before and after as text; null for none. */
export interface LoggedChange {
  readonly term: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An act in a competition's log; all of them are public. */
export interface StoredLogEntry {
  readonly competitionId: string;
  /** From 1. */
  readonly number: number;
  readonly at: Date;
  readonly act: LogAct;
  /** Null for what the service did by itself. */
  readonly actorId: string | null;
  /** The user whom it concerns. */
  readonly subjectId: string | null;
  /** The organiser's reason, in their words. */
  readonly reason: string | null;
  readonly details: Readonly<Record<string, number | string | null | readonly LoggedChange[]>>;
}

/** When the seasons of a series begin. */
export interface Rhythm {
  readonly timeZone: string;
  readonly unit: 'WEEK' | 'MONTH';
  /** A season begins every so many weeks or months. */
  readonly every: number;
  /** The start of the first season by the clock of the time zone, like `2027-01-03T18:00`. */
  readonly firstStart: string;
  /** Entries open so many days before the start. */
  readonly opensDaysBefore: number;
  /** The days between the end of a season and the start of the next; null: seasons may overlap. */
  readonly intervalDays: number | null;
}

/** A schedule that makes competitions: a league's seasons, a weekly Preisschnapsen. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly organiserId: string | null;
  readonly clubId: string | null;
  readonly terms: CompetitionTerms;
  readonly rhythm: Rhythm;
  /** How many seasons have been made. */
  readonly seasons: number;
  /** When the next is to be announced; null once the series has ended. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** Whether anything about a competition can still happen. */
export const isCompetitionOver = ({ status }: Pick<Competition, 'status'>): boolean =>
  status === 'ENDED' || status === 'CANCELLED';
