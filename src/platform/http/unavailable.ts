import { Catch, HttpException, HttpStatus } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InLanguages } from '../api/reader.js';
import { isUnavailable } from '../database/unavailable.js';
import { html } from '../html.js';
import { asUnavailable, TRY_AGAIN, UNAVAILABLE_RETRY_SECONDS } from '../unavailable.js';
import { isForPeople, page } from './page.js';
import { responseLanguage } from './response-language.js';

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
