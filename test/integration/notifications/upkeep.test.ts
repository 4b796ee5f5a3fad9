/** Real: the whole service and Postgres; the clock of play is moved. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../src/app/core.module.js';
import { DeliveryStore } from '../../../src/modules/notifications/application/delivery-store.js';
import type { TestClient } from '../../support/client.js';
import { isSettled, ledgerOf, lineOf, mutate, wish } from '../../support/deliveries.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { askedOf, asAsked, sitDown } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

let service: TestService;
let core: INestApplicationContext;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService();
  core = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
    logger: ['error'],
  });
});
afterAll(async () => {
  await core.close();
  await service.stop();
});
beforeEach(async () => {
  [anna, ben] = [await service.player(), await service.player()];
});
afterEach(() => setClock(service, 0));

describe('the ledger', () => {
  it('is cleared of what ended a month ago, and the feed is not', async () => {
    await ben.challenge({ variant: 'zweier', opponents: [{ username: anna.username }] });
    await lineOf(anna, 'CHALLENGE', 'PUSH', isSettled);
    const deliveries = core.get(DeliveryStore, { strict: false });
    await setClock(service, 29 * DAY);
    await deliveries.sweep();
    expect(await ledgerOf(anna)).not.toEqual([]);
    await setClock(service, 30 * DAY + HOUR);
    await deliveries.sweep();
    expect(await ledgerOf(anna)).toEqual([]);
    expect(await anna.ask<{ unreadNotifications: number }>('{ unreadNotifications }')).toEqual({
      unreadNotifications: 1,
    });
  });
});

describe('reminders that were given', () => {
  it('are kept while their turn lasts, and forgotten when it would have ended', async () => {
    for (const player of [anna, ben]) await wish(player, { reminders: [2 * HOUR] });
    const table = await sitDown([anna, ben], { timeControl: { perTurnSeconds: DAY } });
    const asked = askedOf(table, await asAsked(table));
    const given = () =>
      rowsOf(service, 'SELECT FROM reminders WHERE match_id = $1', [rowId(table.matchId)]);
    await setClock(service, 23 * HOUR);
    await lineOf(asked, 'REMINDER', 'PUSH', isSettled);
    expect(await given()).toHaveLength(1);
    await asked.resign(table.matchId);
    await setClock(service, 24 * HOUR + 60);
    await until('no trace of it', async () => (await given()).length === 0);
  });
});

describe('vacation that is taken by itself', () => {
  it('is told of each day anew, also in one turn', async () => {
    for (const player of [anna, ben]) {
      expect(await mutate(player, 'setAutoVacation', { enabled: true })).toEqual([]);
    }
    const table = await sitDown([anna, ben], { timeControl: { perTurnSeconds: DAY } });
    const asked = askedOf(table, await asAsked(table));
    const told = async () =>
      (await ledgerOf(asked)).filter(
        ({ type, channel }) => type === 'VACATION_TAKEN' && channel === 'PUSH',
      ).length;
    for (const days of [1, 2]) {
      await setClock(service, days * DAY + 60);
      await until(`the notice of day ${days}`, async () => (await told()) === days || undefined);
    }
  });
});
