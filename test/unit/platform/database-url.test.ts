/** Pure: the forms of DATABASE_URL. */
import { describe, expect, it } from '@jest/globals';
import { faultOfDatabaseUrl, severalServers } from '../../../src/platform/config/database-url.js';
import { urlOfHost } from '../../../src/platform/config/hosts-url.js';

describe('DATABASE_URL', () => {
  it('names several hosts, of which one must take writes', () => {
    const url = severalServers('postgres://u:p%2Fw@a:1,[::1]/db?sslmode=disable')!;
    expect(url.role).toBe('read-write');
    expect(url.hosts.map((host) => urlOfHost(url, host))).toEqual([
      'postgres://u:p%2Fw@a:1/db?sslmode=disable',
      'postgres://u:p%2Fw@[::1]:5432/db?sslmode=disable',
    ]);
  });

  it('asks even a single host for its role if it is told to', () => {
    const url = severalServers('postgres://u@a/db?target_session_attrs=primary')!;
    expect([url.role, urlOfHost(url, url.hosts[0]!)]).toEqual([
      'primary',
      'postgres://u:@a:5432/db',
    ]);
  });

  it.each([
    'postgres://h/db',
    'postgresql://u:p,w@h/db',
    'postgres://u@%2Ftmp/db',
    'postgres:///db?host=/tmp',
    'postgres://h,i/db?target_session_attrs=read-write',
  ])('may be %s', (url) => expect(faultOfDatabaseUrl(url)).toBeUndefined());

  it.each([
    ['mysql://h/db', /^must be a URL/],
    ['postgres://h:1,i:x/db', /^must be a URL/],
    ['postgres://h,/db', /^must be a URL/],
    [
      'postgres://h,i/db?target_session_attrs=any',
      /^must have target_session_attrs=read-write or primary/,
    ],
    [
      'postgres://h,i/db?target_session_attrs=standby',
      /^must have target_session_attrs=read-write/,
    ],
    ['postgres:///db?host=h,i', /^must name several hosts before its path/],
    ['postgres:///db?host=/tmp&target_session_attrs=primary', /^must be a URL/],
  ])('may not be %s', (url, fault) => expect(faultOfDatabaseUrl(url)).toMatch(fault));
});
