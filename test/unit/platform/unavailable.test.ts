/** Real: the errors of TypeORM and pg; no database. */
import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from '../../../src/platform/database/unavailable.js';

describe('errors of an unreachable database', () => {
  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
  ])('an outage of the database: %s', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it('do not include errors of our own', () => {
    expect(isUnavailable(new TypeError('undefined is not a function'))).toBe(false);
  });
});
