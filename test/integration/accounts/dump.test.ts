/** Real: the whole service and Postgres. A marker is planted in every text that tables hold of a person. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../src/app/core.module.js';
import { AccountEnd } from '../../../src/modules/accounts/application/account-end.js';
import { columnsOf } from '../../../src/platform/personal-data/personal-data.js';
import type { TableData } from '../../../src/platform/personal-data/personal-data.js';
import { prepareTestData } from '../../e2e/authorization/test-data.js';
import type { TestData } from '../../e2e/authorization/test-data.js';
import { dumpOf, tablesWith } from '../../support/dump.js';
import { declaredData } from '../../support/personal-data.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf, untilOutboxEmpty } from '../../support/sql.js';

const MARKER = 'planted_';

/** Personal columns that take any text; more may. Without them the test would find nothing. */
const CERTAIN = [
  ...['api_tokens.name', 'apps.name', 'apps.homepage', 'match_messages.text', 'reports.comment'],
  ...['sessions.network', 'users.email', 'users.username', 'webhooks.url', 'audit_texts.reason'],
];

let service: TestService;
let core: INestApplicationContext;
let data: TestData;
let id: string;
beforeAll(async () => {
  service = await startService({ GUESTS_PER_MINUTE: '1000', WEBHOOKS_ALLOW_PRIVATE: 'true' });
  core = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
    logger: ['error'],
  });
  data = await prepareTestData(service);
  await untilOutboxEmpty(service);
  id = (await sql<{ id: string }>(`SELECT id FROM users WHERE username = 'the_owner'`))[0]!.id;
});
afterAll(async () => {
  await data.close();
  await core.close();
  await service.stop();
});

const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  rowsOf<R>(service, text, values);

/** The condition of the rows that are this person's and do not stay as they are. */
function ownRows(data: TableData, all: readonly TableData[]): string | null {
  const { of, through } = data;
  // A row that is only unlinked is somebody else's.
  const own = of?.filter(({ end }) => end !== 'UNLINKED') ?? [];
  if (of) return own.map(({ column }) => `${column} = '${id}'`).join(' OR ') || null;
  const owners = through && all.find(({ table }) => table === through.table);
  const condition = owners && ownRows(owners, all);
  return condition
    ? `${through.column} IN (SELECT ${through.key} FROM ${through.table} WHERE ${condition})`
    : null;
}

/** Plants a marker in one own row; false if there is none, or the column takes only certain texts. */
async function plant(table: string, column: string, own: string): Promise<boolean> {
  try {
    const planted = await sql(
      `UPDATE ${table} SET ${column} = $1 WHERE ctid = (SELECT ctid FROM ${table} WHERE ${own} LIMIT 1) RETURNING 1`,
      [`${MARKER}${table}_${column}`],
    );
    return planted.length > 0;
  } catch (error) {
    // A check, or another type.
    if (/^(22|23|42)/.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

it('no text of a person and no row that is to go is in a dump after the end of the account', async () => {
  const all = await declaredData();
  const planted: string[] = [];
  for (const table of all) {
    const own = ownRows(table, all);
    for (const column of own ? columnsOf(table, 'personal', 'secret') : [])
      if (await plant(table.table, column, own!)) planted.push(`${table.table}.${column}`);
  }
  expect(planted).toEqual(expect.arrayContaining(CERTAIN));
  const before = await dumpOf(service);
  for (const it of planted)
    expect([it, tablesWith(before, `${MARKER}${it.replace('.', '_')}`).length > 0]).toEqual([
      it,
      true,
    ]);
  const ends = core.get(AccountEnd, { strict: false });
  await ends.run(id);
  await untilOutboxEmpty(service);
  await ends.runAgain(id);
  // Hashes of tokens that were revoked: nothing says whose they were, and they go by themselves.
  const passing = all.filter((it) => it.passing !== undefined).map(({ table }) => table);
  const found = tablesWith(await dumpOf(service), MARKER);
  expect(found.filter((table) => !passing.includes(table))).toEqual([]);
  const left: string[] = [];
  for (const { table, of = [] } of all)
    for (const { column } of of.filter(({ end }) => end !== 'KEPT'))
      if ((await sql(`SELECT FROM ${table} WHERE ${column} = $1`, [id])).length > 0)
        left.push(`${table}.${column}`);
  expect(left).toEqual([]);
});
