import type { Page } from '../graphql/connection.js';

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
