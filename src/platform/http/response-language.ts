import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../api/language.js';
import type { Language } from '../api/reader.js';

const HEADER = 'accept-language';
const CONTENT_LANGUAGE = 'content-language';

/**
 * The language in which a request wants its answer. Sets `content-language`, unless it is set already, and adds to
 * `vary`.
 */
export function responseLanguage({ headers }: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(headers[HEADER]);
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!reply.hasHeader(CONTENT_LANGUAGE)) void reply.header(CONTENT_LANGUAGE, language);
  void reply.header('vary', vary === '' ? HEADER : `${vary}, ${HEADER}`);
  return language;
}
