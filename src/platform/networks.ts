import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { ipv4In, sourceOf } from './addresses.js';
import type { Address } from './addresses.js';

/** Addresses that begin with the same bits. */
export interface Network {
  readonly address: Address;
  readonly bits: number;
}

/** The widest network that can be closed, by the kind of address. */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;

/** The narrowest one: the owner of one IPv6 address can use all addresses of its /64. */
const NARROWEST = { ipv4: 32, ipv6: 64 } as const;

/** How many bits come before the IPv4 address in an IPv6 address that stands for one. */
const MAPPED_BITS = 96;

export type NetworkProblem = 'NETWORK_INVALID' | 'NETWORK_TOO_WIDE';

/** Reads an address, or a network such as `203.0.113.0/24`. What is narrower than can be closed becomes as wide as that. */
export function parseNetwork(text: string): Network | NetworkProblem {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return 'NETWORK_INVALID';
  const parsed = ipaddr.parse(address);
  const most = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return 'NETWORK_INVALID';
  const count = bits === undefined ? most : Number(bits);
  return count > most ? 'NETWORK_INVALID' : closable(parsed, count);
}

function closable(address: Address, bits: number): Network | NetworkProblem {
  const within = ipv4In(address);
  if (within) return closable(within, bits - MAPPED_BITS);
  const kind = address.kind();
  return bits < WIDEST[kind]
    ? 'NETWORK_TOO_WIDE'
    : { address, bits: Math.min(bits, NARROWEST[kind]) };
}

/** The one way to write a network: without the bits that do not count. */
export function networkText({ address, bits }: Network): string {
  const cidr = `${address.toString()}/${bits}`;
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${bits}`;
}

/** Whether an address, or the network of a session, is in this network. */
export function isInNetwork({ address, bits }: Network, text: string): boolean {
  const [given = ''] = text.split('/');
  if (isIP(given) === 0) return false;
  const other = sourceOf(given);
  return other.kind() === address.kind() && other.match([address, bits] as [ipaddr.IPv6, number]);
}
