/**
 * Real: the complete service, the built web client and Chromium. Skipped if there is no browser. Each person has a new
 * browser.
 */
import { expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import { mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { until } from '../../support/wait.js';
import { DESKTOP, PHONE, usePeople } from './support/person.js';
import type { Person } from './support/person.js';
import { isOver, matchEnd, playOnce } from './support/playing.js';

describeInBrowser('an invitation by link', () => {
  const people = usePeople();

  it('the friend sits down with one tap, both play to the end, and play again', async () => {
    const player = await people.service.player();
    const challengeId = await invite(player);
    const host = await people.arrive({ viewport: DESKTOP, language: 'de' });
    await host.signIn(player);
    await host.open(`/challenge/${encodeURIComponent(challengeId)}`);
    const link = new URL(await linkOn(host));

    const guest = await people.arrive({ viewport: PHONE });
    await guest.open(link.pathname);
    await guest.page.getByRole('heading', { level: 1, name: player.username }).waitFor();
    await guest.button('challenge.sitDown').click();
    for (const { page } of [guest, host]) await page.waitForURL(/\/match\//);
    expect(host.matchId).toBe(guest.matchId);

    await playTogether([host, guest]);
    const { matchId } = host;
    await guest.button('sidebar.rematchOffer', matchEnd(guest)).click();
    await host.button('sidebar.rematchAccept', matchEnd(host)).click();
    for (const { page } of [guest, host]) {
      await page.waitForURL((url) => !decodeURIComponent(url.pathname).endsWith(matchId));
    }
    expect(host.matchId).toBe(guest.matchId);
    await until('the first turn', async () => {
      const counts = await Promise.all([host, guest].map((each) => each.playable().count()));
      return counts.some((count) => count > 0);
    });
  });
});

/** Creates an invitation to a match that is over after one deal. */
async function invite(player: TestClient): Promise<string> {
  const { challenge } = await mustMutate<{ challenge: { id: string } }>(
    player,
    'createChallenge',
    { variant: 'zweier', rated: false, target: 1, byInvitation: true },
    'challenge { id }',
  );
  return challenge.id;
}

/** The invitation link that the page shows for sharing. */
const linkOn = (person: Person): Promise<string> =>
  person.page.getByLabel(person.text('challenge.linkLabel'), { exact: true }).inputValue();

async function playTogether(all: readonly Person[]): Promise<void> {
  await until(
    'the end of the match',
    async () => {
      for (const person of all) if (!(await isOver(person))) await playOnce(person);
      const over = await Promise.all(all.map(isOver));
      return over.every(Boolean);
    },
    PATIENCE_MILLIS,
  );
}

const PATIENCE_MILLIS = 170_000;
