import type { Page } from '../api/page.js';
import type { Sql } from './database.js';
import { statement } from './statement.js';
import type { Statement } from './statement.js';

interface List<Query> {
  readonly name: string;
  /** SELECT … FROM … */
  readonly select: string;
  /** The alias of the table whose `created_at` and `id` give the order. */
  readonly alias: string;
  /** The condition for each part of a query; its parameter has the name of the part. */
  readonly parts: Readonly<Record<keyof Query, string>>;
}

/** Reads one page of a list after the cursor, and one row more if there are more. */
export type ListNewest<Row, Query> = (
  sql: Sql,
  query: Query,
  page: Page<[string, string]>,
) => Promise<Row[]>;

/** A list that is newest first. Each combination of parts has its own statement, which is made once. */
export function listNewest<Row extends object, Query extends object>(
  list: List<Query>,
): ListNewest<Row, Query> {
  const all = Object.keys(list.parts) as (keyof Query & string)[];
  const made = new Map<string, Statement<Row, object>>();
  const pageOf = (given: readonly (keyof Query & string)[], hasCursor: boolean) => {
    const places = given.map((part) => all.indexOf(part));
    const name = [list.name, ...places, hasCursor ? 'after' : 'first'].join('-');
    const page = made.get(name) ?? statement<Row, object>(name, textOf(list, given, hasCursor));
    made.set(name, page);
    return page;
  };
  return (sql, query, { first, after }) => {
    const given = all.filter((part) => query[part] !== undefined);
    const [afterAt, afterId] = after ?? [];
    const page = pageOf(given, after !== null);
    return sql.rows(page, { ...query, afterAt, afterId, limit: first + 1 });
  };
}

function textOf<Query>(
  { select, alias, parts }: List<Query>,
  given: readonly (keyof Query)[],
  hasCursor: boolean,
): string {
  const position = `(${alias}.created_at, ${alias}.id) < (:afterAt::timestamptz, :afterId::uuid)`;
  const conditions = [...given.map((part) => parts[part]), ...(hasCursor ? [position] : [])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return `${select} ${where} ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT :limit`;
}
