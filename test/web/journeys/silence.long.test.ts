/**
 * Real: the complete service, the built web client, Chromium, and a proxy as each person's network. Skipped if there is
 * no browser. Each journey begins in a new browser.
 */
import { it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import type { TestClient } from '../../support/client.js';
import { asPlayerToAct, playToTurnOf, startMatch, waitingPlayer } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { usePeople } from './support/person.js';
import type { Person } from './support/person.js';

describeInBrowser('a silent network', () => {
  const people = usePeople();

  it('a page whose connection fell silent shows by itself what has happened', async () => {
    const { person, table, player } = await waitingAtTheTable();
    person.network.abandon();
    await playToTurnOf(player, table);
    await person.playable().first().waitFor();
  });

  it('a device that slept shows on waking what has happened', async () => {
    const { person, table, player } = await waitingAtTheTable();
    const session = await person.page.context().newCDPSession(person.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await playToTurnOf(player, table);
    person.network.abandon();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await person.page.evaluate(
      `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`,
    );
    await person.playable().first().waitFor();
  });

  /** A person who waits at the table for the other player. */
  async function waitingAtTheTable(): Promise<{
    person: Person;
    table: Table;
    player: TestClient;
  }> {
    const table = await startMatch(await people.visits.pair());
    const player = waitingPlayer(table, await asPlayerToAct(table));
    const person = await people.arrive();
    await person.signIn(player);
    await person.open(`/match/${table.matchId}`);
    await person.page
      .getByText(/is thinking/)
      .first()
      .waitFor();
    return { person, table, player };
  }
});
