import type { TestService } from './service.js';
import { rowsOf } from './sql.js';

/**
 * Lets time pass for a service: its database's `service_now()` is `seconds` ahead of the real
 * clock; behind it if negative. The offset counts from the real clock, not from the last call.
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
