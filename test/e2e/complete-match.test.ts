import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseRecordText, replayText, seeded } from '../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../src/modules/fairness/domain/verify.js';
import type { MatchJson, TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

/** Plays with random legal actions until the match has ended. */
async function playOut(player: TestClient, match: MatchJson, seed: number): Promise<MatchJson> {
  const random = seeded(seed);
  let current = match;
  while (current.status === 'IN_PROGRESS') {
    if (current.toAct !== current.viewerSeat) {
      current = await until('the bot', async () => {
        const now = await player.match(match.id);
        return (now.status !== 'IN_PROGRESS' || now.toAct === now.viewerSeat) && now;
      });
      continue;
    }
    const { legal } = current.deal;
    const token = legal[Math.floor(random() * legal.length)]!;
    const { match: next, userErrors } = await player.act(match.id, [token], {
      expectedVersion: current.version,
    });
    expect(userErrors).toEqual([]);
    current = next!;
  }
  return current;
}

describe('a complete match against a house bot', () => {
  let service: TestService;
  let player: TestClient;
  let ended: MatchJson;

  beforeAll(async () => {
    service = await startService();
    player = await service.player();
    const { match, userErrors } = await player.challenge({
      variant: 'zweier',
      opponents: [{ bot: 'easy' }],
      clientSeed: 'mine',
    });
    expect(userErrors).toEqual([]);
    ended = await playOut(player, match!, 7);
  });
  afterAll(() => service.stop());

  it('ends with a winner who has 7 game points (rules 4.10)', () => {
    const winner = ended.result!.winners[0]!;
    expect(ended.status).toBe('FINISHED');
    expect(ended.score[winner]).toBeGreaterThanOrEqual(7);
    expect(ended.score[1 - winner]).toBeLessThan(7);
    expect(ended.result!.bummerl[winner]).toBe(0);
  });

  it('leaves a record that replays to the same score, match and deals', async () => {
    const { record } = await player.match<{ record: unknown }>(ended.id, 'record');
    const answer = replayText(JSON.stringify(record));
    expect(answer.error).toBeNull();
    expect(answer.score).toEqual(ended.score);
    expect(answer.match).toEqual({
      winners: ended.result!.winners,
      places: ended.result!.places,
      bummerl: ended.result!.bummerl,
    });
  });

  it('proves its shuffles to anyone, and a forged proof fails', async () => {
    const { proof } = await service.client().match<{ proof: object }>(ended.id, 'proof');
    const parsed = parseProof(JSON.stringify(proof));
    if (!parsed.ok) throw new Error(parsed.error);
    const verified = verifyMatch(parsed.value);
    expect(verified.draw).toBe(true);
    expect(verified.deals.length).toBeGreaterThan(2);
    expect(verified.deals.every((holds) => holds)).toBe(true);
    const forged = ['yours', 'theirs', 'nobody’s', 'a seed'].map((seed) =>
      verifyMatch({ ...parsed.value, clientSeeds: [seed, ''] }),
    );
    for (const { deals } of forged) expect(deals).not.toContain(true);
    // Another seed may draw the same cards by chance, but not each time.
    expect(forged.map(({ draw }) => draw)).toContain(false);
  });

  it('shows every deal with its seed to anyone', async () => {
    const fields =
      'deals { number phase hands { count } talon result { reason } fairness { seed } }';
    type Deals = { deals: { phase: string; result: object | null; fairness: { seed: string } }[] };
    const { deals } = await service.client().match<Deals>(ended.id, fields);
    expect(deals.every((deal) => deal.phase === 'OVER' && deal.result)).toBe(true);
    expect(deals.every((deal) => /^[0-9a-f]{64}$/.test(deal.fairness.seed))).toBe(true);
  });

  it('the deals of a complete match are the same in parts as all together', async () => {
    const deal = '{ number phase hands { cards } cardPoints talon result { reason } }';
    type Deals = Record<'deals' | 'last' | 'none' | 'later', { number: number }[]>;
    const { deals } = await service.client().match<Deals>(ended.id, `deals ${deal}`);
    const { last, none, later } = await service.client().match<Deals>(
      ended.id,
      `last: deals(afterDeal: ${deals.length - 1}) ${deal}
       none: deals(afterDeal: ${deals.length}) ${deal}
       later: deals(afterDeal: 1) ${deal}`,
    );
    expect([last, none, later]).toEqual([deals.slice(-1), [], deals.slice(1)]);
  });

  it('changes the player’s rating once, and the house bot’s never', async () => {
    const seats = 'seats { ratingBefore ratingAfter }';
    type Seats = { seats: { ratingBefore: number | null; ratingAfter: number | null }[] };
    const rated = await until('the ratings', async () => {
      const match = await player.match<Seats>(ended.id, seats);
      return match.seats.every((seat) => seat.ratingAfter !== null) && match;
    });
    const changes = rated.seats.map((seat) => seat.ratingAfter! - seat.ratingBefore!);
    const own = ended.viewerSeat!;
    expect(Math.sign(changes[own]!)).toBe(ended.result!.winners.includes(own) ? 1 : -1);
    expect(changes[1 - own]).toBe(0);
  });

  it('the player is notified once that the match is over', async () => {
    type Feed = { notifications: { nodes: { type: string; matchId: string }[] } };
    const query = '{ notifications(first: 100) { nodes { type matchId } } }';
    const over = await until('the notification', async () => {
      const { notifications } = await player.ask<Feed>(query);
      const found = notifications.nodes.filter((node) => node.type === 'MATCH_OVER');
      return found.length > 0 && found;
    });
    expect(over).toHaveLength(1);
    expect(over[0]!.matchId).toBe(ended.id);
  });

  it('the record of a complete match can be parsed', async () => {
    const { record } = await player.match<{ record: unknown }>(ended.id, 'record');
    const parsed = parseRecordText(JSON.stringify(record));
    expect(parsed.ok).toBe(true);
  });
});
