import type { Page } from '../graphql/connection.js';

/** The filter of a list: its WHERE clause, the values from $1 (the limit) on, and a name for it. */
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
  const names = (Object.keys(parts) as (keyof Q & string)[]).filter((n) => query[n] !== undefined);
  const conditions = names.map((name) => parts[name].replace('?', place(query[name])));
  if (page.after) {
    const [at, id] = page.after;
    const position = `(${place(at)}::timestamptz, ${place(id)}::uuid)`;
    conditions.push(`(${alias}.created_at, ${alias}.id) < ${position}`);
  }
  return {
    conditions: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    values,
    name: [...names, page.after ? 'after' : 'first'].join('-'),
  };
}
