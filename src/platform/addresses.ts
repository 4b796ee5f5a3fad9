import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Of an IPv6 address the first 64 bits tell the household; the rest is a client's to choose. */
const PREFIX_PARTS = 4;

/**
 * The network that tries are counted by: an IPv4 address itself, also as a socket that speaks IPv6 writes it;
 * the /64 around an IPv6 one, since whoever has one of its addresses has them all.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, PREFIX_PARTS).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The part of IPv6 that is handed out to the world (RFC 4291): what lies outside is not public. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its number, yet answered within a cloud by the machine's own host (Azure). */
const CLOUD_HOSTS: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one that anybody in the world could reach: none of this machine, its
 * network or its cloud, however it is written (IPv4 mapped into IPv6, 6to4, NAT64 …).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUD_HOSTS.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Whether an IP address is one of this machine alone. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
