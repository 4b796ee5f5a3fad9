/**
 * Real: the complete service, the built web client, its bots, and Chromium. Skipped if there is no browser. Each
 * journey begins in a new browser.
 */
import { describe, expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import { usePeople } from './support/person.js';
import { matchEnd, playToEnd } from './support/playing.js';

describeInBrowser('contracts', () => {
  const people = usePeople();

  describe.each([
    ['dreier', 2, 'de'],
    ['bauern', 3, 'en'],
  ] as const)('%s with %s bots', (variant, bots, language) => {
    it('a person bids, plays the match to its end, and sees the result', async () => {
      const player = await people.service.player();
      const opponents = Array.from({ length: bots }, () => ({ bot: 'easy' }));
      const { match } = await player.challenge({ variant, rated: false, target: 1, opponents });
      const person = await people.arrive({ language });
      await person.signIn(player);
      await person.open(`/match/${match!.id}`);
      await playToEnd(person);
      await matchEnd(person).getByRole('heading').first().waitFor();
      expect((await player.match(match!.id)).status).toBe('FINISHED');
    });
  });
});
