/**
 * The time by which matches are played: the database's, never a process's. Everything that is due by the clock of
 * play uses `service_now()`, so that tests can let weeks pass in seconds. The service's own housekeeping (leases,
 * sessions, limits) uses `now()`.
 */
export const serviceTime = `
  CREATE FUNCTION service_now() RETURNS timestamptz
    LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT now()';
`;
