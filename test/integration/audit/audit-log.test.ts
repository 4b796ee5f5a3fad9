/** Real: the whole service, Postgres, an SMTP server; the entries are written by the module that moderators' acts use. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { CoreModule } from '../../../src/app/core.module.js';
import { AuditEntries, AuditLog } from '../../../src/modules/audit/application/index.js';
import type { NewAuditEntry } from '../../../src/modules/audit/application/index.js';
import { Database } from '../../../src/platform/database/database.js';
import type { TestClient } from '../../support/client.js';
import { MailServer } from '../../support/mail-server.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { giveAddress, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';

const NOTICES = '{ notifications(first: 5) { nodes { type text version } } }';

let service: TestService;
let mail: MailServer;
let modules: INestApplicationContext;
let anna: TestClient;
let annaId: string;

beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ SMTP_URL: mail.url });
  modules = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
    logger: false,
  });
});
afterAll(async () => {
  await modules.close();
  await service.stop();
  await mail.stop();
});
beforeEach(async () => {
  anna = await service.player();
  annaId = await idOf(anna);
});

async function idOf({ username }: TestClient): Promise<string> {
  const sql = 'SELECT id FROM users WHERE username = $1';
  return (await rowsOf<{ id: string }>(service, sql, [username]))[0]!.id;
}

const entryOf = (part: Partial<NewAuditEntry>): NewAuditEntry => ({
  actorId: null,
  act: 'WARNED',
  subjectId: annaId,
  reason: 'Insults.',
  ...part,
});

const write = (part: Partial<NewAuditEntry>): Promise<number> =>
  modules
    .get(Database, { strict: false })
    .transaction((within) => modules.get(AuditLog, { strict: false }).write(entryOf(part), within));

const noticesOf = async (client: TestClient) =>
  (await client.ask<{ notifications: { nodes: { type: string; text: string }[] } }>(NOTICES))
    .notifications.nodes;

describe('an entry of the audit log', () => {
  it('tells the person concerned once, in the app and by letter, with the reason and the end', async () => {
    const address = `${anna.username}@example.org`;
    await giveAddress(service, anna, address, true);
    await write({ act: 'MUTED', details: { until: '2030-01-02T10:00:00.000Z' } });
    await until('a notice', async () => (await noticesOf(anna)).length > 0);
    expect(await noticesOf(anna)).toMatchObject([
      { type: 'MODERATED', text: 'You may not write messages' },
    ]);
    const letter = (await mail.emailTo(address)).mail;
    expect(letter.subject).toBe('You may not write messages');
    expect(letter.text).toContain('Until Wednesday, 2 January 2030, 10:00 (UTC).');
    expect(letter.text).toContain('The reason: Insults.');
    expect(letter.text).toContain('you can appeal');
    expect(letter.text).toContain(`${service.config.PUBLIC_URL}/decisions`);
  });

  it('tells nobody of a decided report, or of figures that were read', async () => {
    await write({ act: 'REPORT_DECIDED' });
    await write({ act: 'FAIR_PLAY_READ' });
    await write({ act: 'WARNED' });
    await until('a notice', async () => (await noticesOf(anna)).length > 0);
    expect(await noticesOf(anna)).toMatchObject([{ text: 'You have been warned' }]);
  });

  it('is read with its words, by number and by id', async () => {
    await write({ act: 'MATCH_VOIDED', reason: 'Two accounts of one.', details: { matches: 2 } });
    const sql = 'SELECT id, number FROM audit_log ORDER BY number DESC LIMIT 1';
    const [row] = await rowsOf<{ id: string; number: number }>(service, sql);
    const entries = modules.get(AuditEntries, { strict: false });
    const found = await entries.find(row!.id);
    expect(found).toMatchObject({
      act: 'MATCH_VOIDED',
      subjectId: annaId,
      actorId: null,
      reason: 'Two accounts of one.',
      details: { matches: 2 },
    });
    expect((await entries.byNumbers([row!.number])).get(row!.number)).toEqual(found);
  });

  it.each([
    'UPDATE audit_log SET act = act',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log CASCADE',
  ])('cannot be changed: %s', async (sql) => {
    await write({});
    await expect(rowsOf(service, sql)).rejects.toThrow('rows of audit_log are only added');
  });

  it('is not written if the act of its transaction fails', async () => {
    const count = async () =>
      (await rowsOf<{ count: string }>(service, 'SELECT count(*) FROM audit_log'))[0]!.count;
    const before = await count();
    const failing = modules.get(Database, { strict: false }).transaction(async (within) => {
      await modules.get(AuditLog, { strict: false }).write(entryOf({}), within);
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    expect(await count()).toBe(before);
  });
});
