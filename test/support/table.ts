/** Matches between people, and positions for tests. */
import { expect } from '@jest/globals';
import { restore, toAct } from '../../src/engine/index.js';
import type { MatchSnapshot } from '../../src/engine/index.js';
import { MATCH, mutate } from './client.js';
import type { MatchJson, MatchPayload, TestClient } from './client.js';
import type { TestService } from './service.js';
import { rowId, rowsOf } from './sql.js';

/** A match with its players in seat order. */
export interface Table {
  readonly matchId: string;
  readonly players: readonly TestClient[];
}

/** A random source with a seed. */
export type Random = () => number;

export const codesOf = ({ userErrors }: Pick<MatchPayload, 'userErrors'>): string[] =>
  userErrors.map((error) => error.code);

/** A match between people; the first one challenges the others. */
export async function startMatch(
  players: readonly TestClient[],
  input: object = {},
): Promise<Table> {
  const [creator, ...guests] = players;
  const opponents = guests.map(({ username }) => ({ username }));
  const made = await creator!.challenge({ variant: 'zweier', opponents, ...input });
  expect(made.userErrors).toEqual([]);
  for (const guest of guests) {
    const { userErrors } = await guest.accept({ challengeId: made.challenge!.id });
    expect(userErrors).toEqual([]);
  }
  return { matchId: made.challenge!.matchId, players };
}

/** Cancels the challenges that wait for a named user: two users have at most one open challenge. */
export async function cancelNamedChallenges(service: Pick<TestService, 'database'>): Promise<void> {
  await rowsOf(
    service,
    `UPDATE challenges c SET status = 'CANCELLED' WHERE c.status = 'OPEN' AND EXISTS (
       SELECT FROM challenge_seats s WHERE s.challenge_id = c.id AND NOT s.accepted
         AND s.user_id IS NOT NULL)`,
  );
}

/** The match as the player to act sees it; as seat 0 sees it where nobody is to act. */
export async function asPlayerToAct({ matchId, players }: Table): Promise<MatchJson> {
  const seen = await players[0]!.match(matchId);
  return seen.toAct ? players[seen.toAct]!.match(matchId) : seen;
}

export const playerToAct = ({ players }: Table, { toAct }: Turn): TestClient => players[toAct!]!;

/** The other player at a table of two. */
export const waitingPlayer = ({ players }: Table, { toAct }: MatchJson): TestClient =>
  players[1 - toAct!]!;

/** The player to act plays the first legal card; returns the match after it. */
export async function playCard(table: Table): Promise<MatchJson> {
  const before = await asPlayerToAct(table);
  const card = before.deal.legal.find((token) => /^[HDSC][ATKQJ9]$/.test(token))!;
  const { match, userErrors } = await playerToAct(table, before).act(table.matchId, [card]);
  expect(userErrors).toEqual([]);
  return match!;
}

/** Plays cards, at least one, until it is `player`'s turn. Returns the match as `player` sees it. */
export async function playToTurnOf(player: TestClient, table: Table): Promise<MatchJson> {
  await playCard(table);
  const match = await asPlayerToAct(table);
  return playerToAct(table, match) === player ? match : playToTurnOf(player, table);
}

/** One random legal action; returns the match after it. Claims, which end a deal, are rare. */
export async function step(table: Table, match: Turn, random: Random): Promise<MatchJson> {
  return stepTo<MatchJson>(table, match, random, MATCH);
}

async function stepTo<T>(table: Table, match: Turn, random: Random, fields: string): Promise<T> {
  const claims = random() > 0.95;
  const legal = match.deal.legal.filter((token) => token !== '66' || claims);
  const token = legal[Math.floor(random() * legal.length)]!;
  const input = { matchId: table.matchId, actions: [token], expectedVersion: match.version };
  type Done = Pick<MatchPayload, 'userErrors'> & { match: T };
  const done = await mutate<Done>(playerToAct(table, match), 'act', input, `match { ${fields} }`);
  expect({ token, userErrors: done.userErrors }).toEqual({ token, userErrors: [] });
  return done.match;
}

/** The fields of a match that are needed to play on. */
export type Turn = Pick<MatchJson, 'status' | 'version' | 'toAct' | 'score' | 'result'> & {
  readonly deal: Pick<MatchJson['deal'], 'number' | 'legal'>;
};

const TURN = `status version toAct score result { winners places bummerl reason }
  deal { number legal }`;

/**
 * The match as the player to act sees it, or as anyone sees it where nobody is to act.
 * @param seen what `seat` saw last; another seat is queried again
 */
async function turnOf({ matchId, players }: Table, seen: Turn | null, seat = -1): Promise<Turn> {
  if (seen && (seen.toAct === null || seen.toAct === seat)) return seen;
  const reader = seen ? seen.toAct! : 0;
  return turnOf({ matchId, players }, await players[reader]!.match<Turn>(matchId, TURN), reader);
}

/**
 * Plays random legal actions until `look` returns true or the match has ended. Every deal is
 * shuffled by `random`, so that a seed decides the complete match except for the first dealer.
 */
export async function playOut(
  service: TestService,
  table: Table,
  random: Random,
  look: (match: Turn) => Promise<boolean | void> = () => Promise.resolve(),
): Promise<Turn> {
  let match = await turnOf(table, null);
  for (let dealt = 0; ;) {
    if (match.status === 'IN_PROGRESS' && match.deal.number > dealt) {
      await shuffleDeal(service, table.matchId, random);
      match = await turnOf(table, null);
    }
    dealt = match.deal.number;
    if ((await look(match)) || match.status !== 'IN_PROGRESS') return match;
    match = await turnOf(table, await stepTo<Turn>(table, match, random, TURN), match.toAct!);
  }
}

/** Shuffles the cards of a deal that has just begun and deals them from the seat after the dealer. */
async function shuffleDeal(service: TestService, matchId: string, random: Random): Promise<void> {
  const { dealer, hands, talon } = (await snapshotOf(service, matchId)).deal!;
  const deck = shuffle([...hands.flat(), ...talon].sort(), random);
  const seats = hands.map((_, i) => (dealer + 1 + i) % hands.length);
  const packets = new Map(seats.map((seat) => [seat, deck.splice(0, hands[seat]!.length)]));
  await putCards(service, matchId, { hands: hands.map((_, i) => packets.get(i)!), talon: deck });
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

async function snapshotOf(service: TestService, matchId: string): Promise<MatchSnapshot> {
  const [row] = await rowsOf<{ snapshot: MatchSnapshot }>(
    service,
    'SELECT snapshot FROM matches WHERE id = $1',
    [rowId(matchId)],
  );
  return row!.snapshot;
}

/** The cards of a deal by the roles of the seats. */
export interface Stack {
  readonly forehand: readonly string[];
  readonly dealer: readonly string[];
  readonly talon: readonly string[];
}

/** Puts these cards into the running deal, before its first action; forehand leads. */
export async function stackDeal(service: TestService, table: Table, stack: Stack): Promise<void> {
  const { deal } = await table.players[0]!.match(table.matchId);
  const { forehand, dealer, talon } = stack;
  const hands = deal.dealer === 1 ? [forehand, dealer] : [dealer, forehand];
  await putCards(service, table.matchId, { hands, talon });
}

/** The cards of the running deal as they were dealt. */
export interface DealtCards {
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
}

/** Replaces the cards of a running deal: in the deal's row and in the match's snapshot. */
export async function putCards(
  service: TestService,
  matchId: string,
  { hands, talon }: DealtCards,
): Promise<void> {
  const before = await snapshotOf(service, matchId);
  const snapshot = { ...before, deal: { ...before.deal!, hands, talon } };
  const match = restore(snapshot);
  if (!match.ok) throw new Error(match.error);
  await rowsOf(
    service,
    `WITH dealt AS (UPDATE match_deals SET hands = $2::jsonb, talon = $3::jsonb
                    WHERE match_id = $1 AND ended_at IS NULL)
     UPDATE matches SET snapshot = $4::jsonb, to_act = $5, awaiting_id =
       (SELECT user_id FROM match_seats WHERE match_id = $1 AND seat = $5 AND NOT is_bot)
     WHERE id = $1`,
    [
      rowId(matchId),
      ...[hands, talon, snapshot].map((it) => JSON.stringify(it)),
      toAct(match.value),
    ],
  );
}
