/** Pure: what somebody may do in a club. */
import { describe, expect, it } from '@jest/globals';
import { CLUB_ACTS, judgeClubAct } from '../../../src/modules/clubs/domain/club-acts.js';
import type { ClubStanding } from '../../../src/modules/clubs/domain/club-acts.js';
import { MAX_CLUB_MEMBERS, MAX_CLUBS } from '../../../src/modules/clubs/domain/club.js';

const standing = (part: Partial<ClubStanding> = {}): ClubStanding => ({
  role: null,
  visibility: 'OPEN',
  memberCount: 2,
  isBot: false,
  isGuest: false,
  isRemoved: false,
  isBusy: false,
  isHeir: false,
  owned: 0,
  hasLink: false,
  memberships: 0,
  ...part,
});

const joining = (part: Partial<ClubStanding>) => judgeClubAct('JOIN', standing(part));

describe('who may do what in a club', () => {
  it.each([
    [{}, null],
    [{ visibility: 'LISTED' }, 'CLUB_BY_INVITATION'],
    [{ visibility: 'PRIVATE', hasLink: true }, null],
    [{ isGuest: true }, 'GUESTS_JOIN_BY_LINK'],
    [{ isGuest: true, hasLink: true }, null],
    [{ isBot: true, hasLink: true }, 'CLUB_NOT_FOR_BOTS'],
    [{ isRemoved: true, hasLink: true }, 'REMOVED_FROM_CLUB'],
    [{ role: 'MEMBER' }, 'ALREADY_CLUB_MEMBER'],
    [{ memberships: MAX_CLUBS }, 'TOO_MANY_CLUBS'],
    [{ memberCount: MAX_CLUB_MEMBERS }, 'CLUB_FULL'],
  ] as const)('joining with %j: %s', (part, code) => {
    expect(joining(part)).toBe(code);
  });

  it('somebody from outside may do nothing but join', () => {
    for (const act of CLUB_ACTS)
      expect([act, judgeClubAct(act, standing())]).toEqual([
        act,
        act === 'JOIN' ? null : 'NOT_CLUB_MEMBER',
      ]);
  });

  it('the owner leaves only as the last one', () => {
    const leaving = (memberCount: number) =>
      judgeClubAct('LEAVE', standing({ role: 'OWNER', memberCount }));
    expect([leaving(2), leaving(1)]).toEqual(['OWNER_HANDS_OVER_FIRST', null]);
  });
});
