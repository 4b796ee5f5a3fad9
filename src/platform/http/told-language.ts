import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../api/language.js';
import type { Language } from '../api/language.js';

const HEADER = 'accept-language';

/** The language in which an answer is told; says so in its headers, beside what they vary by already. */
export function toldLanguage({ headers }: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(headers[HEADER]);
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  void reply.header('content-language', language);
  void reply.header('vary', vary === '' ? HEADER : `${vary}, ${HEADER}`);
  return language;
}
