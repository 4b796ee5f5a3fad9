/** What the owner plays, beyond the matrix's test data: in a club, in competitions, with a share, and to be voided. */
import {
  announceCompetition,
  openMatchesOf,
  startedCompetition,
} from '../../../support/competitions.js';
import { mustMutate } from '../../../support/client.js';
import type { ChallengePayload } from '../../../support/client.js';
import { clubOf, joinAll, seeClub } from '../../../support/clubs.js';
import { startMatch } from '../../../support/table.js';
import { until } from '../../../support/wait.js';
import type { TestData } from '../../../e2e/authorization/test-data.js';
import { TRUE } from './truths.js';

/** Plans, phrases and hidden matches; reports by the owner and about the owner. */
export async function playMore({ viewers, ids }: TestData): Promise<void> {
  const { owner, opponent, spectator } = viewers;
  await mustMutate(owner, 'setAutoplay', { matchId: ids.duel, mode: 'FORCED', delay: 'HIDDEN' });
  await mustMutate(owner, 'sendMessage', { matchId: ids.duel, text: TRUE.message });
  await mustMutate(owner, 'sendMessage', { matchId: ids.duel, phrase: 'HELLO' });
  await mustMutate(owner, 'hideMatch', { matchId: ids.last });
  const messages = `query ($id: ID!) { match(id: $id) { messages(first: 20) { nodes { id text } } } }`;
  const { match } = await opponent.ask<{
    match: { messages: { nodes: { id: string; text: string | null }[] } };
  }>(messages, { id: ids.duel });
  const { id: messageId } = match.messages.nodes.find(({ text }) => text === TRUE.message)!;
  await mustMutate(opponent, 'reportMessage', {
    messageId,
    reason: 'ABUSE',
    comment: TRUE.reported,
  });
  await mustMutate(owner, 'reportUser', {
    username: spectator.username,
    reason: 'OTHER',
    comment: TRUE.comment,
  });
}

/** A rated match of the owner that has ended; a moderator will void it. */
export async function matchToVoid({ viewers: { owner, backer } }: TestData): Promise<string> {
  const { matchId } = await startMatch([owner, backer], { rated: true });
  await backer.resign(matchId);
  return matchId;
}

/** The owner shares a seat of somebody else. */
export async function backSomebody({ viewers, extra }: TestData): Promise<void> {
  const { owner, opponent, partner, backer } = viewers;
  const { challenge } = await backer.challenge({ variant: 'bauern', rated: false });
  const challengeId = challenge!.id;
  await mustMutate(owner, 'askToBack', { challengeId, seat: 0 });
  await mustMutate(backer, 'answerBacking', {
    challengeId,
    username: owner.username,
    accept: true,
  });
  for (const guest of [opponent, partner, extra]) await guest.accept({ challengeId });
}

/** A match in a club, a club that the owner leaves, and one from which the owner is removed. */
export async function useClubs({ viewers: { owner, partner, opponent } }: TestData): Promise<void> {
  const club = await clubOf([owner, partner], { name: 'For a match' });
  const terms = { clubId: club.id, variant: 'zweier', rated: false };
  const { challenge } = await mustMutate<ChallengePayload>(
    owner,
    'offerInClub',
    terms,
    'challenge { id matchId }',
  );
  const { offers } = (await seeClub<{ offers: { nodes: { invitationToken: string }[] } }>(
    partner,
    club.id,
    'offers { nodes { invitationToken } }',
  ))!;
  const { invitationToken } = offers.nodes[0]!;
  await mustMutate(partner, 'acceptChallenge', { challengeId: challenge!.id, invitationToken });
  await partner.resign(challenge!.matchId);
  const other = await clubOf([opponent, owner], { name: 'Of another' });
  await mustMutate(owner, 'leaveClub', { clubId: other.id });
  await joinAll(other, [owner]);
  await mustMutate(opponent, 'removeClubMember', {
    clubId: other.id,
    username: owner.username,
    reason: TRUE.removed,
  });
}

/** A season each fortnight, the first in two days. */
const rhythm = () => ({
  timeZone: 'UTC',
  unit: 'WEEK',
  every: 2,
  firstStart: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16),
  opensDaysBefore: 3,
});

/** The opponent enters first. */
const OWNERS_ENTRY = 2;

/** The owner organises, plays and is disqualified. */
export async function compete({ viewers: { owner, opponent } }: TestData): Promise<void> {
  const series = { name: 'Every week', form: 'KNOCK_OUT', variant: 'zweier', rated: false };
  await mustMutate(owner, 'createCompetitionSeries', { ...series, rhythm: rhythm() });
  const own = await announceCompetition(owner, { idempotencyKey: 'once' });
  await mustMutate(owner, 'cancelCompetition', { competitionId: own, reason: TRUE.cancelled });
  await startedCompetition([opponent, owner], { rated: true });
  const [matchId] = await until('the match', async () => {
    const open = await openMatchesOf([owner]);
    return open.length > 0 && open;
  });
  await owner.resign(matchId!);
  const left = await startedCompetition([opponent, owner], { name: 'Another' });
  await mustMutate(opponent, 'disqualifyEntry', {
    competitionId: left,
    number: OWNERS_ENTRY,
    reason: TRUE.disqualified,
  });
  await owner.ask('mutation { renewCompetitionCalendar { userErrors { code } } }');
}
