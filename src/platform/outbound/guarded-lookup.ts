import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

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
