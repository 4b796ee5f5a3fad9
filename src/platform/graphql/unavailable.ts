import { DatabaseBusyError, isUnavailable } from '../database/unavailable.js';
import { OutageLog } from '../database/outage-log.js';
import { ApiError } from './api-error.js';

/** When to ask again: an outage of a few seconds is the ordinary one, and an overload passes sooner. */
export const RETRY_AFTER_SECONDS = 2;

const outage = new OutageLog('requests are answered with UNAVAILABLE');

/**
 * What a client is told of an error that will pass, null for any other. The driver's own words go to the
 * log, once an outage.
 */
export function asUnavailable(error: unknown): ApiError | null {
  if (!isUnavailable(error)) return null;
  return told(error);
}

/** The refusal of a request that would have to wait too long. */
export const busy = (): ApiError =>
  told(new DatabaseBusyError('too many operations are under way'));

function told(error: unknown): ApiError {
  outage.note(error);
  const message = 'The service cannot answer right now. Try again.';
  return new ApiError('UNAVAILABLE', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
