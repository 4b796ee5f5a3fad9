/** The matches and challenges of the owner. */
import { createObject, mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { playCard, startMatch } from '../../support/table.js';
import { challenge, CHALLENGED } from './making.js';
import type { Challenged } from './making.js';
import type { Viewers } from './viewers.js';

export async function matchesOf({ owner, opponent }: Viewers) {
  const pair = [owner, opponent];
  const { matchId: over } = await startMatch(pair, { onlookers: false });
  await mustMutate(opponent, 'resign', { matchId: over });
  const { challenge: rematch } = await offerRematch(owner, over);
  await offerRematch(opponent, over);
  const duel = await duelOf(pair);
  const rules = [{ when: {}, then: [{ cheapest: true }] }];
  await mustMutate(owner, 'setPlan', { matchId: duel, rules });
  const input = { matchId: duel, text: 'for the owner' };
  const message = await createObject(opponent, 'sendMessage', input, 'message');
  const { matchId: last } = await startMatch(pair);
  await mustMutate(opponent, 'resign', { matchId: last });
  await offerRematch(owner, last);
  const review = await createObject(owner, 'requestReview', { matchId: last }, 'review');
  return { over, rematch: rematch.id, privateMatch: rematch.matchId, duel, last, message, review };
}

/** A match in which one trick has been played, so that its players have drawn cards. */
async function duelOf(pair: readonly TestClient[]): Promise<string> {
  const table = await startMatch(pair);
  await playCard(table);
  await playCard(table);
  return table.matchId;
}

const offerRematch = (client: TestClient, matchId: string): Promise<Challenged> =>
  mustMutate(client, 'offerRematch', { matchId }, CHALLENGED);

/**
 * A bauern match in which the backer backs the owner's seat; a message in it waits for the end of
 * the deal.
 */
export async function tableOf({ owner, opponent, partner, backer }: Viewers, extra: TestClient) {
  const bauern = { variant: 'bauern', rated: false };
  const { id: challengeId, matchId: table } = (await challenge(owner, bauern)).challenge;
  await mustMutate(backer, 'askToBack', { challengeId, seat: 0 });
  const { username } = backer;
  await mustMutate(owner, 'answerBacking', { challengeId, username, accept: true });
  for (const guest of [opponent, partner, extra]) {
    await mustMutate(guest, 'acceptChallenge', { challengeId });
  }
  const input = { matchId: table, text: 'not yet' };
  return { table, heldBack: await createObject(owner, 'sendMessage', input, 'message') };
}

export async function challengesOf({ owner, partner, backer }: Viewers) {
  const named = await challenge(owner, { opponents: [{ username: partner.username }] });
  const openOne = await challenge(owner, { variant: 'dritt' });
  const answered = await challenge(owner, { variant: 'dritt' });
  for (const { challenge: asked } of [openOne, answered]) {
    await mustMutate(backer, 'askToBack', { challengeId: asked.id, seat: 0 });
  }
  const { username } = backer;
  const challengeId = answered.challenge.id;
  await mustMutate(owner, 'answerBacking', { challengeId, username, accept: true });
  return { named: named.challenge.id, openChallenge: openOne.challenge.id, answered: challengeId };
}
