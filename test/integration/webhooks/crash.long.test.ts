/** Real: an api, and the built worker as a process that is killed by `kill -9` while it sends. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Receiver } from '../../support/receiver.js';
import { startApiAlone, startWorker } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import {
  killAll,
  SLOW_MACHINE,
  prepareService,
  service as builtService,
} from '../start/service.js';
import { Hook, idOfMessage, messages, verified } from './hooks.js';

let service: TestService;
let receiver: Receiver;

beforeAll(async () => {
  prepareService();
  service = await startApiAlone({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  receiver = await Receiver.open();
});
afterAll(async () => {
  killAll();
  await receiver.close();
  await service.stop();
});

async function workerToKill(): Promise<ChildProcess> {
  const { DATABASE_URL, JWT_SECRET } = service.config;
  const env = { DATABASE_URL, JWT_SECRET, WEBHOOKS_ALLOW_PRIVATE: 'true', ...SLOW_MACHINE };
  const worker = builtService({ env, program: ['dist/worker.main.js'] });
  await until('a worker', () => /worker plays/.test(worker.out()));
  return worker.child;
}

it('a delivery that a worker was sending when it was killed is sent again under the same id', async () => {
  const anna = await service.player();
  const hook = await Hook.make(anna, receiver.url());
  const child = await workerToKill();
  await hook.confirmed();
  const dead = once(child, 'exit');
  receiver.reply = () => child.kill('SIGKILL');
  await hook.do('testWebhook');
  await dead;
  expect(await hook.ledger()).toMatchObject([{ status: 'PENDING', attempts: 0 }]);
  receiver.reply = 204;
  await rowsOf(service, 'UPDATE deliveries SET claimed_until = now() WHERE target_id = $1', [
    rowId(hook.id),
  ]);
  const worker = await startWorker(service);
  await hook.delivery('the delivery', ({ status }) => status === 'DELIVERED');
  const [first, again] = await messages(receiver, 2);
  expect(idOfMessage(again!)).toBe(idOfMessage(first!));
  expect(verified(again!, hook.secret)).toEqual(verified(first!, hook.secret));
  await worker.close();
});

it('a delivery that a worker was sending when it was stopped is sent again by the next worker', async () => {
  const anna = await service.player();
  const hook = await Hook.make(anna, receiver.url());
  const before = receiver.received.length;
  receiver.reply = () => undefined;
  const first = await startWorker(service);
  await hook.confirmed();
  await hook.do('testWebhook');
  await messages(receiver, before + 1);
  await first.close();
  receiver.reply = 204;
  const second = await startWorker(service);
  await hook.delivery(
    'the delivery',
    ({ status, attempts }) => status === 'DELIVERED' && attempts === 1,
  );
  const [, ...ids] = (await messages(receiver, before + 2)).slice(before - 1).map(idOfMessage);
  expect(new Set(ids).size).toBe(1);
  await second.close();
});
