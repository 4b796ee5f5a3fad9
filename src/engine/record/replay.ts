/** Plays a record and gives the answer (rules 2.9). */
import { depart as departFrom, legal, play, toAct } from '../match.js';
import {
  isDealRunning,
  nextCardsProblem,
  nextDeal,
  openMatch,
  startDeal,
} from '../match/dealing.js';
import { resultOf } from '../match/progress.js';
import { standingOutside } from '../match/seating.js';
import type { DealRecord, Departure, Match, MatchEvent } from '../match/types.js';
import type { MatchResult } from '../variant.js';
import type { Answer, AnswerError, DealAnswer, Malformation, MatchRecord } from './format.js';
import { malformedAnswer } from './format.js';
import { parseRecordText } from './parse.js';

/** Called with every event while a record is played. */
export type Listener = (event: MatchEvent, match: Match) => void;

/** A record while it is played: the match so far, and the answers for the deals so far. */
interface Replay {
  match: Match;
  readonly deals: DealAnswer[];
  error: AnswerError | null;
  malformation: Malformation | null;
  readonly listener: Listener;
}

/** The answer to a record as JSON text. */
export function replayText(text: string): Answer {
  const parsed = parseRecordText(text);
  return parsed.ok ? replay(parsed.value) : malformedAnswer(parsed.error);
}

/** The answer to a record. */
export function replay(record: MatchRecord, listener: Listener = () => undefined): Answer {
  const { variant, options } = record;
  const match = openMatch(variant, options, null);
  const r: Replay = { match, deals: [], error: null, malformation: null, listener };
  record.deals.forEach((deal, index) => playDeal(r, deal, index));
  if (record.ended !== null) depart(r, record.ended);
  return r.malformation === null ? answerOf(r) : malformedAnswer(r.malformation);
}

function playDeal(r: Replay, deal: DealRecord, index: number): void {
  if (r.error !== null || r.malformation !== null) return;
  const message = dealProblem(r.match, deal);
  if (message !== null) {
    r.malformation = { deal: index, message };
    return;
  }
  const started = startDeal(r.match, deal, deal.dealer);
  advance(r, started.match, started.events);
  r.error = playActions(r, deal, index);
  r.deals.push(dealAnswer(r.match));
}

/** The reason why this deal cannot come now, null where it can. */
function dealProblem(match: Match, deal: DealRecord): string | null {
  const due = nextDeal(match);
  if (due === null)
    return match.outcome === null ? 'the previous deal has not ended' : 'the match has ended';
  const dealers = due.dealer === null ? due.seats : [due.dealer];
  if (!dealers.includes(deal.dealer)) return `dealer: seat ${dealers.join(' or ')} deals`;
  return nextCardsProblem(match, deal);
}

function playActions(r: Replay, deal: DealRecord, index: number): AnswerError | null {
  for (const [action, token] of deal.actions.entries()) {
    const played = play(r.match, token);
    if (!played.ok) return { deal: index, action, token, ...played.error };
    advance(r, played.value.match, played.value.events);
  }
  return null;
}

function advance(r: Replay, match: Match, events: readonly MatchEvent[]): void {
  r.match = match;
  for (const event of events) r.listener(event, match);
}

/** Ends the match by `ended`, which comes after the last deal's actions (rules 2.6, 2.7). */
function depart(r: Replay, departure: Departure): void {
  if (r.error !== null || r.malformation !== null) return;
  const left = departFrom(r.match, departure);
  if (left === null) {
    r.malformation = { deal: null, message: 'ended: the match had ended' };
    return;
  }
  advance(r, left.match, left.events);
  if (r.deals.length > 0) r.deals[r.deals.length - 1] = dealAnswer(r.match);
}

const answerOf = ({ match, deals, error }: Replay): Answer => ({
  status: match.outcome === null ? 'in_progress' : 'finished',
  deals,
  score: match.now.score,
  match: match.outcome && resultWithoutReason(match.outcome),
  error,
});

const resultWithoutReason = ({ winners, places, bummerl }: MatchResult): MatchResult => ({
  winners,
  places,
  bummerl,
});

/** The answer's entry for the match's running or last deal. */
function dealAnswer(match: Match): DealAnswer {
  const deal = match.deal!;
  const standing = deal.variant.standing(deal.state);
  const { trump, cardPoints, tricks, closedBy, contract, declarer, double } = standingOutside(
    deal.seats,
    standing,
    match.variant.seatCount,
  );
  return {
    status: isDealRunning(match) ? 'in_progress' : 'finished',
    trump,
    toAct: toAct(match),
    legal: legal(match),
    cardPoints,
    tricks,
    closedBy,
    contract,
    declarer,
    double,
    result: resultOf(match),
  };
}
