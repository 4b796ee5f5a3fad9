import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayText, seeded } from '../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../src/modules/fairness/domain/verify.js';
import type { MatchJson, TestClient } from '../support/client.js';
import { RULES, rulesIn } from '../support/rules.js';
import type { RuleJson } from '../support/rules.js';
import { expectDocuments } from '../support/documents.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

const OTHERS = { dritt: 2, dreier: 2, bauern: 3 } as const;
type Table = keyof typeof OTHERS;

/** The people act at random when it is their turn; house bots act by themselves. */
async function playOut(players: readonly TestClient[], match: MatchJson, seed: number) {
  const random = seeded(seed);
  let current = match;
  while (current.status === 'IN_PROGRESS') {
    const player = players[current.toAct!];
    current = player
      ? await actAtRandom(player, match.id, random)
      : await until('the bots', async () => {
          const now = await players[0]!.match(match.id);
          return (now.status !== 'IN_PROGRESS' || now.version > current.version) && now;
        });
  }
  return current;
}

async function actAtRandom(player: TestClient, matchId: string, random: () => number) {
  const { deal } = await player.match(matchId);
  const token = deal.legal[Math.floor(random() * deal.legal.length)]!;
  const { match, userErrors } = await player.act(matchId, [token]);
  expect(userErrors).toEqual([]);
  return match!;
}

/**
 * A table of people and house bots; unrated, so that any rules are allowed.
 * @returns the people by seat: the creator has seat `seat`
 */
async function tableOf(
  service: TestService,
  variant: Table,
  people: number,
  { seat = 0, ...more }: { readonly seat?: number } & Readonly<Record<string, unknown>> = {},
): Promise<{ players: TestClient[]; match: MatchJson }> {
  const [creator, ...guests] = await Promise.all(
    Array.from({ length: people }, () => service.player()),
  );
  const opponents = [
    ...guests.map(({ username }) => ({ username })),
    ...Array.from({ length: OTHERS[variant] + 1 - people }, () => ({ bot: 'random' })),
  ];
  const input = { variant, opponents, rated: false, seat, ...more };
  let made = await creator!.challenge(input);
  expect(made.userErrors).toEqual([]);
  for (const player of guests) {
    made = await player.accept({ challengeId: made.challenge!.id });
    expect(made.userErrors).toEqual([]);
  }
  return { players: guests.toSpliced(seat, 0, creator!), match: made.match! };
}

describe('matches of three and four', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it.each([
    ['dritt', 3, { seat: 1 }],
    ['dreier', 2, { rules: { cutting: 'asked' }, target: 12 }],
    ['dreier', 3, { preset: 'klassisch', seat: 2 }],
    ['bauern', 4, { target: 12 }],
    ['bauern', 2, { preset: 'klassisch', seat: 1 }],
  ] as const)(
    'of %s with %i people end and prove their shuffles',
    async (variant, people, more) => {
      const { players, match } = await tableOf(service, variant, people, more);
      const ended = await playOut(players, match, 11);
      expect(ended.status).toBe('FINISHED');
      const { record, proof } = await players[0]!.match<{ record: object; proof: object }>(
        ended.id,
        'record proof',
      );
      expectDocuments({ record, proof });
      const answer = replayText(JSON.stringify(record));
      expect(answer.error).toBeNull();
      expect(answer.score).toEqual(ended.score);
      const { winners, places, bummerl } = ended.result!;
      expect(answer.match).toEqual({ winners, places, bummerl });
      const parsed = parseProof(JSON.stringify(proof));
      if (!parsed.ok) throw new Error(parsed.error);
      const verified = verifyMatch(parsed.value);
      expect(verified.draw).toBe(true);
      expect(verified.deals).not.toContain(false);
    },
  );

  it.each([
    ['bauern', 4, [0, 1, 0, 1]],
    ['dritt', 3, [0, 1, 2]],
  ] as const)('of %s show which seats play together, and who took each trick', async (...row) => {
    const [variant, people, sides] = row;
    const { players, match } = await tableOf(service, variant, people, { target: 1 });
    const ended = await playOut(players, match, 4);
    type Taken = { readonly taker: number };
    interface ShownMatch {
      readonly variant: { readonly sides: readonly number[] };
      readonly seats: readonly { readonly side: number }[];
      readonly deals: readonly {
        readonly tricks: readonly number[];
        readonly lastTrick: readonly object[] | null;
        readonly lastTaker: number | null;
        readonly firstTricks: readonly (Taken | null)[];
        readonly ownTricks: readonly Taken[];
      }[];
      readonly events: {
        readonly nodes: readonly { readonly type: string; readonly payload: { seat?: number } }[];
      };
    }
    const fields = `variant { sides } seats { side } deals { tricks lastTrick { card } lastTaker firstTricks { taker }
      ownTricks { taker } } events(first: 100) { nodes { type payload { ... on TrickTaken { seat } } } }`;
    for (const [seat, player] of players.entries()) {
      const shown = await player.match<ShownMatch>(ended.id, fields);
      expect(shown.seats.map(({ side }) => side)).toEqual(sides);
      expect(shown.variant.sides).toEqual(sides);
      const [deal] = shown.deals;
      const { nodes } = shown.events;
      const end = nodes.findIndex(({ type }) => type === 'DEAL_ENDED');
      const takers = nodes
        .slice(0, end)
        .flatMap(({ type, payload }) => (type === 'TRICK_TAKEN' ? payload.seat! : []));
      expect(takers.length).toBeGreaterThan(0);
      expect(deal!.lastTaker).toBe(takers.at(-1));
      expect(deal!.ownTricks.map(({ taker }) => taker)).toEqual(takers.filter((it) => it === seat));
      expect(deal!.firstTricks.map((trick) => trick?.taker)).toEqual(
        sides.map((side) => takers.find((it) => sides[it] === side)),
      );
    }
  });

  it('partners in bauern share their score, place and Bummerl (rules 2.9)', async () => {
    const { players, match } = await tableOf(service, 'bauern', 4, { target: 3 });
    const ended = await playOut(players, match, 3);
    const { places, bummerl, winners } = ended.result!;
    for (const values of [ended.score, places, bummerl]) {
      expect(values.slice(0, 2)).toEqual(values.slice(2));
    }
    expect([
      [0, 2],
      [1, 3],
    ]).toContainEqual(winners);
  });

  it('before trump is named, each player sees only their own first packet (rules 3.10)', async () => {
    const { players, match } = await tableOf(service, 'dreier', 3);
    for (const [seat, player] of players.entries()) {
      const { deal } = await player.match(match.id);
      expect(deal.phase).toBe('TRUMP');
      expect(deal.hands[seat]!.cards).toHaveLength(3);
      expect(deal.hands.filter((hand) => hand.cards !== null)).toHaveLength(1);
    }
    const { deal } = await service.client().match(match.id);
    expect(deal.hands.every((hand) => hand.cards === null)).toBe(true);
  });

  it('a house bot plays on for a player who resigns; that player cannot act any more', async () => {
    const { players, match } = await tableOf(service, 'dritt', 3, { target: 2 });
    const leaver = players[1]!;
    const { match: left, userErrors } = await leaver.resign(match.id);
    expect(userErrors).toEqual([]);
    expect(left!.status).toBe('IN_PROGRESS');
    const seats = 'seats { user { username } substitute { username isBot } }';
    type Seats = { seats: { user: object; substitute: { isBot: boolean } | null }[] };
    const shown = await players[0]!.match<Seats>(match.id, seats);
    expect(shown.seats[1]).toMatchObject({
      user: { username: leaver.username },
      substitute: { isBot: true },
    });
    const refused = await leaver.act(match.id, ['HA']);
    expect(refused.userErrors[0]!.code).toBe('NOT_A_PLAYER');
    const rest = [players[0]!, undefined as never, players[2]!];
    const ended = await playOut(rest, left!, 5);
    expect(ended.status).toBe('FINISHED');
    const { record } = await players[0]!.match<{ record: { ended?: object } }>(match.id, 'record');
    expect(record.ended).toBeUndefined();
    expect(replayText(JSON.stringify(record)).score).toEqual(ended.score);
  });

  it('differing rules fall back, are shown by seat, and are notified to both players (rules 7.1)', async () => {
    const [creator, guest] = await Promise.all([service.player(), service.player()]);
    const { challenge } = await creator.challenge({
      variant: 'zweier',
      rules: { lastTrickBonus: 10 },
      opponents: [{ username: guest.username }],
      rated: false,
    });
    const { match } = await guest.accept({
      challengeId: challenge!.id,
      rules: { lastTrickBonus: 0, leadKingOnly: true },
    });
    type Seats = {
      rules: RuleJson[];
      seats: { chosenRules: RuleJson[]; overruled: string[] }[];
    };
    const fields = `rules ${RULES} seats { chosenRules ${RULES} overruled }`;
    const shown = await guest.match<Seats>(match!.id, fields);
    expect(rulesIn(shown.rules)).toMatchObject({ lastTrickBonus: 0, leadKingOnly: false });
    expect(shown.seats.map(({ overruled }) => overruled)).toEqual([
      ['lastTrickBonus'],
      ['leadKingOnly'],
    ]);
    const chosen = rulesIn(shown.seats[1]!.chosenRules);
    expect(chosen).toEqual({ lastTrickBonus: 0, leadKingOnly: true });
    for (const player of [creator, guest]) {
      await until('the notification', async () => {
        type Feed = { notifications: { nodes: { type: string; matchId: string }[] } };
        const feed = await player.ask<Feed>('{ notifications { nodes { type matchId } } }');
        return feed.notifications.nodes.some(
          (node) => node.type === 'RULES_CONFLICT' && node.matchId === match!.id,
        );
      });
    }
  });
});
