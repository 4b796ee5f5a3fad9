import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { ApiError } from '../api/api-error.js';
import type { Authenticator } from '../api/viewer.js';
import { contextOf } from './context.js';
import type { GraphqlContext, Sender } from './context.js';
import { MAX_QUERY_BYTES } from './cost-limit.js';
import type { Payer } from './cost/budgets.js';
import type { OperationGuard } from './operation-guard.js';
import { refuseOverHttp } from './refusal.js';
import type { NamedDocument, TrustedDocuments } from './trusted-documents.js';

/** What a request over HTTP says of its sender. */
export const senderOf = ({ headers, ip }: FastifyRequest): Sender => ({
  authorization: headers.authorization,
  acceptLanguage: headers['accept-language'],
  address: ip,
});

/** Whose budgets each request uses, as far as it has come to that. */
const PAYERS = new WeakMap<FastifyRequest, Payer>();

/** Keeps whose budgets a request uses, for {@link tellLeft}. */
export async function keepPayer(request: FastifyRequest, context: GraphqlContext): Promise<void> {
  PAYERS.set(request, await context.payer());
}

/** Tells in an answer's headers what is left of the budgets, however the request has ended. */
export function tellLeft(
  request: FastifyRequest,
  reply: FastifyReply,
  guard: OperationGuard,
): void {
  const payer = PAYERS.get(request);
  if (payer) void reply.headers(guard.headersFor(payer));
}

/** What a request passes before it is carried out. */
export interface Doors {
  readonly guard: OperationGuard;
  readonly trusted: TrustedDocuments;
}

/** The context of a request over HTTP, whose reading is paid for before it is begun. */
export async function httpContext(
  authenticator: Authenticator,
  { guard, trusted }: Doors,
  request: FastifyRequest,
): Promise<GraphqlContext> {
  const context = contextOf(authenticator, senderOf(request));
  if (!isJson(request)) refuseOverHttp(notJson(), { usual: 415, language: context.asked });
  try {
    guard.running.begin(request, request.ip);
    await keepPayer(request, context);
    await guard.admit(context, requestSize(request));
    const named = namedDocumentIn(request);
    context.document = trusted.textOf(named) ?? null;
    trusted.check(context.document ?? named.query);
  } catch (error) {
    refuseOverHttp(error, { language: context.asked });
  }
  return context;
}

/** What a request says of its document, read as Apollo reads it; what is no request says nothing. */
export function namedDocumentIn({ method, body, url }: FastifyRequest): NamedDocument {
  if (method !== 'GET') return typeof body === 'object' && body !== null ? body : {};
  const search = new URLSearchParams(url.split('?')[1]);
  const [query, documentId] = [search.get('query'), search.get('documentId')];
  const extensions = fromJson(search.get('extensions') ?? 'null');
  return { query: query ?? undefined, documentId: documentId ?? undefined, extensions };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Apollo says so
  }
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Whether a body may be taken for a request. Forms and plain text are what a page of any other site may post
 * without asking first.
 */
export const isJson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || JSON_TYPE.test(headers['content-type'] ?? '');

export const notJson = (): ApiError =>
  new ApiError('BAD_USER_INPUT', {
    en: 'The body of a request is application/json.',
    de: 'Der Inhalt einer Anfrage ist application/json.',
  });

/** Whoever does not say how long a body is pays for the longest that is half usual. */
export function requestSize({ headers, url, method }: FastifyRequest): number {
  const body = method === 'GET' ? 0 : Number(headers['content-length'] ?? MAX_QUERY_BYTES);
  return url.length + body;
}

/** As Apollo compares them with what a client accepts. */
const JSON_ANSWER = 'application/json; charset=utf-8';
const GRAPHQL_ANSWER = 'application/graphql-response+json; charset=utf-8';

/** Whether an answer is told as `application/json`: as Apollo chooses, which takes it where either will do. */
export function answersInJson(accept: string | undefined): boolean {
  if (!accept) return true;
  const negotiator = new Negotiator({ headers: { accept } });
  return negotiator.mediaType([JSON_ANSWER, GRAPHQL_ANSWER]) === JSON_ANSWER;
}
