/**
 * Real: the service over HTTP and Postgres. Looks for hidden cards as an attacker would: in every
 * field of the schema, in every state of complete matches, and by comparing deals that differ only
 * in hidden cards.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/index.js';
import { chunksOf } from '../../src/platform/collections.js';
import type { DealJson, MatchJson, TestClient } from '../support/client.js';
import { IS_DEEP } from '../support/deep.js';
import { cardsIn, knownCards, truthOf } from '../support/knowledge.js';
import type { Truth } from '../support/knowledge.js';
import { expectDocuments } from '../support/documents.js';
import { everyField, fragmentsOf, schemaOf } from '../support/schema.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import {
  asPlayerToAct,
  playerToAct,
  codesOf,
  playOut,
  putCards,
  startMatch,
  step,
} from '../support/table.js';
import type { Table, Turn } from '../support/table.js';
import { goBack, momentOf, otherCards } from '../support/other-deals.js';

let service: TestService;
let people: TestClient[];
let stranger: TestClient;
let everything: string;
let relatedLists: string;

beforeAll(async () => {
  service = await startService();
  people = await Promise.all(Array.from({ length: 4 }, () => service.player()));
  stranger = await service.player();
  const schema = await schemaOf(stranger);
  const fields = everyField(schema, 'Match');
  everything = `fragment M on Match { ${fields} } ${fragmentsOf(schema, fields)}`;
  relatedLists = `{ challenges(filter: { mine: true }, first: 2) {
      nodes { ${everyField(schema, 'Challenge', ['Match'])} } }
    notifications(first: 10) { nodes { ${everyField(schema, 'Notification', ['Match', 'Challenge'])} } } }`;
});
afterAll(() => service.stop());

interface EventNode {
  readonly type: string;
  readonly payload: { readonly number?: number };
}

/** A match with every field of the schema, `deals` and `deal` among them. */
interface WholeMatch extends MatchJson {
  readonly deal: DealJson & { readonly legalActions: readonly { readonly token: string }[] };
  readonly deals: readonly DealJson[];
  readonly events: { readonly nodes: readonly EventNode[]; readonly edges: readonly object[] };
  readonly record: { readonly deals: readonly object[] };
  readonly proof: { readonly deals: readonly object[] };
}

interface Everything {
  readonly match: WholeMatch;
  readonly node?: WholeMatch;
  readonly matches?: { readonly nodes: readonly WholeMatch[] };
}

/** A viewer of a match; `seat` is null for a spectator. */
interface Observer {
  readonly client: TestClient;
  readonly seat: number | null;
}

const observersOf = ({ players }: Table): Observer[] => [
  ...players.map((client, seat) => ({ client, seat })),
  { client: stranger, seat: null },
  { client: service.client(), seat: null },
];

/** One way to query a match; all ways in one query would cost too much. */
const lookBy = <T>(selection: string, client: TestClient) =>
  client.ask<T>(`{ ${selection} } ${everything}`);

const lookAt = (client: TestClient, id: string) =>
  lookBy<Everything>(`match(id: "${id}") { ...M }`, client);

/**
 * The observers who look at a state: the player to act in every second state, and one of the others,
 * in turn, in the states between. Over a complete match each of them sees every kind of state. In
 * `test:deep` both look at every state.
 */
function someOf(observers: readonly Observer[], toAct: number | null, states: number): Observer[] {
  const acting = observers.filter(({ seat }) => seat !== null && seat === toAct);
  const others = observers.filter(({ seat }) => seat === null || seat !== toAct);
  const other = others[(states >> 1) % others.length]!;
  if (IS_DEEP) return [...acting, other];
  return states % 2 === 0 && acting.length > 0 ? acting : [other];
}

/** Queries the match in every way. */
async function lookEverywhere(client: TestClient, id: string): Promise<Everything> {
  return {
    ...(await lookAt(client, id)),
    ...(await lookBy<object>(`node(id: "${id}") { ...M }`, client)),
    ...(await lookBy<object>('matches(first: 1) { nodes { ...M } }', client)),
  };
}

/** The answer without its public parts: deals that have ended, record, proof and draw. */
function ofRunningDeal({ deals, events, ...match }: WholeMatch, { number }: Truth): object {
  const running = deals.filter((deal) => deal.number === number);
  const begins = ({ type, payload }: EventNode) =>
    type === 'DEAL_STARTED' && payload.number === number;
  const start = events.nodes.findIndex(begins);
  const named = start < 0 ? [] : [events.nodes.slice(start), events.edges.slice(start)];
  return { ...match, deals: running, events: named, record: null, proof: null, draw: null };
}

function expectNothingHidden(seen: Everything, truth: Truth, seat: number | null): void {
  const known = knownCards(truth, seat);
  for (const match of [seen.match, seen.node ?? [], seen.matches?.nodes ?? []].flat()) {
    const named = cardsIn(ofRunningDeal(match, truth));
    expect(named.filter((card) => !known.has(card))).toEqual([]);
    expectNoSecret(match, truth);
    expect(match.viewerSeat).toBe(seat);
    expect(match.deal.legal.length > 0).toBe(seat === match.toAct);
    expect(match.deal.legalActions.map(({ token }) => token)).toEqual(match.deal.legal);
  }
}

function expectNoSecret(match: WholeMatch, { number, secrets }: Truth): void {
  const text = JSON.stringify(match);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(match.deals.map((deal) => deal.number)).toEqual(match.deals.map((_, i) => i + 1));
  expect(match.deals).toHaveLength(number);
  expect([match.record.deals.length, match.proof.deals.length]).toEqual([number - 1, number - 1]);
  const revealed = match.deals.map((deal) => deal.fairness.seed !== null);
  expect(revealed).toEqual(match.deals.map((deal) => deal.number < number));
}

/** Once the match has ended everything is public. */
function expectAllPublic({ deals, record, proof }: WholeMatch): void {
  expectDocuments({ record, proof });
  expect([record.deals.length, proof.deals.length]).toEqual([deals.length, deals.length]);
  for (const { phase, hands, fairness } of deals) {
    expect(phase).toBe('OVER');
    expect(hands.every((hand) => hand.cards !== null)).toBe(true);
    expect(fairness.seed).toMatch(/^[0-9a-f]{64}$/);
  }
}

/** Short matches: the first deal with a winner ends them. */
const SHORT = { rated: false, target: 1 };
const GAMES: [string, number, object][] = [
  ['zweier/weich', 2, { variant: 'zweier' }],
  ['zweier/scharf', 2, { variant: 'zweier', preset: 'scharf' }],
  ['zweier/luudoo', 2, { variant: 'zweier', preset: 'luudoo' }],
  ['zweier/sechsundsechzig', 2, { variant: 'zweier', preset: 'sechsundsechzig' }],
  ['zweier/rotdaus', 2, { variant: 'zweier', preset: 'rotdaus' }],
  ['zweier/tausend', 2, { variant: 'zweier', preset: 'tausend' }],
  ['dritt/standard', 3, { variant: 'dritt' }],
  ['dreier/vollstaendig', 3, { variant: 'dreier' }],
  ['dreier, cut by the player', 3, { variant: 'dreier', rules: { cutting: 'asked' } }],
  ['bauern/vollstaendig', 4, { variant: 'bauern' }],
];

describe('hidden cards', () => {
  it.each(GAMES)(
    'no answer in any state of a match names a card that its reader may not know: %s',
    async (name, seats, input) => {
      const table = await startMatch(people.slice(0, seats), { ...SHORT, ...input });
      let states = 0;
      await playOut(service, table, seeded(name.length), async ({ toAct }) => {
        states += 1;
        const truth = await truthOf(service, table.matchId);
        const everywhere = states % (IS_DEEP ? 8 : 20) === 1;
        const all = observersOf(table);
        const observers = everywhere ? all : someOf(all.slice(0, seats + 1), toAct, states);
        for (const { client, seat } of observers) {
          const seen = await (everywhere ? lookEverywhere : lookAt)(client, table.matchId);
          if (truth) expectNothingHidden(seen, truth, seat);
          else expectAllPublic(seen.match);
        }
      });
      expect(states).toBeGreaterThan(3);
    },
  );

  it('no list of challenges or notifications names a card or a secret of a match', async () => {
    const table = await startMatch(people.slice(0, 2), SHORT);
    const random = seeded(3);
    for (let i = 0; i < 4; i++) await step(table, await asPlayerToAct(table), random);
    const truth = (await truthOf(service, table.matchId))!;
    for (const client of table.players) {
      const text = JSON.stringify(await client.ask(relatedLists));
      expect(cardsIn(text)).toEqual([]);
      expect(truth.secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});

const TOKENS = [
  ...'HDSC'.split('').flatMap((suit) => [...'ATKQJ9'].map((rank) => suit + rank)),
  ...'HDSC'.split('').flatMap((suit) => [`m${suit}`, `t${suit}`]),
  ...['x', 'c', 'd', 'p', 'f', 't?', 'b:GANG', 'mH:S'],
];

/** The most calls that one request may have. */
const MOST_CALLS = 10;

/** Calls that are refused with any cards, because of their first or their second action. */
const REFUSED = chunksOf(TOKENS, MOST_CALLS).map(
  (tokens) =>
    `mutation ($id: ID!) { ${tokens
      .map(
        (token, i) => `a${i}: act(input: { matchId: $id, actions: ["${token}", "nonsense"] }) {
    match { id } userErrors { code message path actionIndex } }`,
      )
      .join(' ')} }`,
);

/**
 * Runs `look` with these cards and with others that `seat` cannot tell from them; returns all
 * answers.
 */
async function withOtherCards<T>(
  table: Table,
  seat: number | null,
  look: () => Promise<T>,
): Promise<{ own: T; others: T[] }> {
  const truth = (await truthOf(service, table.matchId))!;
  const own = await look();
  const others: T[] = [];
  for (const shift of [1 + (truth.actions.length % 5)]) {
    const cards = otherCards(truth, seat, shift);
    if (!cards) continue;
    await putCards(service, table.matchId, cards);
    others.push(await look());
    await putCards(service, table.matchId, truth);
  }
  return { own, others };
}

/** Looks at every fifth state of a match's first deal. */
async function someStates(
  seats: number,
  input: object,
  look: (table: Table, match: Turn) => Promise<void>,
): Promise<void> {
  const table = await startMatch(people.slice(0, seats), { rated: false, ...input, target: 7 });
  let states = 0;
  await playOut(service, table, seeded(seats), async (match) => {
    if (match.deal.number > 1 || match.status !== 'IN_PROGRESS') return true;
    if (states++ % 5 === 0) await look(table, match);
    return false;
  });
}

/** Expects the same answer for all; returns the number of other deals. */
function expectSame<T>({ own, others }: { own: T; others: T[] }): number {
  for (const other of others) expect(other).toEqual(own);
  return others.length;
}

describe('deals that differ only in hidden cards', () => {
  it.each(GAMES)(
    'deals that differ only in hidden cards look the same to every viewer: %s',
    async (_, seats, input) => {
      let compared = 0;
      await someStates(seats, input, async (table) => {
        for (const { client, seat } of observersOf(table).slice(0, -1)) {
          // The running clock is public and changes between two queries.
          const look = async () => {
            const { match } = await lookAt(client, table.matchId);
            return { ...match, clock: null };
          };
          compared += expectSame(await withOtherCards(table, seat, look));
        }
      });
      expect(compared).toBeGreaterThan(seats);
    },
  );

  it.each(GAMES)(
    'deals that differ only in hidden cards get the same errors and the same number of events: %s',
    async (_, seats, input) => {
      let compared = 0;
      let states = 0;
      await someStates(seats, input, async (table, match) => {
        const client = playerToAct(table, match);
        // Two calls in each state, so that all games together try every call.
        const calls = [0, 2].map((ahead) => REFUSED[(states + ahead) % REFUSED.length]!);
        states += 1;
        const refuse = async () => {
          const answers: unknown[] = [];
          for (const call of calls) answers.push(await client.ask(call, { id: table.matchId }));
          return answers;
        };
        compared += expectSame(await withOtherCards(table, match.toAct, refuse));
        const moment = await momentOf(service, table.matchId);
        const act = async () => {
          const done = await client.act(table.matchId, [match.deal.legal.at(-1)!]);
          await goBack(service, moment);
          return { version: done.match!.version, codes: codesOf(done) };
        };
        compared += expectSame(await withOtherCards(table, match.toAct, act));
      });
      expect(compared).toBeGreaterThan(1);
    },
  );
});
