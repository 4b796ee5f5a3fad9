/** A match of very many deals: played by the real engine in this process, and written as rows. */
import { createHash, randomBytes } from 'node:crypto';
import {
  dealDeck,
  drawForDealer,
  isDealRunning,
  legal,
  openMatch,
  play,
  reveals,
  toAct,
  variantOf,
} from '../../src/engine/index.js';
import type { Action, Match, Options } from '../../src/engine/index.js';
import { shuffle } from '../../src/modules/fairness/domain/shuffle.js';
import type { Advance, NewDeal, NewEvent } from '../../src/modules/matches/domain/advance.js';
import type { StoredMatch } from '../../src/modules/matches/domain/stored-match.js';
import { matchOf, openTable, playActions } from '../../src/modules/matches/domain/table.js';
import type { DealCards } from '../../src/modules/matches/domain/table.js';
import type { TestService } from './service.js';
import { rowId, rowsOf } from './sql.js';
import type { Random, Table } from './table.js';

/** The part of the match that has been played. */
interface Progress {
  readonly match: StoredMatch;
  readonly events: readonly NewEvent[];
  readonly deals: readonly NewDeal[];
}

/** The seconds between two events. */
const PACE = 20;

/** Plays a new match of two players until deal `count` has begun, and leaves it there. */
export async function playLong(
  service: Pick<TestService, 'database'>,
  { matchId }: Table,
  count: number,
  random: Random,
): Promise<void> {
  const id = rowId(matchId);
  const [row] = await rowsOf<{ options: Options }>(
    service,
    'SELECT options FROM matches WHERE id = $1',
    [id],
  );
  const links = linksOf(count + 2);
  const dealt = dealerOf(matchId, links);
  let progress = opened(id, row!.options, dealt);
  while (progress.match.dealNumber < count) progress = nextCheapDeal(progress, dealt, random);
  await write(service, id, progress, links[0]!);
}

/** Links 0, 1 … of a hash chain. */
function linksOf(count: number): Buffer[] {
  const links = [randomBytes(32)];
  while (links.length <= count) {
    links.push(createHash('sha256').update(links.at(-1)!).digest());
  }
  return links.reverse();
}

function dealerOf(matchId: string, links: readonly Buffer[]): DealCards {
  return (match, next) => {
    const link = links[next.number + 1]!;
    const input = { link, matchId, dealNumber: next.number, clientSeeds: ['', ''] };
    const deck = shuffle(next.deck, { ...input, purpose: 'deal' });
    const draw = () => ({ ...drawForDealer(next.seats, deck), link: links[1]!.toString('hex') });
    const drawn = next.dealer === null ? draw() : null;
    const dealer = next.dealer ?? drawn!.dealer;
    const deal = { ...dealDeck(match, dealer, deck), dealer, algorithm: 'test', link };
    return { deal, variant: match.variant.key, drawn };
  };
}

function opened(id: string, options: Options, deal: DealCards): Progress {
  const match = openMatch(variantOf('zweier')!, options, null);
  const players = ['a', 'b'].map((userId) => ({ userId, isBot: false, substituteId: null }));
  const blank = { id, variant: 'zweier', options, players, version: 0 };
  return after(
    { match: blank as unknown as StoredMatch, events: [], deals: [] },
    openTable(blank as unknown as StoredMatch, match, deal),
  );
}

function after({ events, deals }: Progress, advance: Advance): Progress {
  const ended = new Map(advance.endedDeals.map((deal) => [deal.number, deal]));
  const closed = deals.map((deal) => ({ ...deal, ...ended.get(deal.number) }));
  return {
    match: advance.match,
    events: [...events, ...advance.events],
    deals: [...closed, ...advance.newDeals],
  };
}

/** A deal that brings only one game point: the match must not reach its target. */
function nextCheapDeal(progress: Progress, deal: DealCards, random: Random): Progress {
  // Earlier events are kept apart, so that they are not copied with each turn.
  const { match, deals } = progress;
  const start = { match, events: [], deals: deals.slice(-1) };
  const played = cheapTurns(matchOf(match), random).reduce((before, tokens) => {
    const turn = playActions(before.match, tokens, deal);
    if (!turn.ok) throw new Error(turn.error.code);
    return after(before, turn.value);
  }, start as Progress);
  return {
    match: played.match,
    events: progress.events.concat(played.events),
    deals: deals.slice(0, -1).concat(played.deals),
  };
}

/**
 * The turns of such a deal. Only the engine is used: a stored match would be replayed at each turn.
 */
function cheapTurns(match: Match, random: Random): Action[][] {
  for (;;) {
    const { end, turns } = playedDeal(match, random);
    if (pointsOf(end) - pointsOf(match) <= 1) return turns;
  }
}

const pointsOf = ({ now }: Match): number => now.score.reduce((sum, points) => sum + points, 0);

/** A deal to its end; a turn lasts until an action shows its player something new. */
function playedDeal(match: Match, random: Random): { end: Match; turns: Action[][] } {
  const turns: Action[][] = [[]];
  let end = match;
  while (isDealRunning(end)) {
    const tokens = legal(end).filter((token) => token !== '66');
    const token = tokens[Math.floor(random() * tokens.length)]!;
    turns.at(-1)!.push(token);
    if (reveals(end, toAct(end)!, token)) turns.push([]);
    const played = play(end, token);
    if (!played.ok) throw new Error(played.error.code);
    end = played.value.match;
  }
  return { end, turns: turns.filter((tokens) => tokens.length > 0) };
}

async function write(
  service: Pick<TestService, 'database'>,
  id: string,
  { match, events, deals }: Progress,
  commitment: Buffer,
): Promise<void> {
  const seconds = PACE * (events.length + 1);
  const rows = events.map((event, i) => ({ ...event, version: i + 1 }));
  const cards = deals.map((deal) => ({ ...deal, link: deal.link.toString('hex') }));
  await rowsOf(service, 'DELETE FROM match_events WHERE match_id = $1', [id]);
  await rowsOf(service, 'DELETE FROM match_deals WHERE match_id = $1', [id]);
  await rowsOf(service, WRITE_EVENTS, [id, JSON.stringify(rows), seconds, PACE]);
  await rowsOf(service, WRITE_DEALS, [id, JSON.stringify(cards), match.dealNumber]);
  await rowsOf(service, WRITE_MATCH, [
    id,
    match.version,
    match.dealNumber,
    toAct(matchOf(match)),
    match.score,
    JSON.stringify(match.snapshot),
    seconds,
    commitment,
    PACE,
  ]);
}

const WRITE_EVENTS = `
  INSERT INTO match_events (match_id, version, type, seat, token, payload, at)
  SELECT $1, e.version, e.type, e.seat, e.token, e.payload,
    now() - make_interval(secs => $3::integer - $4::integer * e.version)
  FROM jsonb_to_recordset($2::jsonb)
    AS e(version integer, type text, seat smallint, token text, payload jsonb)`;

const WRITE_DEALS = `
  INSERT INTO match_deals (match_id, number, variant, dealer, hands, talon, algorithm, link, actions,
    started_at, ended_at)
  SELECT $1, d.number, d.variant, d.dealer, d.hands, d.talon, d.algorithm, decode(d.link, 'hex'),
    d.actions, now(), CASE WHEN d.number < $3::integer THEN now() END
  FROM jsonb_to_recordset($2::jsonb) AS d(number integer, variant text, dealer smallint, hands jsonb,
    talon jsonb, algorithm text, link text, actions jsonb)`;

const WRITE_MATCH = `
  UPDATE matches SET version = $2, turn_version = $2, deal_number = $3, to_act = $4, score = $5,
    snapshot = $6::jsonb, commitment = $8, created_at = now() - make_interval(secs => $7),
    turn_started_at = now() - make_interval(secs => $9), updated_at = now(),
    awaiting_id = (SELECT user_id FROM match_seats WHERE match_id = $1 AND seat = $4)
  WHERE id = $1`;
