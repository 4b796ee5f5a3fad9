import ipaddr from 'ipaddr.js';

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
