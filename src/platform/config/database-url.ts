/** The forms of DATABASE_URL: one server, or several of which one takes writes, as in libpq. */
import { parseHostsUrl } from './hosts-url.js';
import type { HostsUrl } from './hosts-url.js';

const SCHEMES: readonly string[] = ['postgres:', 'postgresql:'];
const DEFAULT_PORT = 5432;
const OPTION = 'target_session_attrs';

/** What a server must be so that the service uses it; the words of libpq's `target_session_attrs`. */
const ROLES = ['read-write', 'primary'] as const;
export type ServerRole = (typeof ROLES)[number];

/** A DATABASE_URL whose server has to be chosen. */
export interface DatabaseUrl extends HostsUrl {
  readonly role: ServerRole;
}

/** The servers among which one is to be chosen; null for a URL that simply names one. */
export function severalServers(text: string): DatabaseUrl | null {
  const url = parseHostsUrl(text, DEFAULT_PORT);
  if (!url) return null;
  const given = url.options.get(OPTION);
  if (url.hosts.length === 1 && given === null) return null;
  const role = given === null ? 'read-write' : ROLES.find((known) => known === given);
  if (role === undefined) return null;
  url.options.delete(OPTION); // pg does not know it
  return { ...url, role };
}

/** What is wrong with a value of DATABASE_URL; undefined if nothing is. */
export function faultOfDatabaseUrl(text: string): string | undefined {
  if (!SCHEMES.includes(text.slice(0, text.indexOf(':') + 1))) return FORM;
  const options = new URLSearchParams(text.split('?')[1]);
  const role = options.get(OPTION);
  if (role !== null && !ROLES.some((known) => known === role)) {
    return `must have ${OPTION}=${ROLES.join(' or ')}: the service writes`;
  }
  if (options.get('host')?.includes(',')) {
    return 'must name several hosts before its path: postgres://HOST:PORT,HOST:PORT/NAME';
  }
  const isKnown = severalServers(text) !== null || (role === null && namesOne(text));
  return isKnown ? undefined : FORM;
}

const namesOne = (text: string): boolean =>
  URL.canParse(text) && !new URL(text).hostname.includes(',');

const FORM =
  'must be a URL that begins with postgres:// or postgresql://, and may name several hosts: postgres://USER@HOST:PORT,HOST:PORT/NAME';
