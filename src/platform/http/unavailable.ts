import { Catch, HttpException, HttpStatus } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/api-error.js';
import type { InLanguages } from '../api/reader.js';
import { DatabaseBusyError, isUnavailable } from '../database/unavailable.js';
import { html } from '../html.js';
import { OutageLog } from '../logging/throttled-log.js';
import { isForPeople, page } from './page.js';
import { responseLanguage } from './response-language.js';

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

const TRY_AGAIN: InLanguages = {
  en: 'The service cannot answer right now. Try again.',
  de: 'Der Dienst kann gerade nicht antworten. Versuche es noch einmal.',
};

function notedRefusal(error: unknown): ApiError {
  outage.note(error);
  return new ApiError('UNAVAILABLE', TRY_AGAIN, { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
}

/** Matches every error of an outage, of any class. */
class Outage {
  static [Symbol.hasInstance](error: unknown): boolean {
    return isUnavailable(error);
  }
}

const STATUS = HttpStatus.SERVICE_UNAVAILABLE;
const PAGES: InLanguages = {
  en: page('Not now', html`<p>${TRY_AGAIN.en}</p>`, 'en'),
  de: page('Gerade nicht', html`<p>${TRY_AGAIN.de}</p>`, 'de'),
};

/** Answers requests that fail in an outage. Without this filter Nest would log each of them with its stack. */
@Catch(Outage)
export class UnavailableFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    const refusal = asUnavailable(error)!;
    if (host.getType() !== 'http') return refusal;
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>().status(STATUS);
    void reply.headers({ 'cache-control': 'no-store', 'retry-after': UNAVAILABLE_RETRY_SECONDS });
    const language = responseLanguage(http.getRequest<FastifyRequest>(), reply);
    return isForPeople(http.getRequest())
      ? reply.type('text/html; charset=utf-8').send(PAGES[language])
      : reply.type('application/json; charset=utf-8').send(answerOf(refusal.texts[language]));
  }
}

/** The answer in the format that Nest uses for other errors. */
const answerOf = (message: string) =>
  HttpException.createBody(message, 'Service Unavailable', STATUS);
