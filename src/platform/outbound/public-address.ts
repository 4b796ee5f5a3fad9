import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

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
