import { ApiError } from './api/api-error.js';
import type { InLanguages } from './api/reader.js';
import { DatabaseBusyError, isUnavailable } from './database/unavailable.js';
import { OutageLog } from './logging/throttled-log.js';

/** The wait before a retry: most outages last a few seconds, and an overload ends sooner. */
export const UNAVAILABLE_RETRY_SECONDS = 2;

const outage = new OutageLog('requests are answered with UNAVAILABLE');

/**
 * The answer to a client for a temporary error, null for any other error. The driver's own message is not sent, only
 * logged, once per outage.
 */
export function asUnavailable(error: unknown): ApiError | null {
  if (!isUnavailable(error)) return null;
  return notedRefusal(error);
}

/** The refusal of a request that would have to wait too long. */
export const busy = (): ApiError =>
  notedRefusal(new DatabaseBusyError('too many operations are running'));

export const TRY_AGAIN: InLanguages = {
  en: 'The service cannot answer right now. Try again.',
  de: 'Der Dienst kann gerade nicht antworten. Versuche es noch einmal.',
};

function notedRefusal(error: unknown): ApiError {
  outage.note(error);
  return new ApiError('UNAVAILABLE', TRY_AGAIN, { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
}
