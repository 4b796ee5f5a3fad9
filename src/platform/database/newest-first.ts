import type { Page } from '../api/page.js';
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
