/**
 * Real: the complete service, the built web client, Chromium, and a proxy as each person's network. Skipped if there is
 * no browser. Each journey begins in a new browser.
 */
import { it } from '@jest/globals';
import { seeded } from '../../../src/engine/record/shuffle.js';
import { describeInBrowser } from '../../support/browser.js';
import { until } from '../../support/wait.js';
import { usePeople } from './support/person.js';
import type { Person } from './support/person.js';
import { playToEnd, playUntil } from './support/playing.js';

describeInBrowser('a bad network', () => {
  const people = usePeople();

  it('a match is played to the end while answers and messages are slow and overtake each other', async () => {
    const { person, matchId } = await atTableWithBot('easy');
    const random = seeded(11);
    person.network.slow(() => Math.floor(random() * 300));
    await playToEnd(person);
    await until('the end of the match', async () => {
      const { status } = await people.service.client().match(matchId);
      return status === 'FINISHED';
    });
  });

  it('a card whose answer was lost is on the table, and the match goes on', async () => {
    const { person } = await atTableWithBot('easy');
    const { page, network } = person;
    await person.playable().first().waitFor();
    network.loseAnswersTo('mutation Act');
    const before = await person.playable().count();
    await playUntil(person, () => Promise.resolve(network.losing));
    await network.mend();
    await until('the next turn', async () => {
      const now = await person.playable().count();
      return now > 0 && (now !== before || (await page.getByRole('log').count()) > 0);
    });
    await playToEnd(person);
  });

  async function atTableWithBot(bot: string): Promise<{ person: Person; matchId: string }> {
    const player = await people.service.player();
    const input = { variant: 'zweier', rated: false, target: 1, opponents: [{ bot }] };
    const { match } = await player.challenge(input);
    const person = await people.arrive();
    await person.signIn(player);
    await person.open(`/match/${match!.id}`);
    return { person, matchId: match!.id };
  }
});
