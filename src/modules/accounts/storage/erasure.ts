import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Statement } from '../../../platform/database/statement.js';
import { statement } from '../../../platform/database/statement.js';
import {
  isTouchedBy,
  namesIn,
  overwrites,
  PersonalData,
} from '../../../platform/personal-data/personal-data.js';
import type { AccountColumn, TableData } from '../../../platform/personal-data/personal-data.js';

/** How many rows one statement touches: few, so that it holds its locks and its connection only briefly. */
const BATCH = 500;

/** The table of the accounts themselves: its row ends last, by the module that owns it. */
const hasAccounts = ({ of = [] }: TableData): boolean => of.some(({ column }) => column === 'id');

/** The rows of a batch; `last` says where the last of them is in their order, null if there was none. */
interface Touched {
  readonly count: number;
  readonly last: string | null;
}

type Page = Statement<Touched, { userId: string; after: string | null }>;

/** A step: all rows of a table in which one column names the account. */
interface ErasureStep {
  readonly first: Page;
  /** Null if the first page has all rows: a limit keeps them few. */
  readonly next: Page | null;
}

/** Erases what tables hold of an account, by what the modules have declared of them. */
@Injectable()
export class Erasure {
  private steps: readonly ErasureStep[] | null = null;

  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  /**
   * Erases everything but the account's own row, batch after batch, each in a transaction of its own. Called again after
   * an interruption it goes on with what is left. Two processes that erase the same account wait for each other's
   * batches.
   */
  async erase(userId: string): Promise<void> {
    this.steps ??= stepsOf(this.data.all);
    for (const step of this.steps) await this.run(step, userId);
  }

  private async run({ first, next }: ErasureStep, userId: string): Promise<void> {
    let page = (await this.database.row(first, { userId, after: null }))!;
    while (next && page.count === BATCH) {
      page = (await this.database.row(next, { userId, after: page.last }))!;
    }
  }
}

const stepsOf = (tables: readonly TableData[]): ErasureStep[] =>
  tables
    .filter((data) => !hasAccounts(data))
    .flatMap((data) =>
      (data.of ?? []).filter((of) => isTouchedBy(data, of)).map((of) => stepOf(data, of)),
    );

function stepOf(data: TableData, of: AccountColumn): ErasureStep {
  const { table } = data;
  const name = `erase-${table}-${of.column}`.replaceAll('_', '-');
  if (of.end === 'DELETED') return onePage(name, touched(data, of, `DELETE FROM ${table}`));
  if (of.end === 'UNLINKED')
    return onePage(name, touched(data, of, `UPDATE ${table} SET ${of.column} = NULL`));
  const update = `UPDATE ${table} SET ${overwrites([data], table)}`;
  // Overwritten rows still name the account, so each page begins behind the one before.
  const first: Page = statement(name, touched(data, of, update));
  if (orderOf(data).length === 0) return { first, next: null };
  return { first, next: statement(`${name}-next`, touched(data, of, update, behindLast(data))) };
}

/** What is deleted or unlinked is not found again: each page is the first one. */
function onePage(name: string, text: string): ErasureStep {
  const page: Page = statement(name, text);
  return { first: page, next: page };
}

/** Does something to a page of the rows whose column names the account. */
function touched(data: TableData, of: AccountColumn, act: string, after?: string): string {
  const { column, where } = of;
  const by = orderOf(data);
  const conditions = [
    `${column} = :userId`,
    ...(where ? [`(${where})`] : []),
    ...(after ? [after] : []),
  ];
  const place = by.map((it) => `'${it}', ${it}`).join(', ');
  return `
    WITH page AS MATERIALIZED (
      SELECT ctid AS place, jsonb_build_object(${place}) AS at FROM ${data.table}
      WHERE ${conditions.join(' AND ')}
      ${by.length > 0 ? `ORDER BY ${by.join(', ')}` : ''} LIMIT ${BATCH} FOR UPDATE),
    done AS (${act} WHERE ctid = ANY(ARRAY(SELECT place FROM page)))
    SELECT count(*)::integer AS count, (array_agg(at))[count(*)]::text AS last FROM page`;
}

/** The columns that tell rows of the same account apart, in the order of an index. */
const orderOf = ({ file }: TableData): string[] =>
  namesIn(file?.by).filter((column) => column !== 'MATCH');

/** Postgres looks each value of the last row up once, so that it can begin there in the index. */
function behindLast(data: TableData): string {
  const by = orderOf(data);
  const last = by.map(
    (column) =>
      `(SELECT l.${column} FROM jsonb_populate_record(NULL::${data.table}, :after::jsonb) l)`,
  );
  return `(${by.join(', ')}) > (${last.join(', ')})`;
}
