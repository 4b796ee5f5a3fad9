/** Real: the reasons that the web client tells for cards that may not be played, and the engine's refusals. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { VARIANTS, matchView, play, toAct } from '../../src/engine/index.js';
import { anyMatch } from '../engine/support/moments.js';
import { gamesOf } from '../engine/support/scenarios.js';

interface Module {
  readonly refusalOf: (
    deal: { readonly trick: readonly { readonly card: string }[] },
    card: string,
    legal: readonly string[],
  ) => string;
}

let refusalOf: Module['refusalOf'];
beforeAll(async () => {
  const path = resolve('clients/web/src/table/refused-card.ts');
  ({ refusalOf } = (await runnerImport<Module>(path, { configFile: false })).module);
});

const GAMES = VARIANTS.flatMap((variant) => gamesOf(variant, 2));

describe.each(GAMES)('a card that may not be played in $name', (game) => {
  test('the page gives the reason with which the engine refuses it', () => {
    anyMatch(game, ({ match }) => {
      const seat = toAct(match);
      if (seat === null) return;
      const deal = matchView(match, seat).deal!;
      const hand = deal.hands[seat]!.cards!;
      const legal = deal.legal.filter((token) => hand.includes(token));
      if (legal.length === 0) return;
      for (const card of hand.filter((each) => !legal.includes(each))) {
        const refused = play(match, card);
        // Under the rule of irregular play the card is taken, and loses the deal.
        if (!refused.ok) expect(refusalOf(deal, card, legal)).toBe(refused.error.code);
      }
    });
  });
});
