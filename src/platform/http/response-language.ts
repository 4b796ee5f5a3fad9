import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../api/language.js';
import type { Language } from '../api/reader.js';

const HEADER = 'accept-language';
const TOLD = 'content-language';

/**
 * The language in which a request asks to be answered; says so in the answer's headers, beside what they vary by
 * already, unless they have another.
 */
export function responseLanguage({ headers }: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(headers[HEADER]);
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!reply.hasHeader(TOLD)) void reply.header(TOLD, language);
  void reply.header('vary', vary === '' ? HEADER : `${vary}, ${HEADER}`);
  return language;
}
