import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { putLast } from './collections.js';

/** The first 64 bits of an IPv6 address identify the household. The client chooses the other bits freely. */
const PREFIX_PARTS = 4;

/** Only the well-known prefix: within `64:ff9b:1::/48` each network has its gateways where it likes. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * The IPv4 address for which an IPv6 address stands: an IPv6 socket reports it so, or a gateway between both (NAT64,
 * `64:ff9b::/96`, RFC 6052). Null for others. All who come through a gateway have the same /64, but not the same address.
 */
export function ipv4In(address: Address): ipaddr.IPv4 | null {
  if (address instanceof ipaddr.IPv4) return null;
  const isOne = address.isIPv4MappedAddress() || address.match(NAT64);
  return isOne ? new ipaddr.IPv4(address.toByteArray().slice(-4)) : null;
}

/** The address from which somebody comes, in one notation. The text must be an address. */
export function sourceOf(text: string): Address {
  const address = ipaddr.parse(text);
  return ipv4In(address) ?? address;
}

/**
 * The network by which attempts are counted. For IPv4 it is the address itself, also if it is in an IPv6
 * address. For IPv6 it is the /64, because the owner of one address can use all addresses of that network.
 */
export function networkOf(address: string): string {
  const known = NETWORKS.get(address);
  if (known !== undefined) return known;
  const network = parsedNetwork(address);
  putLast(NETWORKS, address, network, MOST_KNOWN);
  return network;
}

/** The networks of the addresses that were asked for last: each request asks several times. */
const NETWORKS = new Map<string, string>();
const MOST_KNOWN = 1000;

function parsedNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = sourceOf(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, PREFIX_PARTS).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The part of IPv6 that is allocated for public use (RFC 4291). Addresses outside it are not public. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** An address that looks public; but in Azure's cloud the machine's own host answers at it. */
const CLOUD_HOSTS: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address can be reached from the internet. Addresses of this machine, its network and its cloud cannot,
 * in any notation (IPv4 mapped into IPv6, 6to4, NAT64 …).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUD_HOSTS.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Whether an IP address is a loopback address. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
