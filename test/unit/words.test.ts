import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { ENGLISH_WORDS } from '../../src/platform/words/english.js';
import { GERMAN_WORDS } from '../../src/platform/words/german.js';
import { WordFilter } from '../../src/platform/words/word-filter.js';
import { parseWords } from '../../src/platform/words/word-list.js';

const SUPPLIED = [GERMAN_WORDS, ENGLISH_WORDS].flatMap((list) => parseWords(list).words);
const filter = new WordFilter(SUPPLIED);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json)$/.test(name))
    .map((name) => `${folder}/${name}`);

describe('the filter for words', () => {
  it.each(SUPPLIED.map(({ text }) => text))('refuses “%s” of the supplied lists', (word) => {
    expect([filter.refuses(word), filter.refuses(`Na, ${word.toUpperCase()}!`)]).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['capitals', 'ARSCHLOCH'],
    ['a mark on a letter', 'Ärschlöch'],
    ['letters of another script', 'аrsсhlосh'],
    ['wide letters', 'ａｒｓｃｈｌｏｃｈ'],
    ['digits for letters', '4rschl0ch'],
    ['signs for letters', 'a$$hole'],
    ['repeated letters', 'aaarschlooooch'],
    ['unseen characters', 'arsch\u200bloch'],
    ['spelled out', 'du a r s c h l o c h du'],
    ['spelled with dots', 'A.R.S.C.H.L.O.C.H'],
    ['underscores around', 'du_arschloch_du'],
    ['digits around', '1arschloch1'],
    ['a sign after it', 'arschloch!'],
    ['a longer word', 'Hurensohns'],
    ['a phrase over two lines', 'sieg\nheil'],
    ['ss for ß', 'Scheisskerl'],
    ['the capital ß', 'SCHEIẞKERL'],
    ['words written together', 'HeilHitler'],
    ['a single letter before it', 'i f u c k'],
    ['an ending', 'des Arschlochs'],
  ])('finds a word with %s', (_, text) => expect(filter.refuses(text)).toBe(true));

  it.each([
    'Niger und Nigeria sind Länder, Scunthorpe ist eine Stadt.',
    'Ich habe das Herz-Ass und das Pik-As, du Schlawiner!',
    'Your class passed the assassin assignment; what a fickle cocktail.',
    'Ein Schwarzer Peter, ein Bettler, ein Schnapser, ein Bauer.',
    'Therapist, analysis, Middlesex, Essex, Dickens, shiitake, Hancock.',
    'Die Fuchsjagd war verflixt gut. Verdammt, schon wieder verloren!',
    'Wir vergaßen die Ansage, du vergaßt das Ass.',
    'Er spielte Go, die Dame. Let me go! Die Partie ist aus.',
    'Das bringt euch um den Sieg, ich bring dich um acht heim.',
    'Enten 7175, 1 1 1 7175, 66:33.',
    'Dick van Dyke, Maine Coons, great tits, a chink in the armour, spic and span.',
    'Ludwig von Ficker und Herr Fickert, ein Fuchs, ein Trafficker.',
    '',
    ' . ',
  ])('leaves “%s” alone', (text) => expect(filter.refuses(text)).toBe(false));

  it.each([...filesIn('docs/rules'), ...filesIn('clients/web/src/messages')])(
    'leaves the rules and the texts of the service alone: %s',
    (path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      expect(lines.filter((line) => filter.refuses(line))).toEqual([]);
    },
  );

  it.each([
    'Arschloch',
    'xXArschlochXx',
    'arsch-loch',
    'Hans_Fotze',
    'N1gger88',
    'fuckyou',
    'SiegHeil88',
    'AnnaKys',
  ])('refuses the name %s', (name) => expect(filter.refusesName(name)).toBe(true));

  it.each([
    'Anna',
    'Dickens',
    'Nigeria1',
    'Scunthorpe',
    'Assassin',
    'Fickle',
    'TomFuchs',
    'Kysela',
  ])('allows the name %s', (name) => expect(filter.refusesName(name)).toBe(false));

  it('has a bound for texts of characters that stand for sentences', () => {
    expect(filter.refuses('Salam ﷺ')).toBe(false);
    expect(filter.refuses('ﷺ'.repeat(3000))).toBe(true);
    const plain = time(() => filter.refuses('wort '.repeat(800)));
    expect(time(() => filter.refuses('ﷺ'.repeat(26_000)))).toBeLessThan(plain * 5 + 20);
    expect(time(() => filter.refuses('a '.repeat(40_000)))).toBeLessThan(plain * 20 + 20);
  });

  it('takes no longer for a text that is made to be slow', () => {
    const most = 4000;
    const texts = ['a', 'n i ', 'ni', 'fuck'.slice(0, 3), 'sieg ', '\u200b', 'ı́', '1'].map((part) =>
      part.repeat(most / part.length),
    );
    const plain = time(() => filter.refuses('wort '.repeat(most / 5)));
    for (const text of texts)
      expect(time(() => filter.refuses(text))).toBeLessThan(plain * 20 + 20);
  });
});

function time(run: () => void): number {
  const tries = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...tries);
}

describe('a list of words', () => {
  it('has a word or phrase in a line, and comments', () => {
    const list = '# Comment\r\n\r\n  Grüße \nzwei   Wörter\nAnfang*\n';
    expect(parseWords(list)).toEqual({
      words: [
        { text: 'grusse', isBeginning: false },
        { text: 'zwei worter', isBeginning: false },
        { text: 'anfang', isBeginning: true },
      ],
      mistakes: [],
    });
  });

  it.each([GERMAN_WORDS, ENGLISH_WORDS])('that comes with the service is right', (list) =>
    expect(parseWords(list).mistakes).toEqual([]),
  );

  it('may be empty', () => {
    const none = new WordFilter(parseWords('\n# nothing\n').words);
    expect([none.refuses('arschloch'), none.refusesName('arschloch')]).toEqual([false, false]);
  });

  it.each(['ab', '*', 'wo*rt', 'wort1', '.*', 'a'.repeat(61), '|wort|'])(
    'says in which line “%s” is wrong, and keeps the others',
    (entry) => {
      const { words, mistakes } = parseWords(`gut\n${entry}\nbesser`);
      expect(words.map(({ text }) => text)).toEqual(['gut', 'besser']);
      expect(mistakes).toEqual([expect.stringContaining('line 2 is no word')]);
    },
  );

  it('has at most 2,000 words, and names at most five lines', () => {
    const long = Array.from({ length: 2001 }, () => 'wort').join('\n');
    expect(parseWords(long).words).toHaveLength(2000);
    expect(parseWords(long).mistakes).toEqual([expect.stringContaining('more than 2000')]);
    expect(parseWords('x\n'.repeat(9)).mistakes).toHaveLength(6);
  });
});
