import { describe, expect, it } from '@jest/globals';
import { isCleanName } from '../../../src/modules/users/application/index.js';

describe('a name that others read', () => {
  it.each(['Stammtisch am Eck', '👨‍👩‍👧 Runde', '♠ & ♥', 'Ötscher 2026', 'نادي'])(
    'may be %s',
    (name) => {
      expect(isCleanName(name)).toBe(true);
    },
  );

  it.each([
    ['of characters that nobody sees', '\u200b\u200b\u200b'],
    ['of joiners alone', '\u200d\u200d\u200d'],
    ['of blanks', '\u00a0\u3000'],
    ['with a character that turns the text', '\u202eevil name'],
    ['with a line end', 'a\nb'],
    ['with half of a pair', 'a\ud800b'],
  ])('is not one %s', (_, name) => {
    expect(isCleanName(name)).toBe(false);
  });
});
