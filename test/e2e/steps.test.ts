/** Real: the service over HTTP and Postgres. The steps of a deal over the API. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/index.js';
import type { DealJson, MatchJson, TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import {
  asPlayerToAct,
  playerToAct,
  waitingPlayer,
  playCard,
  playOut,
  startMatch,
} from '../support/table.js';
import type { Table } from '../support/table.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface StepJson {
  readonly seat: number | null;
  readonly token: string | null;
  readonly text: string | null;
  readonly deal: Pick<DealJson, 'number' | 'hands' | 'trick' | 'lastTrick' | 'toAct' | 'legal'> & {
    readonly position: number;
    readonly result: object | null;
  };
}

interface Costly {
  readonly extensions: { readonly cost: { readonly points: number } };
}

const STEPS = `seat token text deal { number position hands { seat count cards } trick { seat card }
  lastTrick { seat card } toAct legal legalActions { token } result { reason } }`;
const query = (args: string) =>
  `query ($id: ID!) { match(id: $id) { steps${args} { ${STEPS} } deal { position } } }`;

interface Answer {
  readonly match: { steps: readonly StepJson[]; deal: { position: number } };
}
const ask = async (client: TestClient, { matchId }: Table, args = '') =>
  (await client.ask<Answer>(query(args), { id: matchId })).match;

const table = async (input: object = {}) =>
  startMatch([await service.player(), await service.player()], input);

/** A match of one deal that has ended. */
async function played(): Promise<Table> {
  const seats = await table({ target: 1, rated: false });
  await playOut(service, seats, seeded(3));
  return seats;
}
const positions = (steps: readonly StepJson[]) => steps.map(({ deal }) => deal.position);

describe('the steps of a running deal', () => {
  it('begin where the viewer acted last', async () => {
    const seats = await table();
    const match = await asPlayerToAct(seats);
    const [playerOnTurn, opponent] = [playerToAct(seats, match), waitingPlayer(seats, match)];
    const { deal } = await ask(opponent, seats);
    await playCard(seats);
    const { steps } = await ask(opponent, seats, `(afterPosition: ${deal.position})`);
    expect(positions(steps)).toEqual([deal.position + 1]);
    const [step] = steps;
    expect([step!.seat, step!.deal.trick[0]!.card]).toEqual([match.toAct, step!.token]);
    expect(step!.text).toMatch(/^Lead the \w+ of \w+$/);
    const own = await ask(playerOnTurn, seats);
    expect(positions(own.steps)).toEqual([own.deal.position]);
  });

  it('hide the same hands as the deal', async () => {
    const seats = await table();
    const match = await asPlayerToAct(seats);
    const opponent = waitingPlayer(seats, match);
    await playCard(seats);
    for (const client of [opponent, await service.player(), service.client()]) {
      const { steps } = await ask(client, seats);
      const shown = (await client.match<MatchJson>(seats.matchId)).deal.hands;
      const open = shown.filter(({ cards }) => cards !== null).map(({ seat }) => seat);
      for (const { deal } of steps)
        expect(deal.hands.filter(({ cards }) => cards).map(({ seat }) => seat)).toEqual(open);
    }
  });

  it('`open` shows no hidden hand of a running deal', async () => {
    const seats = await table();
    const { steps } = await ask(seats.players[0]!, seats, '(open: true)');
    expect(steps.at(-1)!.deal.hands.map(({ cards }) => cards === null)).toEqual([false, true]);
  });
});

describe('the steps of a deal that has ended', () => {
  it('go from the dealt cards to the result, as a player saw it or open', async () => {
    const seats = await played();
    const [client] = seats.players;
    const { steps, deal } = await ask(client!, seats, '(deal: 1)');
    expect(positions(steps)).toEqual(Array.from({ length: deal.position + 1 }, (_, i) => i));
    expect([steps[0]!.seat, steps[0]!.token]).toEqual([null, null]);
    expect(steps.every(({ deal: { legal } }) => legal.length === 0)).toBe(true);
    expect(steps.map(({ deal: { result } }) => result !== null).indexOf(true)).toBe(deal.position);
    const hidden = steps[0]!.deal.hands.map(({ cards }) => cards === null);
    expect(hidden.filter((it) => it)).toHaveLength(1);
    const opened = await ask(service.client(), seats, '(deal: 1, open: true)');
    for (const { deal: at } of opened.steps)
      expect(at.hands.map(({ cards }) => cards!.length)).toEqual(at.hands.map((h) => h.count));
  });

  it('a deal that has ended has a text for its result with “you” and names, and so has the match', async () => {
    const seats = await played();
    const fields = 'deal { resultText } result { text }';
    const { deal, result } = await seats.players[0]!.match<{
      deal: { resultText: string };
      result: { text: string };
    }>(seats.matchId, fields);
    expect(deal.resultText).toMatch(/\b[Yy]ou\b.*: [123] game points?\.$/);
    expect(result.text).toMatch(/won the match \d : 0\. Schneider: two Bummerl for /);
    const watcher = await service
      .client()
      .match<{ result: { text: string } }>(seats.matchId, fields);
    expect(watcher.result.text).not.toMatch(/\b[Yy]ou\b/);
    const running = await table();
    expect(await running.players[0]!.match(running.matchId, fields)).toEqual({
      deal: { resultText: null },
      result: null,
    });
  });

  it('can be read in parts', async () => {
    const seats = await played();
    const { deal } = await ask(seats.players[0]!, seats);
    const { steps } = await ask(
      seats.players[0]!,
      seats,
      `(deal: 1, afterPosition: ${deal.position - 2})`,
    );
    expect(positions(steps)).toEqual([deal.position - 1, deal.position]);
  });
});

describe('limits of steps', () => {
  it('the steps of an unknown deal are BAD_USER_INPUT', async () => {
    const seats = await table();
    for (const args of ['(deal: 0)', '(deal: 2)', '(after: -1)']) {
      const { errors } = await seats.players[0]!.raw(query(args), { id: seats.matchId });
      expect([args, errors![0]!.extensions.code]).toEqual([args, 'BAD_USER_INPUT']);
    }
  });

  it('every step costs at least a point', async () => {
    const seats = await played();
    const cost = async (args: string) => {
      const text = `query ($id: ID!) { match(id: $id) { steps${args} { token } } }`;
      const answer = await seats.players[0]!.raw(text, { id: seats.matchId });
      return (answer as unknown as Costly).extensions.cost.points;
    };
    const { deal } = await ask(seats.players[0]!, seats);
    const few = await cost(`(after: ${deal.position - 2})`);
    expect((await cost('')) - few).toBeGreaterThanOrEqual(deal.position - 1);
  });
});
