/**
 * The texts about how deals and matches ended: of every variant, preset and many drawn rules by random play, read by
 * every player and by a spectator in both languages. What they say is compared with the facts of play.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONTRACTS, DEAL_REASONS, MATCH_REASONS, seeded } from '../../../src/engine/index.js';
import type { Seat } from '../../../src/engine/index.js';
import type { ScoredDeal } from '../../../src/modules/matches/domain/deal-story.js';
import { dealText, matchText } from '../../../src/modules/matches/domain/result-texts.js';
import { LANGUAGES } from '../../../src/platform/api/reader.js';
import type { Language } from '../../../src/platform/api/reader.js';
import { games, gamesElsewhere } from '../../engine/support/scenarios.js';
import { endedMoments } from './ended-matches.js';
import type { EndedMoment } from './ended-matches.js';
import { bummerlIn, NAMES, priceIn, saidIn, subjectOf } from './read-result.js';

/** So many matches of each game bring every sentence of the list. */
const MATCHES = 7;

const moments = [...games(12), ...gamesElsewhere()].flatMap((game) =>
  Array.from({ length: MATCHES }, (_, seed) => [...endedMoments(game, seeded(seed))])
    .flat()
    .map((moment) => ({ game, moment })),
);

/** A text as one of its readers gets it. */
interface Text {
  readonly text: string;
  readonly viewerSeat: Seat | null;
  readonly language: Language;
  readonly moment: EndedMoment;
}

function textsOf(
  say: (
    moment: EndedMoment,
    names: readonly string[],
    seat: Seat | null,
    language: Language,
  ) => string,
): Text[] {
  return moments.flatMap(({ game, moment }) => {
    const names = NAMES.slice(0, game.variant.seatCount);
    const viewers = [null, ...names.keys()];
    return viewers.flatMap((viewerSeat) =>
      LANGUAGES.map((language) => {
        const text = say(moment, names, viewerSeat, language);
        return { text, viewerSeat, language, moment };
      }),
    );
  });
}

const deals = textsOf(({ deal }, names, viewerSeat, language) =>
  dealText(deal, { names, viewerSeat }, language),
);
const matches = textsOf(({ match, outcome }, names, viewerSeat, language) => {
  const { variant, now } = match;
  if (!outcome) return '';
  return matchText(
    { variant: variant.key, score: now.score, outcome },
    { names, viewerSeat },
    language,
  );
}).filter(({ text }) => text !== '');

/** The reasons for game points that name what a side has. */
const MEASURED: ReadonlySet<string> = new Set([
  'PLAIN',
  'SCHNEIDER',
  'SCHWARZ',
  'CLOSE',
  'CLOSE_SCHWARZ',
]);

const sum = (values: readonly (number | null)[], seats: readonly Seat[]) =>
  seats.reduce((total, seat) => total + (values[seat] ?? 0), 0);

/** The texts whose facts differ from what they say; an empty list is expected. */
const wrong = (texts: readonly Text[], isRight: (text: Text) => boolean): string[] =>
  texts
    .filter((text) => !isRight(text))
    .map(({ text, moment }) => `${moment.deal.result.reason}: ${text}`);

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other);

describe('the texts about results', () => {
  it('random play reaches every reason for the end of a deal and of a match, and every number of Bummerl', () => {
    const reasons = new Set(moments.map(({ moment }) => moment.deal.result.reason));
    expect([...reasons].sort()).toEqual([...DEAL_REASONS].sort());
    const outcomes = moments.flatMap(({ moment: { outcome } }) => (outcome ? [outcome] : []));
    expect([...new Set(outcomes.map(({ reason }) => reason))].sort()).toEqual(
      [...MATCH_REASONS].sort(),
    );
    const bummerl = new Set(outcomes.flatMap((outcome) => outcome.bummerl));
    expect([...bummerl].sort()).toEqual([0, 1, 2, 4]);
  });

  it('they are sentences in people’s words', () => {
    const identifiers = /[a-z][A-Z]|[A-Z]{2}|_|undefined|null|NaN/;
    const nothing = /\b0 (Punkte|game points)/;
    expect(
      wrong([...deals, ...matches], ({ text }) => {
        const isSentence = /^\p{Lu}.*\.$/u.test(text) && !/\.\.|\s\s|\s[.,:]\s*[A-Z]/.test(text);
        return isSentence && !identifiers.test(text) && !nothing.test(text);
      }),
    ).toEqual([]);
  });

  it('whoever is said to have no trick, so many card points, or a trick at the close, has', () => {
    expect(
      wrong(deals, (reading) => {
        const { deal, history } = reading.moment;
        const said = saidIn(reading, reading.language);
        if (said.length === 0) return !MEASURED.has(deal.worth?.reason ?? '');
        return said.every(({ seats, atClose, tricks, cardPoints }) => {
          const then = atClose ? history.close! : deal;
          const hasTricks = sum(then.tricks, seats) > 0;
          const isRight = cardPoints === null || sum(then.cardPoints, seats) === cardPoints;
          return isRight && (tricks === null || hasTricks === (tricks === 'some'));
        });
      }),
    ).toEqual([]);
  });

  it('the game points named are those of the winners, and the reasons given add up to them', () => {
    expect(
      wrong(deals, ({ text, language, moment: { deal } }) => {
        const price = priceIn(text, language);
        const [winner] = deal.result.winners;
        const gamePoints = winner === undefined ? 0 : deal.result.gamePoints[winner]!;
        if (price === null) return gamePoints === 0 || deal.result.reason === 'ALL_PLAYED';
        const isPaid = deal.worth!.reason === 'EACH_PAYS' || deal.worth!.reason === 'CONTRACT';
        return price.named === gamePoints && (isPaid || price.explained === gamePoints);
      }),
    ).toEqual([]);
  });

  it('begin with the player who claimed, closed, broke a rule or left', () => {
    expect(
      wrong(deals, (reading) => {
        const { deal, history } = reading.moment;
        const { reason } = deal.result;
        if (reason === 'CLOSE_FAILED' || reason === 'CLOSE_BEATEN')
          return same(subjectOf(reading), [history.close!.seat]);
        const isByLast = /CLAIM|IRREGULAR|RESIGNED|TIMEOUT/.test(reason);
        return !isByLast || same(subjectOf(reading), [history.last]);
      }),
    ).toEqual([]);
  });

  it('a lost close under „frozen“ says what does not count, and no other text does', () => {
    expect(
      wrong(deals, ({ text, moment: { deal } }) => {
        const isFrozen = deal.options['afterClose'] === 'frozen';
        const hasRule = /zählt nicht|does not count/.test(text);
        return hasRule === (isFrozen && deal.result.reason === 'CLOSE_FAILED');
      }),
    ).toEqual([]);
  });

  it('a contract is named with its result, its doubling and its value', () => {
    const value = (name: string) => CONTRACTS.find((each) => each.name === name)!.value;
    expect(
      wrong(deals, ({ text, moment: { deal } }) => {
        if (deal.worth?.reason !== 'CONTRACT') return true;
        const isMade = deal.result.winners.includes(deal.declarer!);
        const price = value(deal.contract!) * deal.double;
        const hasDouble = deal.double === 1 || text.includes(`(×${deal.double})`);
        return (
          hasDouble &&
          /gewonnen|won/.test(text) === isMade &&
          new RegExp(`: ${price} (Punkte|game points)\\.$`).test(text)
        );
      }),
    ).toEqual([]);
  });

  it('give each loser of a match the right Bummerl, and call a Schneider by its name', () => {
    expect(
      wrong(matches, (reading) => {
        const { bummerl } = reading.moment.outcome!;
        const read = bummerlIn(reading, reading.language, bummerl.length);
        const isNamed = (word: string, count: number) =>
          new RegExp(`\\b${word}:`).test(reading.text) === bummerl.includes(count);
        return same(read, bummerl) && isNamed('Schneider', 2) && isNamed('Retourschneider', 4);
      }),
    ).toEqual([]);
  });

  it('begin with the winners of a match, or with the player who left', () => {
    expect(
      wrong(matches, (reading) => {
        const { outcome, history } = reading.moment;
        const { reason, winners } = outcome!;
        if (reason === 'ABANDONED') return true;
        const isLeft = reason === 'RESIGNED' || reason === 'TIMEOUT';
        return same(subjectOf(reading), isLeft ? [history.last] : winners);
      }),
    ).toEqual([]);
  });
});

/** All sentences that the texts have, without names and numbers: for a reader who plays. `UPDATE_TEXTS=1` writes them. */
const LIST = new URL('./result-sentences.txt', import.meta.url);

describe('the list of sentences about results', () => {
  it('has every sentence that random play brings', () => {
    const sentences = LANGUAGES.flatMap((language) => [
      `# ${language}`,
      ...sentencesIn([...deals, ...matches].filter((text) => text.language === language)),
    ]).join('\n');
    if (process.env['UPDATE_TEXTS'] === '1') writeFileSync(LIST, `${sentences}\n`);
    expect(`${sentences}\n`).toBe(readFileSync(LIST, 'utf8'));
  });
});

function sentencesIn(texts: readonly Text[]): string[] {
  const sentences = texts.flatMap(({ text }) => text.match(/[^.]+\./g) ?? []);
  const plain = sentences.map((sentence) =>
    sentence
      .trim()
      .replace(/\d+/g, (digits) => (digits === '66' ? digits : 'n'))
      .replace(new RegExp(NAMES.join('|'), 'g'), 'N'),
  );
  return [...new Set(plain)].sort();
}

/** A deal of two sides that has ended, with the facts that matter for its text. */
const ended = (facts: Partial<ScoredDeal> & Pick<ScoredDeal, 'result'>): ScoredDeal => ({
  options: {},
  seats: [0, 1, 2],
  contract: null,
  declarer: null,
  double: 1,
  closedBy: null,
  tricks: [0, 0, 0],
  cardPoints: [0, 0, 0],
  lastTrick: null,
  worth: { reason: 'CONTRACT', measures: [], atClose: false },
  carried: 0,
  ...facts,
});

describe('the texts about rare results', () => {
  const table = { names: ['Anna', 'Bert', 'Carl'], viewerSeat: 1 };

  it('a lost contract says what happened, its doubling and its price', () => {
    const deal = ended({
      contract: 'ASSENBETTLER',
      declarer: 0,
      double: 4,
      tricks: [1, 1, 0],
      result: { winners: [1, 2], gamePoints: [0, 20, 20], reason: 'CONTRACT_FAILED' },
    });
    expect(dealText(deal, table, 'de')).toBe(
      'Anna hat einen Stich gemacht. Assenbettler verloren, gefleckt (×4): 20 Punkte.',
    );
  });

  it('a Schnapser that is short of 66 names the card points', () => {
    const deal = ended({
      contract: 'SCHNAPSER',
      declarer: 1,
      tricks: [0, 4, 0],
      cardPoints: [10, 58, 4],
      lastTrick: { cards: [], taker: 1 },
      result: { winners: [0, 2], gamePoints: [6, 0, 6], reason: 'CONTRACT_FAILED' },
    });
    expect(dealText(deal, table, 'de')).toBe(
      'Du hast mit 4 Stichen nur 58 Augen. Schnapser verloren: 6 Punkte.',
    );
    expect(dealText(deal, table, 'en')).toBe(
      'You reached only 58 card points with 4 tricks. Schnapser lost: 6 game points.',
    );
  });

  it('where both have 66 and nobody claimed, the first of them wins', () => {
    const measure = { seats: [0], tricks: 2, cardPoints: 68, award: 'PLAIN' } as const;
    const deal = ended({
      options: { endAt66: 'claim', allPlayed: 'lastTrickWins' },
      seats: [0, 1],
      tricks: [2, 8, 0],
      cardPoints: [68, 72, 0],
      worth: { reason: 'PLAIN', measures: [measure], atClose: false },
      result: { winners: [1], gamePoints: [0, 1, 0], reason: 'SIXTY_SIX' },
    });
    expect(dealText(deal, table, 'de')).toBe(
      'Beide haben 66 erreicht, und du hast es zuerst geschafft (72 zu 68). Anna hat 68 Augen: 1 Punkt.',
    );
  });
});
