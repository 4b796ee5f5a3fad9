/** The public addresses that foreign servers may have. */
import { describe, expect, it } from '@jest/globals';
import { destinationProblem, MAX_URL_LENGTH } from '../../../src/platform/outbound/destination.js';
import { isPublicAddress } from '../../../src/platform/addresses.js';

const PUBLIC = ['8.8.8.8', '93.184.216.34', '172.15.255.255', '2606:4700::1111', '::ffff:8.8.8.8'];

const PRIVATE = {
  'this machine': ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::'],
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd12::1'],
  'link-local, cloud metadata': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254'],
  'a cloud’s host': ['168.63.129.16', '100.100.100.200', '192.0.0.192'],
  'carriers and benchmarks': ['100.64.0.1', '198.18.0.1', '2001:2::1'],
  'multicast and broadcast': ['224.0.0.1', '255.255.255.255', 'ff02::1'],
  reserved: [
    '240.0.0.1',
    '192.0.2.1',
    '203.0.113.9',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '5f00::1',
  ],
  'site-local': ['fec0::1'],
  'IPv4 mapped into IPv6': ['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:0:7f00:1'],
  'IPv4 within IPv6': [
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
  ],
  'no address': ['', 'localhost', '1.2.3', 'fe80::zz'],
};

describe('addresses', () => {
  it.each(PUBLIC)('the address %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(Object.entries(PRIVATE))('are not public: %s', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

describe('the URL of a webhook or a push service', () => {
  const problem = (url: string) => destinationProblem(url, false);

  it.each(['https://example.org/hook?key=1', 'https://example.org:8443/', 'https://8.8.8.8/'])(
    '%s is allowed',
    (url) => expect(problem(url)).toBeNull(),
  );

  it.each([
    '',
    'example.org',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user@example.org/',
    'https://:password@example.org/',
    'https://example.org/#part',
    `https://example.org/${'x'.repeat(MAX_URL_LENGTH)}`,
  ])('%.60s is refused', (url) => {
    expect(problem(url)).toBe('INVALID');
    expect(destinationProblem(url, true)).toBe('INVALID');
  });

  it.each([
    'http://example.org/',
    'https://example.org:22/',
    'https://example.org:80/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://10.1.2.3:8443/',
  ])('%s needs the operator’s permission', (url) => {
    expect(problem(url)).toBe('FORBIDDEN');
    expect(destinationProblem(url, true)).toBeNull();
  });
});
