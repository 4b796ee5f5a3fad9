import { describe, expect, it } from '@jest/globals';
import { appProblems } from '../../../src/modules/apps/domain/app.js';
import { covers, includedIn, SCOPES } from '../../../src/platform/api/scopes.js';

const GOOD = { name: 'Karten & Co.', homepage: null, redirectUris: ['https://a.example/cb?x=1'] };
const wrongIn = (part: object) => appProblems({ ...GOOD, ...part }).map(({ field }) => field);

describe('an app', () => {
  it.each([
    ...['Schnapsen-Bot 3000', 'ほのか', 'Åse’s app', 'x', '♠\ufe0f Karten', 'e\u0301', 'Карты'],
    ...['将棋 App', '카드 게임', 'Burner Log', 'Hummer-Lab', '🇦🇹 Schnapsen', 'Παιχνίδι', 'שחמט'],
  ])('may be called %j', (name) => {
    expect(wrongIn({ name })).toEqual([]);
  });

  it.each([
    ...[
      '',
      ' ',
      'a  b',
      ' a',
      'a ',
      'a\nb',
      'a\0',
      'a\u202eb',
      'a\u200bb',
      '\ud800',
      'x'.repeat(51),
    ],
    ...['\u3164', '\u2800', '\u0301', '\ufe0f', 'Bu\u1160mmerl', 'a\ufe0fb', 'a\u{e0100}'],
    ...['Bummerl', 'B u m m e r l', 'ＢＵＭＭＥＲＬ', 'Bümmerl App', 'the-bummerl-service'],
    ...['Bumm\u0435rl', '\u0412ummerl', 'K\u0430rtenhai', 'Bumm erl \u0435', 'Ka\u03c1ten'],
    ...['Burnmerl', 'BummerI', 'Bummer1', 'ʙᴜᴍᴍᴇʀʟ', '𝐁𝐮𝐦𝐦𝐞𝐫𝐥', '🅱ummerl', 'ⓑummerl', 'Ьummerl'],
    ...['\u0412\u03c5\u043c\u043c\u0435', 'Шахматы app', '\u{13a0}'],
  ])('may not be called %j', (name) => {
    expect(wrongIn({ name })).toEqual(['name']);
  });

  it.each([
    ...['https://a.example/cb', 'http://127.0.0.1/cb', 'http://127.0.0.1:8080/', 'http://[::1]/cb'],
    ...['http://localhost/cb', 'http://localhost:3000/cb'],
    ...['org.example.app:/done', 'com.example.app://done'],
  ])('may have the redirect URI %s', (uri) => {
    expect(wrongIn({ redirectUris: [uri] })).toEqual([]);
  });

  it.each([
    ...[
      '',
      '/cb',
      'http://a.example/',
      'http://localhost.a.example/',
      'https://localhost/',
      'http://127.0.0.1.a.example/',
      'app:/x',
    ],
    ...[
      'https://a.example/#x',
      'https://u:p@a.example/',
      'https://*.example/',
      'https://a.example\\@b/',
    ],
    ...['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://127.0.0.1/'],
    ...['https://a.example/ x', 'https://ä.example/', `https://a.example/${'x'.repeat(500)}`],
  ])('may not have the redirect URI %s', (uri) => {
    expect(wrongIn({ redirectUris: [uri] })).toEqual(['redirectUris']);
  });

  it('has at least one redirect URI, and not too many', () => {
    expect(wrongIn({ redirectUris: [] })).toEqual(['redirectUris']);
    const many = Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`);
    expect(wrongIn({ redirectUris: many })).toEqual(['redirectUris']);
  });

  it.each(['http://a.example/', 'javascript:x', 'https://a.example/#x'])(
    'may not have the homepage %s',
    (homepage) => expect(wrongIn({ homepage })).toEqual(['homepage']),
  );
});

describe('scopes', () => {
  it('that change something include the scope that reads the same, if there is one', () => {
    for (const scope of SCOPES.filter((it) => /:(write|play)$/.test(it))) {
      const reading = SCOPES.find((it) => it === scope.replace(/:\w+$/, ':read'));
      if (reading) expect([scope, covers([scope], reading)]).toEqual([scope, true]);
    }
  });

  it('include only known scopes, and all scopes that these include', () => {
    for (const scope of SCOPES) {
      for (const included of includedIn(scope)) {
        expect(SCOPES).toContain(included);
        for (const further of includedIn(included)) expect(includedIn(scope)).toContain(further);
      }
    }
  });
});
