/** A row for every subscription. */
import { optional, signedIn } from './rows.js';
import type { Gives, Row } from './rows.js';

const betweenTwo: Gives = { owner: 'open', opponent: 'open', others: 'BAD_USER_INPUT' };

/** A match without spectators, and one with them. */
const ofMatch: readonly Row[] = [
  {
    needs: optional('match:read'),
    variables: ({ ids }) => ({ matchId: ids.privateMatch }),
    gives: betweenTwo,
  },
  {
    needs: optional('match:read'),
    variables: ({ ids }) => ({ matchId: ids.table }),
    gives: { others: 'open' },
  },
];

export const SUBSCRIPTIONS: Readonly<Record<string, Row | readonly Row[]>> = {
  challengeAdded: { needs: optional('challenge:read'), gives: { others: 'open' } },
  challengeRemoved: { needs: optional('challenge:read'), gives: { others: 'open' } },
  competitionUpdated: {
    needs: optional('competition:read'),
    variables: ({ ids }) => ({ competitionId: ids.competition }),
    gives: { others: 'open' },
  },
  eventAdded: { needs: signedIn('event:read'), gives: { others: 'open' } },
  matchEventAdded: ofMatch,
  matchUpdated: ofMatch,
  messageAdded: {
    needs: signedIn('message:read'),
    variables: ({ ids }) => ({ matchId: ids.table }),
    gives: { owner: 'open', opponent: 'open', partner: 'open', others: 'BAD_USER_INPUT' },
  },
  notificationAdded: { needs: signedIn('notification:read'), gives: { others: 'open' } },
  turnAdded: { needs: signedIn('match:read'), gives: { others: 'open' } },
  webhookMessageAdded: { needs: signedIn('event:read'), gives: { others: 'open' } },
};
