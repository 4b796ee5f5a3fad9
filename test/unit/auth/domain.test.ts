import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalPassword, passwordProblem } from '../../../src/modules/auth/domain/password.js';
import { canonicalName } from '../../../src/modules/users/domain/name-letters.js';
import { emailKey, isEmail, isCleanText } from '../../../src/modules/users/domain/profile.js';
import {
  lookalikeKey,
  botUsername,
  isUsername,
  usernameProblem,
} from '../../../src/modules/users/domain/username.js';

describe('a username', () => {
  it.each([
    'abc',
    'A-1_z',
    '---',
    '12345678901234567890',
    'Jörg',
    'ÄÖÜ',
    'Weiß_é',
    'Łukasz',
    'Đặng',
    'Ștefan',
    ' Sepp ',
    'Jo\u0308rg',
    '\u00a0Resi\t',
  ])('may be %j', (name) => {
    expect(usernameProblem(name)).toBeNull();
  });

  it.each([
    ...['', 'ab', ' ab ', 'a b', 'a.b', 'ab\n', 'ﬁsh', 'ſam', '😀😀😀', 'a\0bc', 'a\u200bbc'],
    // Other scripts, phonetic letters, full-width letters, two letters in one, marks that compose with nothing.
    ...['Аnna', 'αβγδ', 'ɑnna', 'ａnna', 'ĳssel', 'ǀǀǀǀ', 'an\u0335na', '×××', '÷÷÷'],
  ])('may not be %j', (name) => expect(usernameProblem(name)).toBe('USERNAME_INVALID'));

  it.each(['admin', 'Bummerl', 'SYSTEM', 'bot-', 'BOT-anything', botUsername('easy')])(
    'is reserved: %j',
    (name) => expect(usernameProblem(name)).toBe('USERNAME_RESERVED'),
  );

  it.each([
    'bot_easy',
    'B0T-easy',
    '-bot-easy',
    'bot__easy',
    'adrnin',
    'ADM1N',
    'ad-min',
    'admin_',
    'ädmin',
    'Gäst',
    'böt-easy',
  ])('is reserved because it looks like a reserved one: %j', (name) =>
    expect(usernameProblem(name)).toBe('USERNAME_RESERVED'),
  );

  it.each([
    ['anna1', 'annal'],
    ['AnnaI', 'annaL'],
    ['Moritz', 'rnoritz'],
    ['b0b', 'BOB'],
    ['max_m', 'max-m'],
    ['max__m', 'max-m'],
    ['Jörg', 'jőrg'],
    ['René', 'Renè'],
    ['Søren', 'Sören'],
    ['Łukasz', 'Lukasz'],
    ['alı', 'ali'],
    ['Martín', 'Martin'],
    ['Ştefan', 'Ștefan'],
    ['Ægir', 'Aegir'],
    ['Jo\u0308rg', 'Jörg'],
    [' Sepp ', 'sepp'],
  ])('%j looks like %j', (one, other) => expect(lookalikeKey(one)).toBe(lookalikeKey(other)));

  it.each([
    ['anna1', 'anna2'],
    ['anni', 'annl'],
    ['max-m', 'maxm'],
    ['max', 'max-'],
    ['clara', 'dara'],
    ['Jörg', 'Jorg'],
    ['Strauß', 'Straub'],
    ['Strauß', 'Strauss'],
    ['Müller', 'Mueller'],
  ])('%j does not look like %j', (one, other) =>
    expect(lookalikeKey(one)).not.toBe(lookalikeKey(other)),
  );

  it('never has a character that is unsafe in Postgres or a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = canonicalName(text);
        return !isUsername(text) || (isCleanText(name) && !/[\s"'<>&%?#/\\]/u.test(name));
      }),
    );
  });
});

describe('a password', () => {
  it.each(['correct horse battery', 'ünïcödé ünïcödé', '🂡🂢🂣🂤🂥🂦🂧🂨', ' spaces '])(
    'may be %j',
    (password) => expect(passwordProblem(password, 'Resi')).toBeNull(),
  );

  it.each(['12345678', 'PASSWORD', 'qwertyuiop', 'iloveyou1', 'passwort', '        '])(
    'is too common: %j',
    (password) => expect(passwordProblem(password, 'Resi')).toBe('PASSWORD_TOO_COMMON'),
  );

  it('is as long as its number of characters', () => {
    expect(passwordProblem('🂡'.repeat(199) + 'ab', 'Resi')).toBe('PASSWORD_TOO_LONG');
    expect(passwordProblem('🂡'.repeat(198) + 'ab', 'Resi')).toBeNull();
  });

  it('may consist of any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
        const problem = passwordProblem(password, 'Resi');
        return problem !== null || canonicalPassword(password).length >= 8;
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    'Bob@Example.org',
    ' bob@example.org ',
    'ｂｏｂ@example.org',
    'bob@ｅｘａｍｐｌｅ．org',
    'BOB@example。org',
  ])('is found in any spelling: %j', (text) => expect(emailKey(text)).toBe('bob@example.org'));

  it.each(['a@b.at', 'first.last+tag@sub.example.co.at', 'ünï@exämple.at'])('may be %j', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each(['', '@', 'a@b', 'a@b.', 'a b@c.at', 'a@@b.at', 'a@b.at\r\nBcc: x@y.at', 'a@b.a\0t'])(
    'may not be %j',
    (text) => expect(isEmail(text)).toBe(false),
  );
});
