import { describe, expect, it } from '@jest/globals';
import { environment } from '../../../src/platform/config/environment.js';
import { misspelt } from '../../../src/platform/config/unknown.js';
import { settingWarnings, parseEnvironment } from '../../../src/platform/config/config.js';

describe('the setting for how long events are kept', () => {
  const kept = (value: string) => parseEnvironment({ EVENTS_KEPT_DAYS: value }).EVENTS_KEPT_DAYS;

  it.each([
    ['', 30],
    ['7', 7],
    ['36500', 36_500],
    ['none', null],
  ])('"%s" is %s days', (value, days) => expect(kept(value)).toBe(days));

  it.each(['0', '6', '36501', '-1', '1.5', 'never'])('%s is refused', (value) => {
    expect(() => kept(value)).toThrow(
      'EVENTS_KEPT_DAYS must be none or a whole number from 7 to 36500',
    );
  });
});

describe('warnings at the start', () => {
  const doubts = (env: NodeJS.ProcessEnv) => settingWarnings(parseEnvironment(env));

  it('there is no warning by default, and none if the wait for a lock is shorter than the time to finish requests', () => {
    expect(doubts({})).toEqual([]);
    expect(doubts({ DATABASE_LOCK_MILLIS: '9999', FINISH_SECONDS: '10' })).toEqual([]);
  });

  it.each([
    { DATABASE_LOCK_MILLIS: '4000' },
    { DATABASE_LOCK_MILLIS: '0' },
    { FINISH_SECONDS: '3' },
  ])('the start warns that %j lets requests be cut', (env) => {
    expect(doubts(env)).toEqual([expect.stringContaining('not shorter than FINISH_SECONDS')]);
  });
});

describe('a variable that is no setting', () => {
  it.each([
    ['DATABASE_POLL', 'DATABASE_POOL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['JWTSECRET', 'JWT_SECRET'],
    ['BOT_TREADS', 'BOT_THREADS'],
  ])('%s stops the start, which asks whether %s was meant', (variable, meant) => {
    const error = `${variable} is no setting: did you mean ${meant}?`;
    expect(() => parseEnvironment({ [variable]: '5' })).toThrow(error);
  });

  it('is ignored if it belongs to another program, also one of a cluster of containers', () => {
    const others = { HOSTNAME: 'a', REDIS_PORT: 'tcp://10.0.0.1:6379', REDIS_SERVICE_HOST: 'b' };
    expect(() => parseEnvironment({ ...others, NODE_ENV: 'production', PWD: '/' })).not.toThrow();
  });

  it('no setting is nearly named like another', () => {
    const settings = Object.keys(environment.shape);
    for (const setting of settings) {
      expect(
        misspelt(
          [setting],
          settings.filter((it) => it !== setting),
        ),
      ).toBeUndefined();
    }
  });
});
