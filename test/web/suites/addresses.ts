import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { addressesFor } from '../support/addresses.js';
import type { TriedAddress } from '../support/addresses.js';
import { textOf } from '../support/pages.js';
import { invitationFrom } from '../support/sample-data.js';
import type { Visits } from '../support/visits.js';
import { controlled, WITH_WORKER } from '../support/worker.js';

const WAYS: readonly [string, BrowserContextOptions][] = [
  ['without a service worker', {}],
  ['with the service worker', WITH_WORKER],
];

/** Addresses with an id, name or token of the API. The parts of the settings and of the rules are the client’s own, and
 * pages of moderators ask nothing for others. */
const isOfApi = ({ path, value }: TriedAddress): boolean =>
  value !== null && !/^\/(?:settings|rules|moderation)\b/.test(path);

export const everyAddress = (visits: Visits): void =>
  describe('the addresses of the client', () => {
    it.each(WAYS)('every address opens its page with exactly its id: %s', async (_way, options) => {
      const [player, other] = await visits.pair();
      const { matchId } = await startMatch([player, other]);
      const visitor = await visits.visit(options);
      await visitor.signIn(visits.service.base, player);
      const page = await visitor.open(visits.service.base);
      if (options.serviceWorkers === 'allow') await controlled(page);
      const given = { match: matchId, ...(await invitationFrom(other)), username: other.username };
      for (const address of addressesFor(given)) {
        const asked = idsAskedBy(page);
        const response = await page.goto(visits.service.base + address.path);
        expect([address.path, response?.status()]).toEqual([address.path, 200]);
        await page.getByRole('main').getByRole('heading').first().waitFor();
        if (isOfApi(address)) await until(address.path, () => asked.has(address.value));
        expect(await page.getByText(textOf('app.broken')).count()).toBe(0);
      }
    });

    it.each(WAYS)('an address that cannot be decoded is not found: %s', async (_way, options) => {
      const visitor = await visits.visit(options);
      const page = await visitor.open(visits.service.base);
      if (options.serviceWorkers === 'allow') await controlled(page);
      for (const path of ['/user/%', '/nothing/%ff']) {
        await page.goto(visits.service.base + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getByText(textOf('app.broken')).count()).toBe(0);
      }
    });
  });

/** The texts among the variables of the page's requests from now on. */
function idsAskedBy(page: Page): ReadonlySet<unknown> {
  const asked = new Set<unknown>();
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { variables } = request.postDataJSON() as { variables?: object };
    for (const value of Object.values(variables ?? {})) asked.add(value);
  });
  return asked;
}
