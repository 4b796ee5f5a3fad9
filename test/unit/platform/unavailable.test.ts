/** Real: the errors of TypeORM and pg; no database. */
import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from '../../../src/platform/database/unavailable.js';

describe('what passes with an outage', () => {
  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
  ])('%s', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it('is no fault of ours', () => {
    expect(isUnavailable(new TypeError('undefined is not a function'))).toBe(false);
  });
});
