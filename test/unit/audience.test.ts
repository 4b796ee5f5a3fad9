/** Pure code: for whom something is. */
import { expect, test } from '@jest/globals';
import { AUDIENCES, audienceOf, SHOWN_DATA } from '../../src/modules/users/domain/audience.js';
import { maySeeAs } from '../../src/modules/users/domain/audience.js';

const RELATIONS = ['FRIEND', 'OPPONENT', 'STRANGER'] as const;

test('each audience includes those after it', () => {
  const sees = AUDIENCES.map((audience) =>
    RELATIONS.map((relation) => maySeeAs(audience, relation)),
  );
  expect(sees).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, false],
    [false, false, false],
  ]);
});

test('without a choice accounts are public but for being online, and guests are for opponents', () => {
  const none = { profileFor: null, matchesFor: null, onlineFor: null };
  const audiences = [false, true].map((isGuest) =>
    SHOWN_DATA.map((datum) => audienceOf({ ...none, isGuest }, datum)),
  );
  expect(audiences).toEqual([
    ['EVERYONE', 'EVERYONE', 'FRIENDS'],
    ['OPPONENTS', 'OPPONENTS', 'FRIENDS'],
  ]);
});

test('a choice holds for guests and accounts', () => {
  for (const audience of AUDIENCES) {
    const chosen = { profileFor: audience, matchesFor: audience, onlineFor: audience };
    for (const isGuest of [false, true])
      for (const datum of SHOWN_DATA)
        expect(audienceOf({ ...chosen, isGuest }, datum)).toBe(audience);
  }
});
