/** Real: the service, an SMTP server, a push service on this machine. What an app may see by pushes, and how long. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate, PASSWORD, TestClient } from '../support/client.js';
import { deliveryOf, isSettled } from '../support/deliveries.js';
import { MailServer } from '../support/mail-server.js';
import { Browser, OAuthApp, PUBLIC } from '../support/oauth.js';
import { PushBrowser } from '../support/push-browser.js';
import { Hook, messages, mutate, notify } from '../integration/webhooks/hooks.js';
import { Receiver } from '../support/receiver.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveAddress } from '../support/sql.js';
import { until } from '../support/wait.js';

const CALLBACK = 'https://app.example/done';
let mail: MailServer;
let service: TestService;
let developer: TestClient;
beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({
    SMTP_URL: mail.url,
    PUBLIC_URL: PUBLIC,
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    SWEEP_SPEED: '10',
  });
  developer = await service.player();
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

interface Made {
  readonly app: { readonly id: string; readonly clientId: string };
}
let count = 0;

/** A user with a verified address who has allowed a new app. */
async function allowed(scope: string) {
  const input = { name: `App ${++count}`, redirectUris: [CALLBACK] };
  const { app } = await mustMutate<Made>(developer, 'createApp', input, 'app { id clientId }');
  const user = await service.player();
  const email = `user${count}@example.at`;
  await giveAddress(service, user, email);
  const client = new OAuthApp(service.base, app.clientId, CALLBACK);
  const visitor = new Browser(service.base);
  const back = await visitor.allow(client.authorizeUrl(scope), user.username);
  const { access_token } = (await client.exchange(back)).body;
  const program = Object.assign(new TestClient(service.base), { accessToken: access_token });
  return { user, email, app, program, client };
}

const ADD = `mutation ($input: AddPushSubscriptionInput!) {
  addPushSubscription(input: $input) { userErrors { code } } }`;

const END: Readonly<Record<string, (user: TestClient, appId: string) => Promise<unknown>>> = {
  revokeApp: async (user) => {
    const query = '{ me { grantedApps { id } } }';
    const { me } = await user.ask<{ me: { grantedApps: { id: string }[] } }>(query);
    return mustMutate(user, 'revokeApp', { grantedAppId: me.grantedApps[0]!.id });
  },
  deleteApp: (_user, id) => mustMutate(developer, 'deleteApp', { appId: id }),
};

/** How each credential of a program ends. */
const CREDENTIALS: Readonly<
  Record<string, () => Promise<[TestClient, TestClient, () => unknown]>>
> = {
  'an app whose access the user ends': async () => {
    const { user, app, program } = await allowed('webhook:write');
    return [user, program, () => END['revokeApp']!(user, app.id)];
  },
  'an app that is deleted': async () => {
    const { user, app, program } = await allowed('webhook:write');
    return [user, program, () => END['deleteApp']!(user, app.id)];
  },
  'a personal token that is revoked': async () => {
    const user = await service.player();
    await giveAddress(service, user, `token${++count}@example.at`);
    const input = { name: 'program', scopes: ['webhook:write'] };
    type Token = { secret: string; apiToken: { id: string } };
    const made = await mustMutate<Token>(user, 'createApiToken', input, 'secret apiToken { id }');
    const program = Object.assign(new TestClient(service.base), { accessToken: made.secret });
    return [
      user,
      program,
      () => mustMutate(user, 'revokeApiToken', { apiTokenId: made.apiToken.id }),
    ];
  },
};

describe('webhooks of a program', () => {
  it.each(Object.keys(CREDENTIALS))(
    'name the program, and end at once with it: %s',
    async (kind) => {
      const [user, program, end] = await CREDENTIALS[kind]!();
      const receiver = await Receiver.open();
      const { webhook } = await mutate(program, 'createWebhook', { url: receiver.url() });
      const listed = () =>
        user.ask<{ me: { webhooks: { state: string; addedBy: string }[] } }>(
          '{ me { webhooks { state addedBy } } }',
        );
      await until('the confirmation', async () => {
        return (await listed()).me.webhooks[0]!.state === 'ACTIVE';
      });
      expect((await listed()).me.webhooks[0]!.addedBy).toMatch(/^(App \d+|program)$/);
      await notify(user);
      await messages(receiver, 1);
      await end();
      expect((await listed()).me.webhooks).toEqual([]);
      const own = await Receiver.open();
      await Hook.open(user, own.url());
      await notify(user);
      await messages(own, 1); // what came later has been sent
      expect(receiver.received).toHaveLength(1);
      expect(webhook).toBeTruthy();
      await Promise.all([receiver.close(), own.close()]);
    },
  );
});

describe('pushes to an app', () => {
  it('cannot be had by an app that may only change preferences', async () => {
    const { program } = await allowed('preference:write');
    const browser = await PushBrowser.open();
    const { errors } = await program.raw(ADD, { input: browser.subscription });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await browser.close();
  });

  it('the consent page says that the app sees notifications and may send them anywhere', async () => {
    const { client, user } = await allowed('match:read');
    const visitor = new Browser(service.base);
    const login = await visitor.get(client.authorizeUrl('push:write webhook:write'));
    const form = { step: 'sign-in', username: user.username, password: PASSWORD };
    const consent = await visitor.post(login.url, form);
    expect(consent.text).toContain('see your notifications, and have them pushed to any');
    expect(consent.text).toContain('see all your events, and create and change webhooks');
  });

  it.each(Object.keys(END))(
    'the user is told of them by e-mail, and they end by %s',
    async (end) => {
      const { user, email, app, program } = await allowed('push:write');
      const browser = await PushBrowser.open();
      await mustMutate(program, 'addPushSubscription', { ...browser.subscription, label: 'mine' });
      await mustMutate(program, 'addPushSubscription', { ...browser.subscription, label: 'again' });
      await mail.emailTo(email, 2);
      const subjects = mail.to(email).map((letter) => letter.mail.subject);
      expect(subjects).toContain('A program gets your notifications');
      type Devices = { me: { pushSubscriptions: { addedBy: string | null }[] } };
      const devices = await user.ask<Devices>('{ me { pushSubscriptions { addedBy } } }');
      expect(devices.me.pushSubscriptions).toEqual([{ addedBy: `App ${count}` }]);
      await END[end]!(user, app.id);
      const friend = await service.player();
      await friend.challenge({ variant: 'zweier', opponents: [{ username: user.username }] });
      expect(await deliveryOf(user, 'CHALLENGE', 'PUSH', isSettled)).toMatchObject({
        reason: 'NO_SUBSCRIPTION',
      });
      expect(browser.pushes).toEqual([]);
      await browser.close();
    },
  );
});
