/** Real: the service over HTTP and Postgres. Reviews of finished matches. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { legal, seeded, variantOf } from '../../src/engine/index.js';
import type { RecordJson } from '../../src/engine/index.js';
import { lastDealOf } from '../../src/modules/reviews/domain/replay.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { LAST_UUID, toGlobalId } from '../../src/platform/api/ids.js';
import { mustMutate, USER_ERRORS } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import {
  asPlayerToAct,
  playerToAct,
  codesOf,
  playOut,
  startMatch,
  step,
} from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

interface DecisionJson {
  readonly dealNumber: number;
  readonly position: number;
  readonly played: string;
  readonly best: string;
  readonly bestInHindsight: string;
  readonly loss: number;
  readonly hindsightLoss: number;
  readonly standardError: number;
  readonly costly: boolean;
  readonly reason: string | null;
  readonly explanation: string | null;
  readonly actions: readonly {
    action: string;
    expected: number;
    standardError: number;
    hindsight: number;
  }[];
}

interface ReviewJson {
  readonly id: string;
  readonly matchId: string;
  readonly seat: number;
  readonly status: string;
  readonly progress: number;
  readonly finishedAt: string | null;
  readonly accuracy: number | null;
  readonly decisionCount: number;
  readonly expectedLoss: number;
  readonly hindsightLoss: number;
  readonly deals: readonly { number: number; decisions: readonly DecisionJson[] }[];
  readonly turningPoints: readonly DecisionJson[];
  readonly instructiveMoments: readonly DecisionJson[];
}

const DECISION = `dealNumber position played best bestInHindsight loss hindsightLoss
  standardError costly reason explanation actions { action expected standardError hindsight }`;
const REVIEW = `id matchId seat status progress finishedAt accuracy decisionCount expectedLoss
  hindsightLoss deals { number decisions { ${DECISION} } } turningPoints { ${DECISION} }
  instructiveMoments { ${DECISION} }`;

let service: TestService;
let people: TestClient[];
let stranger: TestClient;

beforeAll(async () => {
  service = await startService({ LOG_LEVEL: 'error' }); // hides the warning of a review that fails
  people = await Promise.all(Array.from({ length: 4 }, () => service.player()));
  stranger = await service.player();
});
afterAll(() => service.stop());

async function ask(client: TestClient, matchId: string) {
  const query = `mutation ($input: RequestReviewInput!) {
    requestReview(input: $input) { review { ${REVIEW} } ${USER_ERRORS} } }`;
  type Answer = { review: ReviewJson | null; userErrors: UserErrorJson[] };
  const answer = await client.ask<{ requestReview: Answer }>(query, { input: { matchId } });
  return answer.requestReview;
}

async function reviewOf(client: TestClient, matchId: string): Promise<ReviewJson | null> {
  return (await client.match<{ review: ReviewJson | null }>(matchId, `review { ${REVIEW} }`))
    .review;
}

const done = (client: TestClient, matchId: string): Promise<ReviewJson> =>
  until(
    'the review',
    async () => {
      const review = await reviewOf(client, matchId);
      return review?.status === 'DONE' && review;
    },
    60_000,
  );

const pendingTasks = () =>
  rowsOf(service, `SELECT FROM outbox WHERE events->0->>'type' = 'REVIEW_CONTINUED'`);
const untilNoTask = () => until('no pending task', async () => (await pendingTasks()).length === 0);

const node = async (client: TestClient, id: string) =>
  (await client.ask<{ node: object | null }>('query ($id: ID!) { node(id: $id) { id } }', { id }))
    .node;

/** A match of people that was played to its end with random actions. */
async function played(players: readonly TestClient[], input: object, seed = 1): Promise<Table> {
  const table = await startMatch(players, { rated: false, target: 1, ...input });
  const { status } = await playOut(service, table, seeded(seed));
  expect(status).toBe('FINISHED');
  return table;
}

/** A seat's turns with a choice, computed from the match's public record. */
async function choicesOf({ matchId }: Table, seat: number) {
  const { record } = await service.client().match<{ record: RecordJson }>(matchId, 'record');
  const variant = variantOf(record.variant)!;
  const options = variant.parseOptions(record);
  if (!options.ok) throw new Error('no options');
  const from = { variant, options: options.value, before: null };
  return record.deals.map((_, i) => {
    const { turns } = lastDealOf({ ...from, deals: record.deals.slice(0, i + 1) }, seat);
    const decisions = turns.map(({ position, played, match }) => {
      return { dealNumber: i + 1, position, played, actions: [...legal(match)] };
    });
    return { number: i + 1, decisions };
  });
}

/** The decisions of a review, without its figures. */
const withoutFigures = ({ deals }: ReviewJson) =>
  deals.map(({ number, decisions }) => ({
    number,
    decisions: decisions.map(({ dealNumber, position, played, actions }) => ({
      dealNumber,
      position,
      played,
      actions: actions.map(({ action }) => action),
    })),
  }));

const decisionsOf = ({ deals }: ReviewJson) => deals.flatMap(({ decisions }) => decisions);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const notificationsOf = async (client: TestClient, matchId: string) => {
  const query = '{ notifications(first: 100) { nodes { type matchId } } }';
  type Feed = { notifications: { nodes: { type: string; matchId: string | null }[] } };
  const { nodes } = (await client.ask<Feed>(query)).notifications;
  return nodes.filter((n) => n.type === 'REVIEW_READY' && n.matchId === matchId).length;
};

describe('a review of a match for two', () => {
  let table: Table;
  let player: TestClient;
  let first: ReviewJson;
  let review: ReviewJson;

  beforeAll(async () => {
    table = await played(people.slice(0, 2), { target: 2 });
    player = table.players[1]!;
    expect(await reviewOf(player, table.matchId)).toBeNull();
    const answer = await ask(player, table.matchId);
    expect(answer.userErrors).toEqual([]);
    first = answer.review!;
    review = await done(player, table.matchId);
  }, 120_000);

  it('is made by a job, deal by deal', () => {
    expect(first).toMatchObject({
      matchId: table.matchId,
      seat: 1,
      status: 'PENDING',
      progress: 0,
    });
    expect(first.finishedAt).toBeNull();
    expect(review).toMatchObject({ id: first.id, status: 'DONE', progress: 1 });
    expect(review.finishedAt).not.toBeNull();
  });

  it('has every turn of its player with a choice, and the legal actions there', async () => {
    expect(withoutFigures(review)).toEqual(await choicesOf(table, 1));
    expect(review.decisionCount).toBe(decisionsOf(review).length);
    expect(review.decisionCount).toBeGreaterThan(3);
  });

  it('the losses in a review are the difference to the best action, and never negative', () => {
    for (const { actions, played: token, best, loss, ...other } of decisionsOf(review)) {
      const valueOf = (name: string) => actions.find(({ action }) => action === name)!;
      const most = (view: 'expected' | 'hindsight') => Math.max(...actions.map((a) => a[view]));
      expect(valueOf(best).expected).toBe(most('expected'));
      expect(valueOf(other.bestInHindsight).hindsight).toBe(most('hindsight'));
      expect(loss).toBeCloseTo(most('expected') - valueOf(token).expected, 6);
      expect(other.hindsightLoss).toBeCloseTo(most('hindsight') - valueOf(token).hindsight, 6);
      expect(Math.min(loss, other.hindsightLoss)).toBeGreaterThanOrEqual(0);
    }
  });

  it('describes every action in the language of the request', async () => {
    const fields = `played playedText best bestText bestInHindsight bestInHindsightText
      actions { action text }`;
    const query = `query ($id: ID!) { node(id: $id) { ... on Review {
      deals { decisions { ${fields} } } turningPoints { ${fields} } } } }`;
    type Texts = Readonly<Record<'played' | 'best' | 'bestInHindsight', string>> &
      Readonly<Record<'playedText' | 'bestText' | 'bestInHindsightText', string | null>> & {
        readonly actions: readonly { readonly action: string; readonly text: string | null }[];
      };
    type Answer = { node: { deals: { decisions: Texts[] }[]; turningPoints: Texts[] } };
    const sentences = async (locale: 'EN' | 'DE') => {
      await mustMutate(player, 'setLocale', { locale });
      const { node } = await player.ask<Answer>(query, { id: review.id });
      return [...node.deals.flatMap(({ decisions }) => decisions), ...node.turningPoints];
    };
    for (const [language, card] of [
      ['en', /^(Lead|Play) the \w+ of \w+$/],
      ['de', /^\S+-\S+ (ausspielen|spielen)$/],
    ] as const) {
      const texts = await sentences(language === 'de' ? 'DE' : 'EN');
      expect(texts.length).toBeGreaterThan(3);
      for (const { actions, ...decision } of texts) {
        const texts = new Map(actions.map(({ action, text }) => [action, text]));
        expect(new Set(texts.values()).size).toBe(actions.length);
        expect(decision.playedText).toBe(texts.get(decision.played));
        expect(decision.bestText).toBe(texts.get(decision.best));
        expect(decision.bestInHindsightText).toBe(texts.get(decision.bestInHindsight));
        const cards = actions.filter(({ action }) => /^[HDSC][2-9TJQKA]$/.test(action));
        expect(cards.length).toBeGreaterThan(0);
        for (const { text } of cards) expect(text).toMatch(card);
      }
    }
  });

  it('sums up the cost of the decisions, and names the most costly ones', () => {
    const decisions = decisionsOf(review);
    expect(review.expectedLoss).toBeCloseTo(sum(decisions.map(({ loss }) => loss)), 6);
    expect(review.hindsightLoss).toBeCloseTo(
      sum(decisions.map(({ hindsightLoss }) => hindsightLoss)),
      6,
    );
    const stakes = decisions.map(({ actions }) => {
      const values = actions.map(({ expected }) => expected);
      return Math.max(...values) - Math.min(...values);
    });
    const accuracy = 100 * (1 - review.expectedLoss / sum(stakes));
    expect(review.accuracy).toBeCloseTo(accuracy, 1);
    const mostCostly = decisions
      .filter(({ loss, costly }) => costly && loss >= 0.5)
      .sort((a, b) => b.loss - a.loss);
    expect(review.turningPoints).toEqual(mostCostly.slice(0, 5));
  });

  it('gives its standard error, and calls no decision costly that may be chance', () => {
    const decisions = decisionsOf(review);
    for (const { loss, standardError, costly, actions } of decisions) {
      expect(
        Math.min(standardError, ...actions.map((a) => a.standardError)),
      ).toBeGreaterThanOrEqual(0);
      expect(costly).toBe(loss >= 0.1 && loss >= 2 * standardError);
    }
    expect(new Set(decisions.map(({ standardError }) => standardError > 0))).toContain(true);
    expect(new Set(decisions.map(({ costly }) => costly))).toEqual(new Set([true, false]));
  });

  it('explains every costly decision in a sentence', async () => {
    for (const locale of ['EN', 'DE'] as const) {
      await mustMutate(player, 'setLocale', { locale });
      const shown = (await reviewOf(player, table.matchId))!;
      const known = new Set<string>();
      for (const { costly, explanation, reason, loss } of decisionsOf(shown)) {
        if (!costly) expect([explanation, reason]).toEqual([null, null]);
        else {
          const amount = loss.toFixed(1).replace('.', locale === 'DE' ? ',' : '.');
          expect(explanation).toContain(locale === 'DE' ? 'Punkte mehr wert' : 'game points more');
          // The service and this test may round halves differently.
          if (!loss.toFixed(2).endsWith('5')) expect(explanation).toContain(` ${amount} `);
          expect(explanation!.includes(': ')).toBe(reason !== null);
          if (reason) known.add(reason);
        }
      }
      expect(known.size).toBeGreaterThan(0);
    }
    await mustMutate(player, 'setLocale', { locale: 'EN' });
  });

  it('names up to three moments to learn from', () => {
    const moments = review.instructiveMoments;
    const explained = decisionsOf(review).filter(
      ({ costly, reason }) => costly && reason && !reason.startsWith('THEN'),
    );
    expect(moments).toHaveLength(Math.min(3, explained.length));
    for (const moment of moments) expect(explained).toContainEqual(moment);
    const kinds = new Set(explained.map(({ reason }) => reason));
    expect(new Set(moments.map(({ reason }) => reason)).size).toBe(Math.min(3, kinds.size));
  });

  it('the deals of a review are the same in parts as all together', async () => {
    const parts = `review { first: deals(first: 1) { number decisions { ${DECISION} } }
      later: deals(afterDeal: 1) { number decisions { ${DECISION} } }
      none: deals(afterDeal: ${review.deals.length}) { number } }`;
    const shown = await player.match<{ review: object }>(table.matchId, parts);
    const { deals } = review;
    expect(shown.review).toEqual({ first: deals.slice(0, 1), later: deals.slice(1), none: [] });
  });

  it('shows its figures, but no sentences, while the match is broken', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Review {
      decisionCount deals(first: 1) { decisions { played playedText } } } } }`;
    type Answer = {
      node: { decisionCount: number; deals: { decisions: { playedText: string | null }[] }[] };
    };
    const answered = () => player.raw<Answer>(query, { id: review.id });
    const id = rowId(table.matchId);
    const change = (actions: string) =>
      rowsOf(
        service,
        `UPDATE match_deals SET actions = ${actions} WHERE match_id = $1 AND number = 1`,
        [id],
      );
    const complete = await answered();
    expect(complete.errors).toBeUndefined();
    await change(`'["?"]'::jsonb || actions`);
    const broken = await answered();
    await change('actions - 0');
    const { decisions } = broken.data!.node.deals[0]!;
    expect(broken.data!.node.decisionCount).toBe(review.decisionCount);
    expect(decisions.map(({ playedText }) => playedText)).toEqual(decisions.map(() => null));
    expect(new Set(broken.errors!.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['MATCH_BROKEN']),
    );
    expect(await answered()).toEqual(complete);
  });

  it('is the same when it is requested again, and makes no job', async () => {
    // A task is settled after its work is done.
    await untilNoTask();
    const again = await ask(player, table.matchId);
    expect(again).toEqual({ review, userErrors: [] });
    expect(await pendingTasks()).toEqual([]);
  });

  it('notifies its player once when it is ready', async () => {
    await until('the notification', async () => (await notificationsOf(player, table.matchId)) > 0);
    expect(await notificationsOf(player, table.matchId)).toBe(1);
    expect(await notificationsOf(table.players[0]!, table.matchId)).toBe(0);
  });

  it('is visible to its player only', async () => {
    expect(await node(player, review.id)).toEqual({ id: review.id });
    for (const other of [table.players[0]!, stranger, service.client()]) {
      expect(await node(other, review.id)).toBeNull();
      expect(await reviewOf(other, table.matchId)).toBeNull();
    }
  });
});

describe('a review of a match for four', () => {
  it('includes the bids', async () => {
    const table = await played(people, { variant: 'bauern', target: 1 }, 3);
    expect((await ask(people[2]!, table.matchId)).userErrors).toEqual([]);
    const review = await done(people[2]!, table.matchId);
    expect(review.seat).toBe(2);
    expect(withoutFigures(review)).toEqual(await choicesOf(table, 2));
    expect(review.decisionCount).toBeGreaterThan(0);
  }, 120_000);
});

describe('a review for a player who left the seat to a house bot', () => {
  it('leaves out the decisions of the house bot that took it', async () => {
    const table = await startMatch(people.slice(0, 3), {
      variant: 'dritt',
      rated: false,
      target: 1,
    });
    const random = seeded(2);
    let match = await asPlayerToAct(table);
    // The house bot's first turn is a choice: it must be left out.
    let acted = 0;
    for (; acted < 5 || match.deal.legal.length < 2; acted++) {
      await step(table, match, random);
      match = await asPlayerToAct(table);
    }
    const leaver = playerToAct(table, match);
    const seat = match.toAct!;
    expect(codesOf(await leaver.resign(table.matchId))).toEqual([]);
    await over(table, random);
    await ask(leaver, table.matchId);
    const review = await done(leaver, table.matchId);
    const [firstDeal] = await choicesOf(table, seat);
    const positions = firstDeal!.decisions.map(({ position }) => position);
    expect(positions).toContain(acted);
    expect(decisionsOf(review).map(({ position }) => position)).toEqual(
      positions.filter((position) => position < acted),
    );
  }, 120_000);
});

/** Plays with a house bot until the match has ended. */
async function over(table: Table, random: () => number): Promise<void> {
  await until(
    'the end of the match',
    async () => {
      const match = await asPlayerToAct(table);
      if (match.status !== 'IN_PROGRESS') return true;
      if (match.deal.legal.length > 0) await step(table, match, random);
      return false;
    },
    60_000,
  );
}

describe('no review', () => {
  it('is made of a running match, because it would help the player', async () => {
    const table = await startMatch(people.slice(0, 2), { rated: false });
    const answer = await ask(people[0]!, table.matchId);
    expect(answer.review).toBeNull();
    expect(codesOf(answer)).toEqual(['MATCH_NOT_OVER']);
    expect(await reviewOf(people[0]!, table.matchId)).toBeNull();
    const rows = await rowsOf(service, 'SELECT FROM reviews WHERE match_id = $1', [
      rowId(table.matchId),
    ]);
    expect(rows).toEqual([]);
  });

  it('is made for a user who did not play, and of an unknown match', async () => {
    const open = await startMatch(people.slice(0, 2));
    await people[0]!.resign(open.matchId);
    expect(codesOf(await ask(stranger, open.matchId))).toEqual(['NOT_A_PLAYER']);
    const closed = await startMatch(people.slice(0, 2), { onlookers: false });
    await people[0]!.resign(closed.matchId);
    expect(codesOf(await ask(stranger, closed.matchId))).toEqual(['MATCH_NOT_FOUND']);
    expect(codesOf(await ask(stranger, toGlobalId('Match', LAST_UUID)))).toEqual([
      'MATCH_NOT_FOUND',
    ]);
    await expect(ask(service.client(), open.matchId)).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('a review that fails', () => {
  it('keeps its finished deals, and continues when it is requested again', async () => {
    // A deal is worth at most three game points, so that there are two deals or more.
    const table = await played(people.slice(0, 2), { target: 4 }, 2);
    const [player] = table.players as [TestClient];
    const id = rowId(table.matchId);
    const breakOff = `UPDATE match_deals SET actions = actions || '["?"]' WHERE match_id = $1 AND number = 2`;
    await rowsOf(service, breakOff, [id]);
    await ask(player, table.matchId);
    // The record does not replay. All attempts but the last count as made.
    await until(
      'the second deal',
      async () => (await reviewOf(player, table.matchId))!.progress > 0,
    );
    await rowsOf(service, 'UPDATE reviews SET attempts = 9 WHERE match_id = $1', [id]);
    const failed = await until(
      'the end',
      async () => {
        const review = await reviewOf(player, table.matchId);
        return review?.status === 'FAILED' && review;
      },
      60_000,
    );
    expect(failed.finishedAt).toBeNull();
    expect(failed.deals).toHaveLength(1);
    await untilNoTask();

    const repair =
      'UPDATE match_deals SET actions = actions - -1 WHERE match_id = $1 AND number = 2';
    await rowsOf(service, repair, [id]);
    const again = await Promise.all([ask(player, table.matchId), ask(player, table.matchId)]);
    expect(again.map(({ review }) => [review!.id, review!.status])).toEqual([
      [failed.id, 'PENDING'],
      [failed.id, 'PENDING'],
    ]);
    const review = await done(player, table.matchId);
    expect(withoutFigures(review)).toEqual(await choicesOf(table, 0));
    expect(review.deals[0]).toEqual(failed.deals[0]);
    await until(
      'the notification',
      async () => (await notificationsOf(player, table.matchId)) === 1,
    );
  }, 120_000);
});

describe('a review of a match that was left or called off', () => {
  it('a resigned match is reviewed for each player, as far as it was played', async () => {
    const table = await startMatch(people.slice(0, 2), { rated: false });
    const random = seeded(6);
    for (let n = 0; n < 6; n++) await step(table, await asPlayerToAct(table), random);
    await people[0]!.resign(table.matchId);
    for (const [seat, player] of table.players.entries()) {
      await ask(player, table.matchId);
      const review = await done(player, table.matchId);
      expect(withoutFigures(review)).toEqual(await choicesOf(table, seat));
      expect(review.decisionCount).toBeGreaterThan(0);
    }
  }, 60_000);

  it('a match without actions has an empty review', async () => {
    const table = await startMatch(people.slice(0, 2), { rated: false });
    const input = { matchId: table.matchId };
    const query = `mutation ($input: OfferAbortInput!) { offerAbort(input: $input) { ${USER_ERRORS} } }`;
    for (const player of table.players) await player.ask(query, { input });
    await ask(people[0]!, table.matchId);
    expect(await done(people[0]!, table.matchId)).toMatchObject({
      accuracy: null,
      decisionCount: 0,
      expectedLoss: 0,
      turningPoints: [],
      instructiveMoments: [],
    });
  });
});

describe('the limit of reviews', () => {
  it('a user gets twenty new reviews a day; finished reviews are still answered', async () => {
    const player = await service.player();
    const matches: string[] = [];
    for (let n = 0; n < 21; n++) {
      const { match } = await player.challenge({
        variant: 'zweier',
        rated: false,
        opponents: [{ bot: 'easy' }],
      });
      matches.push(match!.id);
      await player.resign(match!.id);
    }
    for (const id of matches.slice(0, 20)) expect(codesOf(await ask(player, id))).toEqual([]);
    await expect(ask(player, matches[20]!)).rejects.toThrow('RATE_LIMITED');
    expect((await ask(player, matches[0]!)).review).not.toBeNull();
  }, 60_000);
});
