import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../addresses.js';

/** The longest address that is sent to. */
export const MAX_URL_LENGTH = 2000;

/** Ports below are those of other services: nothing of ours is to be posted to them. */
const FIRST_FREE_PORT = 1024;

/** Why an address that a user gave is not sent to. */
export type DestinationProblem = 'INVALID' | 'FORBIDDEN';

/**
 * What is wrong with an address to send to, null when nothing can be seen by looking at it: names are
 * looked up when they are connected to.
 *
 * @param allowPrivate the operator's word: plain http, private addresses and every port may be
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

/** The names of the system: DNS and its hosts file. */
export const systemResolver: Resolver = (hostname) => lookup(hostname, { all: true });

/** No address of a name may be connected to. */
export class NoPublicAddress extends Error {
  override readonly name = 'NoPublicAddress';
}

/**
 * The lookup of a connection: what it answers is what is connected to, so a name that changes its
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
  if (found.length === 0) throw new NoPublicAddress('the name leads to no public address');
  return found;
}
