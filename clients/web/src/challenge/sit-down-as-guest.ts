import { enterAsGuest } from '../account/enter-as-guest';
import { client } from '../api/client';
import { reloadLists } from '../api/live';
import { seedFor, seedTaken } from '../fairness/seeds';
import { SitDownAsGuestDocument } from '../generated/graphql';
import type { AcceptChallengeInput, WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { BROWSERS_ZONE } from '../i18n/zone';

/** The choices of the one who sits down. */
export type SeatAnswer = Pick<AcceptChallengeInput, 'seat' | 'invitationToken'>;

/**
 * A visitor becomes a guest and takes a seat. Two requests, one after the other, because the second needs the session
 * of the first.
 *
 * @param openMatch called with the id of the match if it has begun
 * @returns an error text; empty if the guest sits. After a refused seat the visitor is a guest all the same
 */
export async function sitDownAsGuest(
  challenge: WholeChallengeFragment,
  answer: SeatAnswer,
  openMatch: (id: string) => void,
): Promise<string> {
  const refusal = await enterAsGuest();
  if (refusal !== null) return refusal;
  const accept = { ...answer, challengeId: challenge.id, clientSeed: seedFor(challenge) };
  const zone = { timeZone: BROWSERS_ZONE };
  const { data } = await client.value.mutation(SitDownAsGuestDocument, { zone, accept });
  reloadLists();
  const payload = data?.acceptChallenge;
  if (!payload) return t('app.failed');
  const [error] = payload.userErrors;
  if (error) return error.message;
  seedTaken(challenge.matchId);
  if (payload.match) openMatch(payload.match.id);
  return '';
}
