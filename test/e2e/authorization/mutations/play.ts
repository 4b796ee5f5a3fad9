/** Mutations of players: matches, and what belongs to them. */
import type { Scope } from '../../../../src/platform/api/scopes.js';
import { signedIn } from '../rows.js';
import { challenge, newVacation } from '../making.js';
import type { TestData } from '../test-data.js';
import { nextNumber, everyone, fresh, owners, players } from './row.js';
import type { MutationRows } from './row.js';

const takes = <const N extends Scope>(scope: N) =>
  ({ needs: signedIn(scope), effect: 'refused' }) as const;

/** Input for the match without spectators. */
const inPrivateMatch = (more: object) => (testData: TestData) => ({
  input: { matchId: testData.ids.privateMatch, ...more },
});
/** Refused after the check of who plays. */
const stale = { expectedVersion: 0 };

export const PLAY: MutationRows = {
  acceptChallenge: {
    ...takes('challenge:write'),
    variables: ({ ids }) => ({ input: { challengeId: ids.named, rules: { cutting: 'asked' } } }),
    gives: { owner: 'ALREADY_SEATED', partner: 'UNKNOWN_OPTION', others: 'NOT_INVITED' },
  },
  act: [
    {
      ...takes('match:play'),
      variables: inPrivateMatch({ ...stale, actions: ['nonsense'] }),
      gives: players('STALE_VERSION'),
    },
    {
      ...takes('match:play'),
      variables: ({ ids }) => ({
        input: { matchId: ids.table, expectedVersion: 0, actions: ['nonsense'] },
      }),
      gives: { ...players('STALE_VERSION', 'NOT_A_PLAYER'), partner: 'STALE_VERSION' },
    },
  ],
  answerBacking: [
    {
      ...takes('challenge:write'),
      // Repeats the same answer.
      effect: 'harmless',
      variables: ({ ids }) => ({
        input: { challengeId: ids.answered, username: 'the_backer', accept: true },
      }),
      gives: owners('data', 'NOT_ASKED'),
    },
    {
      ...takes('challenge:write'),
      variables: ({ ids }) => ({
        input: { challengeId: ids.named, username: 'the_backer', accept: true },
      }),
      gives: { owner: 'NOT_ASKED', partner: 'NOT_ASKED', others: 'CHALLENGE_NOT_FOUND' },
    },
  ],
  askToBack: {
    ...takes('challenge:write'),
    variables: ({ ids }) => ({ input: { challengeId: ids.named, seat: 0 } }),
    gives: { owner: 'ALREADY_SEATED', partner: 'ALREADY_SEATED', others: 'CHALLENGE_NOT_FOUND' },
  },
  bookVacation: {
    ...takes('vacation:write'),
    variables: () => ({ input: { from: 'nonsense', to: 'nonsense' } }),
    gives: everyone('VACATION_DAY_INVALID'),
  },
  cancelChallenge: {
    ...takes('challenge:write'),
    effect: 'fresh',
    variables: fresh(
      'named',
      async ({ viewers }) => (await challenge(viewers.owner, {})).challenge.id,
      'challengeId',
    ),
    gives: owners('data', 'NOT_YOUR_CHALLENGE'),
  },
  cancelVacation: {
    ...takes('vacation:write'),
    effect: 'fresh',
    variables: fresh('vacation', ({ viewers }) => newVacation(viewers.owner, 40 + nextNumber())),
    gives: owners('data', 'VACATION_NOT_FOUND'),
  },
  createChallenge: {
    ...takes('challenge:write'),
    variables: () => ({ input: { variant: 'zweier', preset: 'klassisch' } }),
    gives: everyone('UNKNOWN_PRESET'),
  },
  declineChallenge: {
    ...takes('challenge:write'),
    effect: 'fresh',
    variables: async ({ ids, extra, viewers: { partner } }, kind) => {
      const opponents = [{ username: partner.username }];
      const own = kind === 'partner' && (await challenge(extra, { opponents }));
      return { input: { challengeId: own ? own.challenge.id : ids.named } };
    },
    gives: { partner: 'data', others: 'NOT_INVITED' },
  },
  markNotificationsRead: {
    ...takes('notification:write'),
    // Only the opponent can mark it, once.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { notificationIds: [ids.opponentsNotification] } }),
    select: 'marked userErrors { code }',
    looksFor: () => '"marked":1',
    gives: { opponent: 'data', others: 'hidden' },
  },
  offerAbort: {
    ...takes('match:play'),
    variables: inPrivateMatch(stale),
    gives: players('STALE_VERSION'),
  },
  offerRematch: {
    ...takes('challenge:write'),
    variables: inPrivateMatch({}),
    gives: players('MATCH_NOT_OVER'),
  },
  removePlan: {
    ...takes('plan:write'),
    variables: inPrivateMatch({ expectedRevision: 99 }),
    // Nobody has a plan there: removing it needs no revision.
    gives: players('data'),
  },
  reportMessage: {
    ...takes('report:write'),
    variables: ({ ids }) => ({
      input: { messageId: ids.message, reason: 'SPAM', comment: 'x'.repeat(1001) },
    }),
    gives: { owner: 'COMMENT_INVALID', opponent: 'REPORT_IS_YOU', others: 'MESSAGE_NOT_FOUND' },
  },
  reportUser: {
    ...takes('report:write'),
    variables: () => ({ input: { username: 'the_absent', reason: 'SPAM' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  requestReview: {
    ...takes('review:write'),
    variables: inPrivateMatch({}),
    gives: players('MATCH_NOT_OVER'),
  },
  hideMatch: {
    ...takes('preference:write'),
    variables: inPrivateMatch({}),
    gives: players('MATCH_NOT_OVER'),
  },
  showMatch: {
    ...takes('preference:write'),
    variables: inPrivateMatch({}),
    gives: players('MATCH_NOT_OVER'),
  },
  resign: {
    ...takes('match:play'),
    variables: inPrivateMatch(stale),
    gives: players('STALE_VERSION'),
  },
  sendMessage: [
    {
      ...takes('phrase:write'),
      asks: signedIn('message:write'),
      effect: 'harmless',
      variables: inPrivateMatch({ text: 'Hello' }),
      gives: players('data'),
    },
    {
      ...takes('phrase:write'),
      effect: 'harmless',
      variables: inPrivateMatch({ phrase: 'HELLO' }),
      gives: players('data'),
    },
    {
      ...takes('phrase:write'),
      effect: 'harmless',
      variables: ({ ids }) => ({ input: { matchId: ids.table, phrase: 'HELLO' } }),
      gives: { ...players('data', 'NOT_A_PLAYER'), partner: 'data' },
    },
  ],
  setAutoVacation: {
    ...takes('vacation:write'),
    effect: 'harmless',
    variables: () => ({ input: { enabled: false } }),
    gives: everyone('data'),
  },
  setAutoplay: {
    ...takes('plan:write'),
    effect: 'harmless',
    variables: inPrivateMatch({ mode: 'OFF' }),
    gives: players('data'),
  },
  setPlan: {
    ...takes('plan:write'),
    variables: inPrivateMatch({ rules: [] }),
    gives: players('PLAN_EMPTY'),
  },
  withdrawAbort: {
    ...takes('match:play'),
    variables: inPrivateMatch(stale),
    gives: players('STALE_VERSION'),
  },
  withdrawBacking: {
    ...takes('challenge:write'),
    variables: ({ ids }) => ({ input: { challengeId: ids.named } }),
    gives: { owner: 'NOT_BACKING', partner: 'NOT_BACKING', others: 'CHALLENGE_NOT_FOUND' },
  },
};
