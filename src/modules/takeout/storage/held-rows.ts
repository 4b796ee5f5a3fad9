import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Statement } from '../../../platform/database/statement.js';
import {
  columnsOf,
  fileColumnsOf,
  namesIn,
  shownColumnsOf,
} from '../../../platform/personal-data/personal-data.js';
import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** A row as a line of JSON, and what its page and its rows in other tables are found by. */
export interface HeldRow {
  readonly line: string;
  readonly key: object;
}

/** Whose data is read. */
export interface DataOwner {
  readonly userId: string;
  readonly isBot: boolean;
}

/** How many rows are read at a time. */
const PAGE = 500;

type PageValues = { userId: string; key: string; limit: number };
type OfValues = { userId: string; ids: readonly string[] };

const MATCHES = statement<{ matchId: string }, { userId: string; after: string; limit: number }>(
  'held-matches',
  `SELECT match_id AS "matchId" FROM match_followers
   WHERE user_id = :userId AND match_id > :after ORDER BY match_id LIMIT :limit`,
);

/** The seats of bots are not in the view. */
const BOT_MATCHES = statement<
  { matchId: string },
  { userId: string; after: string; limit: number }
>(
  'held-bot-matches',
  `SELECT match_id AS "matchId" FROM match_players
   WHERE user_id = :userId AND match_id > :after ORDER BY match_id LIMIT :limit`,
);

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * A row for its person, as JSON text: all columns but the secret ones. Of other accounts it has the name as well, in a
 * field without `_id`.
 */
function lineOf(data: TableData, own: string | null): string {
  const shown = shownColumnsOf(data);
  const parts = shown.map((it) => `'${it}', ${valueOf(data, it)}`);
  const others = columnsOf(data, 'account').filter((it) => it !== own && shown.includes(it));
  const names = others.map(
    (it) =>
      `'${it.replace(/_id$/, '')}', (SELECT username FROM user_profiles WHERE user_id = ${valueOf(data, it)})`,
  );
  return `(${chunksOf([...parts, ...names]).join(' || ')})::text AS line`;
}

function valueOf({ file }: TableData, column: string): string {
  const knower = file?.onlyFor?.[column];
  return knower === undefined
    ? `t.${column}`
    : `CASE WHEN t.${knower} = :userId::uuid THEN t.${column} END`;
}

/** A function of Postgres takes at most a hundred arguments. */
function chunksOf(parts: readonly string[]): string[] {
  const chunks: string[] = [];
  for (let i = 0; i < parts.length; i += 40)
    chunks.push(`jsonb_build_object(${parts.slice(i, i + 40).join(', ')})`);
  return chunks;
}

/** Reads what is held of a person, table by table, from the list that classifies every column. */
@Injectable()
export class HeldRows {
  constructor(private readonly database: Database) {}

  /**
   * The rows of a table that belong to a person.
   *
   * @param all the list of all tables
   */
  async *of(
    data: TableData,
    holder: DataOwner,
    all: readonly TableData[],
  ): AsyncGenerator<readonly HeldRow[]> {
    const { through, file } = data;
    if (file?.by === 'MATCH') yield* this.withMatches(data, holder);
    else if (through && !data.of) yield* this.withOwners(data, holder, all);
    else for (const column of fileColumnsOf(data)) yield* this.pages(data, column, holder.userId);
  }

  /** The ids of all matches in which somebody sits, or shares a seat. */
  async *matchIds({ userId, isBot }: DataOwner, limit: number): AsyncGenerator<string[]> {
    for (let after = FIRST; ;) {
      const values = { userId, after, limit };
      const rows = await this.database.rows(isBot ? BOT_MATCHES : MATCHES, values);
      const ids = rows.map(({ matchId }) => matchId);
      if (ids.length > 0) yield ids;
      if (ids.length < limit) return;
      after = ids.at(-1)!;
    }
  }

  private async *withMatches(data: TableData, holder: DataOwner) {
    const [column] = fileColumnsOf(data);
    const read = rowsOfKeys(data, 'match_id', column!);
    for await (const ids of this.matchIds(holder, PAGE))
      yield await this.database.rows(read, { userId: holder.userId, ids });
  }

  private async *withOwners(data: TableData, holder: DataOwner, all: readonly TableData[]) {
    const { column, table, key } = data.through!;
    const owners = all.find((it) => it.table === table)!;
    const read = rowsOfKeys(data, column, null);
    for await (const page of this.of(owners, holder, all))
      for (let i = 0; i < page.length; i += OWNERS) {
        const ids = page.slice(i, i + OWNERS).map((row) => fieldOf(row, key));
        yield await this.database.rows(read, { userId: holder.userId, ids });
      }
  }

  private async *pages(data: TableData, column: string, userId: string) {
    const isPaged = data.file?.by !== undefined;
    let page = await this.database.rows(pageOf(data, column, 'first'), {
      userId,
      key: '{}',
      limit: PAGE,
    });
    while (page.length > 0) {
      yield page;
      if (!isPaged || page.length < PAGE) return;
      const key = JSON.stringify(page.at(-1)!.key);
      page = await this.database.rows(pageOf(data, column, 'next'), { userId, key, limit: PAGE });
    }
  }
}

/** Rows of a few owners are read together: each may have many large ones. */
const OWNERS = 20;

const fieldOf = ({ line }: HeldRow, key: string): string =>
  (JSON.parse(line) as Record<string, string>)[key]!;

const knownOf = ({ file }: TableData): string => `(${file?.where ?? 'true'})`;

/** A page in the order of an index. Without an order all rows are one page. */
function pageOf(
  data: TableData,
  column: string,
  which: 'first' | 'next',
): Statement<HeldRow, PageValues> {
  const by = namesIn(data.file?.by).filter((it) => it !== column);
  const keyed = by.map((it) => `'${it}', t.${it}`).join(', ');
  const order = by.map((it) => `t.${it}`).join(', ');
  // A row that two columns make the person's is there once.
  const earlier = fileColumnsOf(data).slice(0, fileColumnsOf(data).indexOf(column));
  const once = earlier.map((it) => ` AND t.${it} IS DISTINCT FROM :userId::uuid`).join('');
  const next =
    which === 'next' ? ` AND (${order}) > (${by.map((it) => `k.${it}`).join(', ')})` : '';
  return statement(
    `held-${data.table}-${column}-${which}`,
    `SELECT ${lineOf(data, column)}, jsonb_build_object(${keyed}) AS key
     FROM jsonb_populate_record(NULL::${data.table}, :key::jsonb) k, ${data.table} t
     WHERE t.${column} = :userId::uuid AND ${knownOf(data)}${once}${next}
     ${by.length > 0 ? `ORDER BY ${order} LIMIT :limit` : ''}`,
  );
}

/** The rows of these matches or owners; those of one person if a column says whose they are. */
function rowsOfKeys(
  data: TableData,
  key: string,
  column: string | null,
): Statement<HeldRow, OfValues> {
  const own = column === null ? ':userId::uuid IS NOT NULL' : `t.${column} = :userId::uuid`;
  return statement(
    `held-${data.table}-of`,
    `SELECT ${lineOf(data, column)}, '{}'::jsonb AS key FROM ${data.table} t
     WHERE t.${key} = ANY(:ids::uuid[]) AND ${own} AND ${knownOf(data)} ORDER BY t.${key}`,
  );
}
