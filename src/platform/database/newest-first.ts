import type { Page } from '../graphql/connection.js';
import type { Sql } from './database.js';
import { statement } from './statement.js';

interface List<Query> {
  readonly name: string;
  /** SELECT … FROM … */
  readonly select: string;
  /** Whose `created_at` and `id` tell the order. */
  readonly alias: string;
  /** Each part of a query as a condition on the value of its name. */
  readonly parts: Readonly<Record<keyof Query, string>>;
}

/** Reads one page of a list from the cursor on, and one row more than it holds where there are more. */
export type ListNewest<Row, Query> = (
  sql: Sql,
  query: Query,
  page: Page<[string, string]>,
) => Promise<Row[]>;

/** A list that is newest first. Each set of parts that is asked for is a statement of its own. */
export function listNewest<Row extends object, Query extends object>(
  list: List<Query>,
): ListNewest<Row, Query> {
  const all = Object.keys(list.parts) as (keyof Query & string)[];
  return (sql, query, { first, after }) => {
    const asked = all.filter((part) => query[part] !== undefined);
    const [afterAt, afterId] = after ?? [];
    const name = [list.name, ...asked.map((part) => all.indexOf(part)), after ? 'after' : 'first'];
    const page = statement<Row, object>(name.join('-'), textOf(list, asked, after !== null));
    return sql.rows(page, { ...query, afterAt, afterId, limit: first + 1 });
  };
}

function textOf<Query>(
  { select, alias, parts }: List<Query>,
  asked: readonly (keyof Query)[],
  hasCursor: boolean,
): string {
  const position = `(${alias}.created_at, ${alias}.id) < (:afterAt::timestamptz, :afterId::uuid)`;
  const conditions = [...asked.map((part) => parts[part]), ...(hasCursor ? [position] : [])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return `${select} ${where} ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT :limit`;
}

/**
 * The filter of a list: its WHERE clause, the values from $1 (the limit) on, and a name for it: short,
 * since Postgres tells names apart by their first 63 characters.
 */
export interface ListFilter {
  readonly conditions: string;
  readonly values: unknown[];
  readonly name: string;
}

/**
 * The rows of `alias` that a query asks for, newest first, from the page's cursor on and one more
 * than it holds, so that a further page is known of.
 *
 * @param parts each part of a query as a condition, its value in place of `?`
 */
export function newestFirst<Q extends object>(
  parts: Readonly<Record<keyof Q, string>>,
  query: Q,
  page: Page<[string, string]>,
  alias: string,
): ListFilter {
  const values: unknown[] = [page.first + 1];
  const place = (value: unknown) => `$${values.push(value)}`;
  const all = Object.keys(parts) as (keyof Q & string)[];
  const names = all.filter((name) => query[name] !== undefined);
  const conditions = names.map((name) => parts[name].replace('?', place(query[name])));
  if (page.after) {
    const [at, id] = page.after;
    const position = `(${place(at)}::timestamptz, ${place(id)}::uuid)`;
    conditions.push(`(${alias}.created_at, ${alias}.id) < ${position}`);
  }
  return {
    conditions: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    values,
    name: [...names.map((name) => all.indexOf(name)), page.after ? 'after' : 'first'].join('-'),
  };
}
