/** What may change between two users. */
import { describe, expect, it } from '@jest/globals';
import {
  judgeAcceptance,
  judgeRequest,
  MAX_FRIENDS,
  MAX_REQUESTS,
} from '../../../src/modules/friends/domain/friendship.js';
import type { Standing } from '../../../src/modules/friends/domain/friendship.js';

const standing = (more: Partial<Standing> = {}): Standing => ({
  areFriends: false,
  hasAsked: false,
  isAsked: false,
  hasBlocked: false,
  isBlocked: false,
  friends: MAX_FRIENDS - 1,
  friendsOfOther: MAX_FRIENDS - 1,
  requests: MAX_REQUESTS - 1,
  ...more,
});

describe('a friend request', () => {
  it.each<[string, Partial<Standing>, string]>([
    ['is sent while there is room', {}, 'REQUEST'],
    ['of friends changes nothing', { areFriends: true }, 'NOTHING'],
    ['that was sent before changes nothing', { hasAsked: true }, 'NOTHING'],
    ['to somebody who has asked makes friends', { isAsked: true }, 'BEFRIEND'],
    [
      'to somebody who has asked needs no place among requests',
      { isAsked: true, requests: 99 },
      'BEFRIEND',
    ],
    [
      'to a blocked user is refused with the reason',
      { hasBlocked: true, isAsked: true },
      'FRIEND_IS_BLOCKED',
    ],
    [
      'to a user who has blocked the sender is refused without a reason',
      { isBlocked: true },
      'FRIEND_UNAVAILABLE',
    ],
    ['needs room on the sender’s list', { friends: MAX_FRIENDS }, 'TOO_MANY_FRIENDS'],
    [
      'needs room on the other’s list, and does not say so',
      { friendsOfOther: MAX_FRIENDS },
      'FRIEND_UNAVAILABLE',
    ],
    [
      'needs room among the sender’s requests',
      { requests: MAX_REQUESTS },
      'TOO_MANY_FRIEND_REQUESTS',
    ],
  ])('%s', (_title, more, judged) => {
    expect(judgeRequest(standing(more))).toBe(judged);
  });

  it('does not reveal a block to somebody whose request is open', () => {
    expect(judgeRequest(standing({ hasAsked: true, isBlocked: true }))).toBe('NOTHING');
  });
});

describe('the acceptance of a request', () => {
  it.each<[string, Partial<Standing>, string]>([
    ['makes friends', { isAsked: true }, 'BEFRIEND'],
    ['is refused without a request', {}, 'FRIEND_REQUEST_NOT_FOUND'],
    [
      'is refused for a request of a blocked user',
      { isAsked: true, hasBlocked: true },
      'FRIEND_REQUEST_NOT_FOUND',
    ],
    ['of friends changes nothing', { areFriends: true, friends: MAX_FRIENDS }, 'NOTHING'],
    [
      'needs room on both lists',
      { isAsked: true, friendsOfOther: MAX_FRIENDS },
      'FRIEND_UNAVAILABLE',
    ],
  ])('%s', (_title, more, judged) => {
    expect(judgeAcceptance(standing(more))).toBe(judged);
  });
});
