/**
 * Real: the complete service, the built web client and Chromium. Skipped if there is no browser. Each journey begins in
 * a new browser.
 */
import { describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { describeInBrowser } from '../../support/browser.js';
import type { TestClient } from '../../support/client.js';
import { startMatch } from '../../support/table.js';
import { cardName } from '../support/pages.js';
import { usePeople } from './support/person.js';
import { matchEnd, playToEnd } from './support/playing.js';
import { WATCH_TRICKS, seenCards } from './support/seen.js';

/** Each card lies on the table for at least this long. A frame is the precision with which it is seen. */
const MIN_SHOWN_MILLIS = 600;

describeInBrowser('bots of every pace', () => {
  const people = usePeople();

  describe.each([
    ['a fast bot', 0],
    ['a slow bot', 1500],
  ])('%s', (_name, pause) => {
    it('every card of the match is seen in order, and long enough', async () => {
      const [player, bot] = await people.visits.pair();
      const table = await startMatch([player, bot], { rated: false, target: 1 });
      const person = await people.arrive({ scripts: [WATCH_TRICKS] });
      await person.signIn(player);
      await person.open(`/match/${table.matchId}`);
      const over = new AbortController();
      const playing = playAsBot(bot, table.matchId, pause, over.signal);
      await playToEnd(person);
      over.abort();
      await playing;
      await matchEnd(person).waitFor();
      const seen = await seenCards(person.page);
      expect(seen.map(({ card }) => card)).toEqual(await playedIn(player, table.matchId));
      expect(seen.filter(({ shown }) => shown < MIN_SHOWN_MILLIS)).toEqual([]);
    });
  });
});

/** Plays a legal card whenever it is the bot's turn, each after a pause. */
async function playAsBot(
  bot: TestClient,
  matchId: string,
  pauseMillis: number,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const { status, deal, version } = await bot.match(matchId);
    if (status !== 'IN_PROGRESS') return;
    const card = deal.legal.find(isCard);
    await setTimeout(card ? pauseMillis : ASK_MILLIS);
    if (card) await bot.act(matchId, [card], { expectedVersion: version });
  }
}

const ASK_MILLIS = 20;

const isCard = (token: string): boolean => /^[HDSC][ATKQJ9]$/.test(token);

/** The names of the cards played in a match, in order. */
async function playedIn(player: TestClient, matchId: string): Promise<string[]> {
  type Recorded = { record: { deals: { actions: string[] }[] } };
  const { record } = await player.match<Recorded>(matchId, 'record');
  return record.deals.flatMap(({ actions }) => actions.filter(isCard).map(cardName));
}
