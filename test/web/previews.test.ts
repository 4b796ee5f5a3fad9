/** Real: the complete service with the built web client, over HTTP, as programs fetch a link for its preview. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withPreview } from '../../src/platform/http/web/preview-tags.js';
import { startService } from '../support/service.js';
import { mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';
import { invitationFrom } from './support/sample-data.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: 'https://play.example' });
  [anna, ben] = [await service.player('preview-anna'), await service.player('preview-ben')];
});
afterAll(() => service?.stop());

const fetched = async (path: string, language = 'en'): Promise<string> => {
  const headers = { accept: '*/*', 'accept-language': language };
  return (await fetch(service.base + path, { headers })).text();
};

const tag = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];

/** The page once it has a preview of its own: on a busy machine the first page may not have waited for it. */
const previewed = (path: string, language?: string): Promise<string> =>
  until(path, async () => {
    const page = await fetched(path, language);
    return tag(page, 'og:title') === 'Bummerl' ? undefined : page;
  });

describe('the preview of a link', () => {
  it('an invitation says who invites and to what, in both languages, and is not listed', async () => {
    const { challenge, invitation } = await invitationFrom(anna);
    const path = `/join/${invitation}`;
    const english = await previewed(path);
    const german = await previewed(path, 'de-AT,de;q=0.9');
    expect(tag(english, 'og:title')).toMatch(/^preview-anna invites you: /);
    expect(tag(german, 'og:title')).toMatch(/^preview-anna lädt dich ein: /);
    expect([tag(english, 'og:locale'), tag(german, 'og:locale')]).toEqual(['en_GB', 'de_AT']);
    expect(german).toContain('<html lang="de">');
    expect(tag(english, 'og:url')).toBe(`https://play.example${path}`);
    expect(tag(english, 'og:image')).toBe('https://play.example/preview.png');
    expect(tag(english, 'robots')).toBe('noindex');
    const looked = await ben.accept({ challengeId: challenge, invitationToken: invitation });
    expect(looked.userErrors).toEqual([]);
  });

  it('the picture is served, as large as the tags say', async () => {
    const page = await fetched('/');
    expect(tag(page, 'twitter:card')).toBe('summary_large_image');
    const { pathname } = new URL(tag(page, 'og:image')!);
    const picture = await fetch(service.base + pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    // The header of a PNG begins with its size.
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String);
    expect(size).toEqual([tag(page, 'og:image:width'), tag(page, 'og:image:height')]);
    expect(size).toEqual(['1200', '630']);
  });

  it('is that of the site for a wrong or used link, and names nobody', async () => {
    const { challenge, invitation } = await invitationFrom(anna);
    await anna.cancel(challenge);
    const paths = [invitation, `${invitation}x`, 'x'.repeat(4_000), '%3Cscript%3E', 'a%00b'];
    for (const path of paths) {
      const page = await fetched(`/join/${path}`);
      expect(tag(page, 'og:title')).toBe('Bummerl');
      expect(page).not.toContain('preview-anna');
      expect(page).not.toContain('<script>');
    }
  });

  it('a match that everyone may watch shows its players and score; one without spectators does not', async () => {
    const open = await startMatch([anna, ben]);
    const secret = await startMatch([anna, ben], { onlookers: false });
    const page = await previewed(`/match/${open.matchId}`);
    expect(tag(page, 'og:title')).toBe('preview-anna – preview-ben');
    expect(tag(page, 'og:description')).toMatch(/running\. Score 0 : 0\.$/);
    expect(tag(await previewed(`/match/${open.matchId}/review`), 'og:title')).toContain('anna');
    expect(await fetched(`/match/${secret.matchId}`)).not.toContain('preview-');
  });

  it('a user shows name and best rating; an unknown one has the preview of the site', async () => {
    expect(tag(await previewed('/user/Preview-Anna'), 'og:title')).toBe('preview-anna');
    expect(tag(await previewed('/user/bot-easy', 'de'), 'og:description')).toMatch(
      /^Beste Wertung: \d+/,
    );
    expect(tag(await fetched('/user/nobody-here'), 'og:title')).toBe('Bummerl');
  });

  describe('of a user under an old name', () => {
    const asked = (path: string, init: RequestInit = {}) =>
      fetch(service.base + path, {
        redirect: 'manual',
        headers: { accept: 'text/html,*/*;q=0.8' },
        ...init,
      });

    /** On a busy machine a page does not wait for its look-up. */
    const ledOn = (path: string, init?: RequestInit): Promise<Response> =>
      until(path, async () => {
        const answer = await asked(path, init);
        return answer.status === 301 ? answer : undefined;
      });

    async function renamed(to: string): Promise<TestClient> {
      const client = await service.player();
      await mustMutate(client, 'renameAccount', { username: to, password: PASSWORD });
      return client;
    }

    it('leads to the page under the new one, also for HEAD, with the rest of the address', async () => {
      const { username: old } = await renamed('preview-new');
      const answer = await ledOn(`/user/${old.toUpperCase()}?tab=1&a=b?c`);
      expect(answer.headers.get('location')).toBe('/user/preview-new?tab=1&a=b?c');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const head = await ledOn(`/user/${old}`, { method: 'HEAD' });
      expect(head.headers.get('location')).toBe('/user/preview-new');
      expect(await head.text()).toBe('');
      const json = { headers: { accept: 'application/json' } };
      expect((await asked(`/user/${old}`, json)).status).toBe(404);
      const { status } = await asked('/user/PREVIEW-New');
      expect(status).toBe(200);
    });

    it('is as that of nobody if the profile is not for everyone, or the name is not kept any more', async () => {
      const hidden = await renamed('preview-hidden');
      await mustMutate(hidden, 'setVisibility', { profile: 'OPPONENTS' });
      const former = await renamed('preview-later');
      await rowsOf(
        service,
        `UPDATE old_usernames SET kept_until = now() - interval '1 second' WHERE username_key = $1`,
        [former.username.toLowerCase()],
      );
      const nobody = await asked('/user/nobody-there');
      const text = (await nobody.text()).replaceAll('nobody-there', 'NAME');
      for (const { username } of [hidden, former]) {
        const answer = await asked(`/user/${username}`);
        expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
        expect((await answer.text()).replaceAll(username, 'NAME')).toBe(text);
      }
    });
  });

  it('a network that fetches too many gets the preview of the site, and the page all the same', async () => {
    const pages = await Promise.all(
      Array.from({ length: 150 }, (_, i) => fetched(`/user/nobody-${i}`)),
    );
    expect(pages.every((page) => page.includes('<div id="app">'))).toBe(true);
    expect(tag(await fetched('/user/preview-ben'), 'og:title')).toBe('Bummerl');
  });

  it('hostile texts stay texts', () => {
    const built = '<html lang="en"><title>Bummerl</title><meta name="description" content="x" />';
    const title = `"><script>alert(1)</script>$&'`;
    const origin = 'https://play.example';
    const page = { title, description: title, language: 'de', origin, path: `/"'<` } as const;
    const shown = withPreview(built, page);
    expect(shown).not.toContain('<script>');
    expect(shown.match(/<meta /g)).toHaveLength(12);
    expect(shown).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&#39;');
  });
});
