/** Real: the complete service with the built web client, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { startMatch } from '../support/table.js';
import { addressesFor } from './support/addresses.js';
import type { GivenIds } from './support/addresses.js';
import { invitationFrom } from './support/sample-data.js';

/** What browsers send when they open an address. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let service: TestService;
let given: GivenIds;
beforeAll(async () => {
  service = await startService();
  const [player, other] = [await service.player(), await service.player()];
  const { matchId } = await startMatch([player, other]);
  given = { match: matchId, ...(await invitationFrom(player)), username: player.username };
});
afterAll(() => service?.stop());

const open = async (path: string, accept = BROWSER) => {
  const response = await fetch(service.base + path, { headers: { accept } });
  return { ...response, status: response.status, text: await response.text() };
};

describe('the addresses of the web client', () => {
  it('every address opens the page, whatever characters its id, name or token has', async () => {
    const addresses = addressesFor(given);
    expect(addresses.map(({ path }) => path)).toContain(`/join/${given.invitation}`);
    expect(given.invitation).toContain('.');
    for (const { path } of addresses)
      for (const written of [path, `${path}?from=share`, path === '/' ? '/' : `${path}/`]) {
        const { status, text } = await open(written);
        expect([written, status, text.includes('<div id="app">')]).toEqual([written, 200, true]);
      }
  });

  it('a missing file is not the page, and neither is an address of the service', async () => {
    for (const path of ['/assets/index-old.js', '/assets/', '/.well-known/security.txt'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    for (const path of ['/explorer', '/schemas/record.json', '/health/live', '/metrics'])
      expect((await open(path)).text).not.toContain('<div id="app">');
    for (const accept of ['image/avif,image/webp,*/*;q=0.8', 'application/json', '*/*'])
      expect((await open('/missing.png', accept)).status).toBe(404);
  });

  it('the licences are a text, not the page of the client', async () => {
    const { status, text } = await open('/licences.txt');
    expect(status).toBe(200);
    expect(text).toMatch(/^Licences\n/);
    expect(text).toContain('\npreact ');
  });

  it('the links of e-mails, whose tokens have dots, open pages of the service', async () => {
    for (const path of ['verify', 'reset', 'unsubscribe']) {
      const { status, text } = await open(`/${path}?token=${given.invitation}`);
      expect([path, status < 500, text.includes('<h1>')]).toEqual([path, true, true]);
    }
  });

  it('the former address of an invitation leads to the present one', async () => {
    const response = await fetch(`${service.base}/invitation?token=${given.invitation}`, {
      headers: { accept: BROWSER },
    });
    expect(new URL(response.url).pathname).toBe(`/join/${given.invitation}`);
    expect(await response.text()).toContain('<div id="app">');
  });
});
