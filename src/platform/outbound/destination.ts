import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

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
