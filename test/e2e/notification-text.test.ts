/** Real: the service and an SMTP server. The texts of notifications, and the links in e-mails. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { MailServer } from '../support/mail-server.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveAddress } from '../support/sql.js';
import { playerToAct, asPlayerToAct, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

let mail: MailServer;
let service: TestService;
beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ SMTP_URL: mail.url, PUBLIC_URL: 'https://b.test' });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

interface Feed {
  readonly notifications: { readonly nodes: readonly { type: string; text: string }[] };
}
const texts = async (client: TestClient) => {
  const { notifications } = await client.ask<Feed>(
    '{ notifications(first: 20) { nodes { type text } } }',
  );
  return new Map(notifications.nodes.map(({ type, text }) => [type, text]));
};

describe('the text of a notification', () => {
  it('is in its reader’s language and names the opponent', async () => {
    const [anna, ben] = [await service.player(), await service.player()];
    const table = await startMatch([anna, ben]);
    const player = playerToAct(table, await asPlayerToAct(table));
    const other = player === anna ? ben : anna;
    await until('the turn', async () => (await texts(player)).has('YOUR_TURN'));
    expect((await texts(player)).get('YOUR_TURN')).toBe(`Your turn: match with ${other.username}`);
    expect((await texts(ben)).get('CHALLENGE')).toBe(`${anna.username} challenges you`);
    await mustMutate(player, 'setLocale', { locale: 'DE' });
    expect((await texts(player)).get('YOUR_TURN')).toBe(
      `Du bist dran: Partie mit ${other.username}`,
    );
  });

  it('is in the sequence of events as well', async () => {
    const [anna, ben] = [await service.player(), await service.player()];
    await anna.challenge({ variant: 'zweier', opponents: [{ username: ben.username }] });
    const found = await until('the challenge', async () => {
      const { events } = await ben.ask<{ events: { nodes: { notification?: object }[] } }>(
        '{ events(first: 5) { nodes { ... on NotificationEvent { notification { type text } } } } }',
      );
      return events.nodes.find(({ notification }) => notification);
    });
    expect(found.notification).toEqual({
      type: 'CHALLENGE',
      text: `${anna.username} challenges you`,
    });
  });

  it('each of many notifications names its own opponent', async () => {
    const [anna, others] = [
      await service.player(),
      await Promise.all([service.player(), service.player(), service.player()]),
    ];
    for (const other of others)
      await other.challenge({ variant: 'zweier', opponents: [{ username: anna.username }] });
    const read = async () => {
      const { notifications } = await anna.ask<Feed>(
        '{ notifications(first: 20) { nodes { type text } } }',
      );
      return notifications.nodes.map(({ text }) => text).sort();
    };
    await until('all challenges', async () => (await read()).length === others.length);
    expect(await read()).toEqual(others.map(({ username }) => `${username} challenges you`).sort());
  });
});

describe('the e-mail about a turn', () => {
  it('links to the page of the match', async () => {
    const players = [await service.player(), await service.player()];
    for (const player of players)
      await giveAddress(service, player, `${player.username}@example.at`);
    const table = await startMatch(players);
    const player = playerToAct(table, await asPlayerToAct(table));
    const letters = () => mail.to(`${player.username}@example.at`);
    const turn = await until('the e-mail about the turn', () =>
      letters().find((letter) => letter.mail.subject?.startsWith('Your turn')),
    );
    expect(turn.mail.text).toContain(`To the match:\nhttps://b.test/match/${table.matchId}\n`);
  });
});
