import { isIPv6 } from 'node:net';

/** An IPv4 address as a socket that speaks IPv6 writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Of an IPv6 address the first 64 bits tell the household; the rest is a client's to choose. */
const PREFIX_GROUPS = 4;

/**
 * The network that tries are counted by: an IPv4 address itself, the /64 around an IPv6 one, since
 * whoever has one of its addresses has them all.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address);
  if (mapped) return mapped[1]!;
  return isIPv6(address) ? `${ipv6Prefix(address)}::/64` : address;
}

function ipv6Prefix(address: string): string {
  const [head, tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...new Array<string>(Math.max(gap, 0)).fill('0'), ...last];
  return groups
    .slice(0, PREFIX_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);
