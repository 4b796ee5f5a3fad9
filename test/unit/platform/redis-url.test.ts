/** Pure: the forms of REDIS_URL. */
import { describe, expect, it } from '@jest/globals';
import {
  faultOfRedisUrl,
  parseRedisUrl,
  redisPrefix,
} from '../../../src/platform/config/redis-url.js';

describe('REDIS_URL', () => {
  it('names Sentinels, their master set, a database and passwords', () => {
    const url = 'rediss+sentinel://u:p%40ss@a:1,[::1],c/main/2?sentinelPassword=s';
    const { options, ...rest } = parseRedisUrl(url)!;
    expect(rest).toEqual({
      scheme: 'rediss+sentinel',
      kind: 'sentinel',
      tls: true,
      username: 'u',
      password: 'p@ss',
      hosts: [
        { host: 'a', port: 1 },
        { host: '::1', port: 26379 },
        { host: 'c', port: 26379 },
      ],
      path: 'main/2',
    });
    expect(options.get('sentinelPassword')).toBe('s');
    expect(faultOfRedisUrl(url)).toBeUndefined();
  });

  it.each([
    'redis://localhost',
    'rediss://:secret@h:6380/1',
    'redis+cluster://h:1,i:2',
    'redis+cluster://h:1/0',
    'redis+sentinel://h/main',
  ])('may be %s', (url) => expect(faultOfRedisUrl(url)).toBeUndefined());

  it.each([
    ['http://h', /^must be redis:/],
    ['redis+other://h', /^must be redis:/],
    ['redis://', /^must be redis:/],
    ['redis://h:port', /^must be redis:/],
    ['redis://:%zz@h', /^must be redis:/],
    ['redis://h:1,i:2', /^names several hosts/],
    ['redis+sentinel://h:1,i:2', /^must name the master set/],
    ['redis+sentinel://h/main/x', /^must name the master set/],
    ['redis+cluster://h/1', /^must not name a database/],
  ])('may not be %s', (url, fault) => expect(faultOfRedisUrl(url)).toMatch(fault));

  it('makes the prefix a hash tag only for a cluster', () => {
    expect(redisPrefix({ REDIS_PREFIX: 'b' })).toBe('b');
    expect(redisPrefix({ REDIS_PREFIX: 'b', REDIS_URL: 'redis://h' })).toBe('b');
    expect(redisPrefix({ REDIS_PREFIX: 'b', REDIS_URL: 'redis+cluster://h' })).toBe('{b}');
    expect(redisPrefix({ REDIS_PREFIX: 'x{b}', REDIS_URL: 'redis+cluster://h' })).toBe('x{b}');
  });
});
