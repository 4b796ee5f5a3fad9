/** Real: Postgres, an api without a worker, workers that start later; no message that is held back is lost. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import type { TestClient } from '../../support/client.js';
import { textsSeenBy, messageNotifications, mustSend } from '../../support/messages.js';
import { startApiAlone, startWorker } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty, rowId, rowsOf } from '../../support/sql.js';
import { asPlayerToAct, startMatch, step } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let people: TestClient[];
const workers: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  service = await startApiAlone();
  people = await Promise.all(Array.from({ length: 3 }, () => service.player()));
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  await service.stop();
});

async function endDeal(table: Table): Promise<void> {
  const random = seeded(5);
  const { number } = (await asPlayerToAct(table)).deal;
  for (;;) {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS' || match.deal.number > number) return;
    await step(table, match, random);
  }
}

it('a held-back message is visible after its deal without any worker, and two workers notify of it once', async () => {
  const table = await startMatch(people, { variant: 'dritt', rated: false });
  const [anna, bert, clara] = people as [TestClient, TestClient, TestClient];
  const { matchId } = table;
  const message = await mustSend(anna, matchId, 'Gut gegeben');
  expect(await textsSeenBy(bert, matchId)).toEqual([]);
  await endDeal(table);
  expect(await textsSeenBy(bert, matchId)).toEqual(['Gut gegeben']);
  expect(await messageNotifications(bert, matchId)).toEqual([]);
  workers.push(...(await Promise.all([startWorker(service), startWorker(service)])));
  for (const listener of [bert, clara]) {
    const [notification] = await until('the notification', async () => {
      const notifications = await messageNotifications(listener, matchId);
      return notifications.length > 0 && notifications;
    });
    expect(notification).toMatchObject({ messageId: message.id });
  }
  await untilOutboxEmpty(service);
  const notifications = await rowsOf(service, 'SELECT FROM notifications WHERE message_id = $1', [
    rowId(message.id),
  ]);
  expect(notifications).toHaveLength(2);
  expect(await rowsOf(service, 'SELECT FROM match_messages WHERE NOT told')).toEqual([]);
});

it('a message whose deal ends while it is written is notified too', async () => {
  const table = await startMatch(people, { variant: 'dritt', rated: false });
  const { matchId } = table;
  const message = await mustSend(people[0]!, matchId, 'im letzten Augenblick');
  await endDeal(table);
  // As if it had been read before the end of the deal and written after it, and a worker had died.
  const late = `UPDATE match_messages SET created_at = service_now(), told = false WHERE id = $1`;
  await rowsOf(service, late, [rowId(message.id)]);
  await rowsOf(service, `DELETE FROM notifications WHERE type = 'MATCH_MESSAGE'`);
  if (workers.length === 0) workers.push(await startWorker(service));
  const [notification] = await until('the notification', async () => {
    const notifications = await messageNotifications(people[1]!, matchId);
    return notifications.length > 0 && notifications;
  });
  expect(notification).toMatchObject({ messageId: message.id });
});
