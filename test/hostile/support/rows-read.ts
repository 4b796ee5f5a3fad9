import { STATEMENTS } from '../../../src/platform/database/statement.js';
import { rowsOf } from '../../support/sql.js';
import type { TestService } from '../../support/service.js';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows a statement of the service reads from its tables. It is executed. */
export async function rowsRead(
  service: Pick<TestService, 'database'>,
  name: string,
  values: object,
): Promise<number> {
  const { text, bind } = STATEMENTS.get(name)!;
  const [explained] = await rowsOf<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    service,
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    bind(values as never),
  );
  return readBy(explained!['QUERY PLAN'][0].Plan);
}

function readBy(plan: Plan): number {
  const ofParts = (plan.Plans ?? []).reduce((sum, part) => sum + readBy(part), 0);
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type'])) return ofParts;
  const removed =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return ofParts + plan['Actual Loops'] * (plan['Actual Rows'] + removed);
}
