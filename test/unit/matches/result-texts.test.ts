/** The texts about how deals and matches ended: of every variant and preset by random play, and of single cases. */
import { describe, expect, it } from '@jest/globals';
import { matchView } from '../../../src/engine/index.js';
import type { MatchDealView, MatchOutcome } from '../../../src/engine/index.js';
import { dealText, matchText } from '../../../src/modules/matches/domain/result-texts.js';
import { LANGUAGES } from '../../../src/platform/api/reader.js';
import { anyMatch, isOver } from '../../engine/support/moments.js';
import { games } from '../../engine/support/scenarios.js';

type Ended = Parameters<typeof dealText>[0];

describe.each(games(2))('a deal of $name', (game) => {
  it('a deal’s result is explained in both languages, with its game points', () => {
    anyMatch(game, (moment) => {
      const deal = matchView(moment.match, 'onlooker').deal!;
      if (!isOver(moment)) {
        expect([deal.result, deal.why]).toEqual([null, null]);
        return;
      }
      const { result } = deal;
      if (result === null) return;
      for (const language of LANGUAGES) {
        const text = dealText({ ...deal, result }, language);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|null|NaN/);
        const brought = result.gamePoints[result.winners[0] ?? -1];
        if (deal.why !== null && deal.why !== 'CARD_POINTS')
          expect(text).toMatch(new RegExp(`: ${brought} (game point|Punkt)`));
      }
    });
  });
});

/** A deal of two players that has ended. */
const ended = (facts: Partial<MatchDealView> & Pick<Ended, 'result'>): Ended => ({
  variant: 'zweier',
  contract: null,
  double: 1,
  cardPoints: [70, 24],
  why: 'SCHNEIDER',
  carried: 0,
  ...facts,
});
const result = (reason: Ended['result']['reason'], gamePoints = [2, 0]): Ended['result'] => ({
  reason,
  winners: [0],
  gamePoints,
});

describe('the texts about results', () => {
  it('the text about a deal says how it ended, with how many card points, and the reason for its game points', () => {
    const deal = ended({ result: result('SIXTY_SIX') });
    expect(dealText(deal, 'en')).toBe(
      'The winner reached 66 (70 to 24). The loser has fewer than 33 card points (Schneider): 2 game points.',
    );
    expect(dealText(deal, 'de')).toBe(
      'Der Gewinner hat 66 erreicht (70 zu 24). Der Verlierer hat weniger als 33 Augen (Schneider): 2 Punkte.',
    );
  });

  it('the text about a contract names it and its doubles', () => {
    const deal = ended({
      variant: 'bauern',
      contract: 'GANG',
      double: 2,
      why: 'CONTRACT',
      cardPoints: [0, 60, 0, 60],
      result: { reason: 'CONTRACT_FAILED', winners: [1, 3], gamePoints: [0, 18, 0, 18] },
    });
    expect(dealText(deal, 'en')).toMatch(
      /^The contract was not made: \w+\. The value of the contract, doubled ×2: 18 game points\.$/,
    );
  });

  it('texts mention undecided deals that were carried over, and deals without points', () => {
    const carried = ended({ carried: 1, why: 'PLAIN', result: result('LAST_TRICK') });
    expect(dealText(carried, 'en')).toContain('1 more for undecided deals: 2 game points.');
    const left = ended({ why: null, result: result('RESIGNED', [0, 0]) });
    expect(dealText(left, 'de')).toBe('Ein Spieler hat aufgegeben.');
  });

  it('the text about a match says how many Bummerl it costs', () => {
    const outcome: MatchOutcome = {
      winners: [0],
      places: [1, 2],
      bummerl: [0, 2],
      reason: 'TARGET',
    };
    expect(matchText(outcome, 'en')).toBe('The target was reached: 2 Bummerl.');
    expect(matchText({ ...outcome, bummerl: [0, 1] }, 'de')).toBe(
      'Das Ziel ist erreicht: ein Bummerl.',
    );
  });
});
