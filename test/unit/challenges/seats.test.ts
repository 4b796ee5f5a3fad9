import { describe, expect, it } from '@jest/globals';
import { ChallengesResolver } from '../../../src/modules/challenges/adapters/graphql/challenges.resolver.js';
import type { ChallengeType } from '../../../src/modules/challenges/adapters/graphql/challenge.type.js';
import type { Users } from '../../../src/modules/users/application/index.js';
import { contextOf } from '../../../src/platform/graphql/context.js';

const ANNA = {
  id: 'anna',
  username: 'Anna',
  isBot: false,
  botLevel: null,
  isGuest: false,
  createdAt: new Date(),
  closedAt: null,
  profileFor: null,
  matchesFor: null,
  onlineFor: null,
};
const CHALLENGE = {
  source: { seats: [{ userId: ANNA.id }, { userId: null }] },
} as unknown as ChallengeType;

/** The seats of a challenge when users are read by this function. */
function seatsWith(byIds: Users['byIds']) {
  const none = undefined as never;
  const resolver = new ChallengesResolver(none, none, { byIds } as Users);
  const sender = { authorization: undefined, acceptLanguage: undefined, address: '192.0.2.1' };
  return resolver.seats(CHALLENGE, contextOf(none, sender));
}

describe('the seats of a challenge', () => {
  it('are null where they are open', async () => {
    const seats = await seatsWith(() => Promise.resolve(new Map([[ANNA.id, ANNA]])));
    expect(seats).toEqual([expect.objectContaining({ username: 'Anna' }), null]);
  });

  it('all fail if a player cannot be read, so that none looks free', async () => {
    const away = new Error('the database is away');
    await expect(seatsWith(() => Promise.reject(away))).rejects.toBe(away);
  });
});
