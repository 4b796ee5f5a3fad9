import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's packages have the programs of Postgres, by version. */
export const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** The folder with the programs of the newest server from Debian's packages; undefined if there is none. */
export function debianPostgres(): string | undefined {
  if (!existsSync(DEBIAN_POSTGRES)) return undefined;
  const versions = readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((it) => join(DEBIAN_POSTGRES, it, 'bin'))
    .find((it) => existsSync(join(it, 'pg_rewind')));
}
