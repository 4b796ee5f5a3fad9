import type { TestService } from './service.js';
import { rowsOf } from './sql.js';

/**
 * Lets time pass for a service: its database's `service_now()` runs on from `seconds` later than the
 * clock on the wall; negative ones set it back. Counted from the wall, not from the last call.
 */
export async function setClock(
  service: Pick<TestService, 'database'>,
  seconds: number,
): Promise<void> {
  const shift = Math.round(seconds * 1000);
  await rowsOf(
    service,
    `CREATE OR REPLACE FUNCTION service_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
       AS 'SELECT now() + interval ''${shift} milliseconds'''`,
  );
}
