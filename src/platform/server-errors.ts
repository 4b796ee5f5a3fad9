import { chain } from './errors.js';

/** What Postgres, Redis or the network says, and what it means in words for an operator. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/unknown command .sentinel/i, 'this is no Sentinel: set REDIS_URL=redis://HOST:PORT'],
  [/retry is disabled\.$|No such master/m, 'the Sentinels do not know this name of a master set'],
  [/cluster support disabled/, 'this is no cluster: set REDIS_URL=redis://HOST:PORT'],
  [/WRONGPASS|NOAUTH|NOPERM|^28/m, 'the server refuses the user or the password'],
  [
    /^25006|^READONLY/m,
    'the server cannot be written to: it is a standby or a replica, or is set to read-only',
  ],
  [/^53100/m, 'the disk of the server is full'],
  [/^53300/m, 'the server has no connection left: raise its max_connections'],
  [/^57P03|^ ?LOADING/m, 'the server is not ready yet'],
  [/^OOM/m, 'the server is full: raise its maxmemory'],
  [/^MISCONF/m, 'the server cannot save its data, and so refuses to be written to'],
  [/^CLUSTERDOWN|^MOVED/m, 'the server is a node of a cluster that does not serve this key'],
  [/^NOREPLICAS/m, 'the server has too few replicas, and so refuses to be written to'],
  [
    /^3F000|^42P01/m,
    'the tables are not found: check the database, and the search_path of its role',
  ],
  [
    /CERT|SSL|TLS|EPROTO/,
    'the encrypted connection failed: both sides must use TLS, and trust the certificate',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no server of this name'],
  [/timeout|timed out|ETIMEDOUT|no answer/i, 'the server does not answer'],
  [
    /ECONN|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|terminated|is closed|after calling end/,
    'no server can be reached at this address: check that it runs',
  ],
];

/** What is wrong with a server that failed with `error`, in words; undefined if nothing is known about the error. */
export function serverErrorText(error: unknown): string | undefined {
  const lines = chain(error).flatMap(({ code = '', message = '' }) => [code, message]);
  return MEANINGS.find(([pattern]) => pattern.test(lines.join('\n')))?.[1];
}
