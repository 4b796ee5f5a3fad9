/** Checks the form of the complete record before anything is played (rules 2.12). */
import { cardsProblem } from '../cards-check.js';
import type { DealRecord, Departure } from '../match/types.js';
import { playOffGame } from '../match/play-off.js';
import type { Options } from '../options.js';
import { variantOf } from '../registry.js';
import type { Result } from '../result.js';
import { ok, refuse } from '../result.js';
import { LEAVE_REASONS } from '../variant.js';
import type { DealtCards, LeaveReason, Seat, Variant } from '../variant.js';
import type { Malformation, MatchRecord } from './format.js';

type Fields = Readonly<Record<string, unknown>>;
type Parsed<T> = Result<T, Malformation>;

const malformed = (message: string, deal: number | null = null) => refuse({ deal, message });

const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isStrings = (json: unknown): json is readonly string[] =>
  Array.isArray(json) && json.every((item) => typeof item === 'string');

/** A record from JSON text. */
export function parseRecordText(text: string): Parsed<MatchRecord> {
  try {
    return parseRecord(JSON.parse(text));
  } catch {
    return malformed('no JSON');
  }
}

/** A record from JSON, its form checked. */
export function parseRecord(json: unknown): Parsed<MatchRecord> {
  if (!isFields(json)) return malformed('a record is a JSON object');
  const variant = typeof json['variant'] === 'string' ? variantOf(json['variant']) : undefined;
  if (variant === undefined) return malformed(`no variant ${JSON.stringify(json['variant'])}`);
  const options = variant.parseOptions(json);
  if (!options.ok) return malformed(options.error[0]!.message);
  const ended = parseEnded(variant, json['ended']);
  if (!ended.ok) return ended;
  const deals = parseDeals(variant, options.value, json['deals']);
  if (!deals.ok) return deals;
  return ok({ variant, options: options.value, deals: deals.value, ended: ended.value });
}

const isSeat = (variant: Variant, json: unknown): json is number =>
  Number.isInteger(json) && (json as number) >= 0 && (json as number) < variant.seatCount;

function parseEnded(variant: Variant, json: unknown): Parsed<Departure | null> {
  if (json === undefined) return ok(null);
  if (variant.match.leftBy === undefined) return parseAbandoned(variant, json);
  if (!isFields(json) || !isSeat(variant, json['seat']))
    return malformed('ended: it must name a seat');
  const reason = LEAVE_REASONS.find((r: LeaveReason) => r === json['reason']);
  return reason === undefined
    ? malformed(`ended: no reason ${JSON.stringify(json['reason'])}`)
    : ok({ reason, seat: json['seat'] });
}

/** `ended` of a match of more than two, which ends only when all people have left. */
function parseAbandoned(variant: Variant, json: unknown): Parsed<Departure> {
  if (!isFields(json) || json['reason'] !== 'ABANDONED')
    return malformed('nobody leaves a match of more than two');
  const { seats } = json;
  const areSeats =
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every((seat, i) => isSeat(variant, seat) && (i === 0 || seat > seats[i - 1]));
  return areSeats
    ? ok({ reason: 'ABANDONED', seats: seats as readonly Seat[] })
    : malformed('ended: it must list the seats that were left, in order');
}

function parseDeals(variant: Variant, options: Options, json: unknown): Parsed<DealRecord[]> {
  if (!Array.isArray(json)) return malformed('deals: it must be a list');
  const deals: DealRecord[] = [];
  for (const [index, deal] of json.entries()) {
    const parsed = parseDeal(variant, options, deal);
    if (!parsed.ok) return malformed(parsed.error, index);
    deals.push(parsed.value);
  }
  return ok(deals);
}

function parseDeal(variant: Variant, options: Options, json: unknown): Result<DealRecord, string> {
  if (!isFields(json)) return refuse('a deal is a JSON object');
  const { dealer, hands, talon = [], actions = [] } = json;
  if (!isSeat(variant, dealer)) return refuse('dealer: it must be a seat');
  if (!Array.isArray(hands) || !hands.every(isStrings))
    return refuse('hands: they must be lists of cards');
  if (!isStrings(talon)) return refuse('talon: it must be a list of cards');
  if (!isStrings(actions)) return refuse('actions: they must be a list of tokens');
  const problem = formProblem(variant, options, { hands, talon });
  return problem === null ? ok({ dealer, hands, talon, actions }) : refuse(problem);
}

/** A deal has the variant's cards, or a play-off's where there may be one (rules 9.19). */
function formProblem(variant: Variant, options: Options, cards: DealtCards): string | null {
  const problem = cardsProblem(variant, options, cards);
  if (problem === null || variant.match.playsOff !== true) return problem;
  const hands = cards.hands.filter((hand) => hand.length > 0);
  const isPlayOff = cards.hands.length === variant.seatCount && hands.length === 2;
  if (!isPlayOff) return problem;
  const game = playOffGame();
  return cardsProblem(game.variant, game.options, { hands, talon: cards.talon });
}
