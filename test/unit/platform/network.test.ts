import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, networkOf } from '../../../src/platform/addresses.js';
import { isInNetwork, networkText, parseNetwork } from '../../../src/platform/networks.js';

describe('a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['64:FF9B::c000:207', '192.0.2.7'],
    ['64:ff9b:0:0:0:1:c000:207', '64:ff9b:0:0::/64'],
    ['64:ff9b:1::c000:207', '64:ff9b:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a network that can be closed', () => {
  const written = (text: string): string => {
    const network = parseNetwork(text);
    return typeof network === 'string' ? network : networkText(network);
  };

  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['64:ff9b::192.0.2.7', '192.0.2.7/32'],
    ['64:ff9b::192.0.2.7/120', '192.0.2.0/24'],
    ['64:ff9b::/104', 'NETWORK_TOO_WIDE'],
    ['64:ff9b::/64', 'NETWORK_TOO_WIDE'],
    // As sessions of releases before wrote the network of everybody behind a gateway.
    ['64:ff9b:0:0::/64', 'NETWORK_TOO_WIDE'],
    ['64:ff9b:1::/48', '64:ff9b:1::/48'],
    ['2001:db8::1', '2001:db8::/64'],
  ])('%s is %s', (text, network) => expect(written(text)).toBe(network));

  it.each([
    ['203.0.113.0/24', '64:ff9b::203.0.113.9', true],
    ['203.0.113.0/24', '64:ff9b::203.0.114.9', false],
    ['64:ff9b::203.0.113.9', '203.0.113.9', true],
    ['64:ff9b::203.0.113.9', '64:ff9b::203.0.113.10', false],
    ['64:ff9b::203.0.113.9', '::ffff:203.0.113.9', true],
  ])('%s, %s: %s', (text, address, isIn) => {
    const network = parseNetwork(text);
    expect(typeof network !== 'string' && isInNetwork(network, address)).toBe(isIn);
  });
});

it('an address behind a gateway is no public one: requests of the service do not go through it', () => {
  expect(isPublicAddress('64:ff9b::8.8.8.8')).toBe(false);
});
