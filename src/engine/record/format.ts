/** The record and the answer to it as types (rules 2). */
import type { DealRecord, Departure } from '../match/types.js';
import type { Options } from '../options.js';
import type { RefusalCode } from '../refusals.js';
import type { Action, DealStanding, MatchResult, Seat, Variant } from '../variant.js';
import type { DealResult } from '../view.js';

export const STATUSES = ['in_progress', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** A record whose form has been checked. What needs playing is not checked yet. */
export interface MatchRecord {
  readonly variant: Variant;
  readonly options: Options;
  readonly deals: readonly DealRecord[];
  readonly ended: Departure | null;
}

/** A record as JSON, to be written. */
export interface RecordJson {
  readonly variant: string;
  readonly preset: string;
  readonly rules: Options;
  readonly target: number;
  readonly deals: readonly DealRecord[];
  readonly ended?: Departure;
}

/** What is wrong with a record's form, and in which deal (from 0). */
export interface Malformation {
  readonly deal: number | null;
  readonly message: string;
}

export interface DealAnswer extends DealStanding {
  readonly status: Status;
  readonly toAct: Seat | null;
  readonly legal: readonly Action[];
  readonly result: DealResult | null;
}

export interface AnswerError {
  readonly deal: number | null;
  readonly action: number | null;
  readonly token: Action | null;
  readonly code: RefusalCode | 'MALFORMED';
  readonly message: string;
}

/** The answer of `record replay`. */
export interface Answer {
  readonly status: Status | 'malformed';
  readonly deals: readonly DealAnswer[];
  readonly score: readonly number[];
  readonly match: MatchResult | null;
  readonly error: AnswerError | null;
}

/** 0 replayed, 1 an illegal action, 2 malformed (rules 2.8). */
export const exitCodeOf = (answer: Answer): 0 | 1 | 2 => {
  if (answer.error === null) return 0;
  return answer.error.code === 'MALFORMED' ? 2 : 1;
};

export const malformedAnswer = ({ deal, message }: Malformation): Answer => ({
  status: 'malformed',
  deals: [],
  score: [],
  match: null,
  error: { deal, action: null, token: null, code: 'MALFORMED', message },
});
