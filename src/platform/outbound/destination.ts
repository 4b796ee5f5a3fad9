import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../addresses.js';

/** The longest address to which anything is sent. */
export const MAX_URL_LENGTH = 2000;

/** Lower ports belong to other services, to which nothing is posted. */
const FIRST_FREE_PORT = 1024;

/** Why nothing is sent to an address that a user gave. */
export type DestinationProblem = 'INVALID' | 'FORBIDDEN';

/**
 * Why an address is refused; null if the address itself is allowed. Names are resolved only when the
 * connection is made.
 *
 * @param allowPrivate a setting of the operator: plain http, private addresses and every port are allowed
 */
export function destinationProblem(
  address: string,
  allowPrivate: boolean,
): DestinationProblem | null {
  if (address.length > MAX_URL_LENGTH || !URL.canParse(address)) return 'INVALID';
  const url = new URL(address);
  if (!['https:', 'http:'].includes(url.protocol)) return 'INVALID';
  if (url.username || url.password || url.hash) return 'INVALID';
  return allowPrivate || isOpen(url) ? null : 'FORBIDDEN';
}

function isOpen({ protocol, port, hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const freePort = port === '' || Number(port) >= FIRST_FREE_PORT;
  return protocol === 'https:' && freePort && (isIP(host) === 0 || isPublicAddress(host));
}

/** Finds the addresses of a name. */
export type Resolver = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Names as the system resolves them: DNS and its hosts file. */
export const systemResolver: Resolver = (hostname) => lookup(hostname, { all: true });

/** The name has no address to which a connection is allowed. */
export class NoPublicAddress extends Error {
  override readonly name = 'NoPublicAddress';
}

/**
 * The lookup of a connection. The connection goes to the addresses that it has checked, so a name that changes its
 * address between a check and the connection (DNS rebinding) gains nothing.
 */
export function guardedLookup(resolve: Resolver): LookupFunction {
  return (hostname, { all }, callback) => {
    publicAddresses(resolve, hostname).then(
      (found) =>
        all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family),
      (error: Error) => callback(error, []),
    );
  };
}

async function publicAddresses(resolve: Resolver, hostname: string): Promise<LookupAddress[]> {
  const found = (await resolve(hostname)).filter(({ address }) => isPublicAddress(address));
  if (found.length === 0) throw new NoPublicAddress('the name has no public address');
  return found;
}
