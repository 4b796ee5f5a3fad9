import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { ApiError } from '../api/api-error.js';
import type { Authenticator } from '../api/viewer.js';
import { contextOf } from './context.js';
import type { GraphqlContext, Sender } from './context.js';
import { MAX_QUERY_BYTES } from '../accounting/price.js';
import type { Payer } from '../accounting/budgets.js';
import type { OperationGuard } from './operation-guard.js';
import { refuseOverHttp } from './refusal.js';
import { TRACE_PARENT_HEADER } from '../tracing/traceparent.js';
import type { OperationReports } from '../telemetry/operation-reports.js';
import { codeOfError, endOf, REFUSED } from './operation-end.js';
import type { NamedDocument, TrustedDocuments } from './trusted-documents.js';

/** The sender of a request over HTTP. */
export const senderOf = ({ headers, ip, id }: FastifyRequest): Sender => ({
  authorization: headers.authorization,
  acceptLanguage: headers['accept-language'],
  address: ip,
  requestId: id,
  traceParent: textOf(headers[TRACE_PARENT_HEADER]),
});

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** The payer of each request, once it is known. */
const PAYERS = new WeakMap<FastifyRequest, Payer>();

/** The context of each request over HTTP. */
const CONTEXTS = new WeakMap<FastifyRequest, GraphqlContext>();

/** Stores the context and the payer of a request, for {@link endRequest} and {@link addBudgetHeaders}. */
export async function keepPayer(request: FastifyRequest, context: GraphqlContext): Promise<void> {
  CONTEXTS.set(request, context);
  PAYERS.set(request, await context.payer());
}

/** Ends the operation of a request, however it has ended. */
export function endRequest(request: FastifyRequest, guard: OperationGuard): void {
  const context = CONTEXTS.get(request);
  if (context) guard.end(context);
}

/** Writes what is left in the budgets, and what is wrong with a credential, into an answer's headers, however it ended. */
export function addBudgetHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  guard: OperationGuard,
): void {
  const payer = PAYERS.get(request);
  const { reached = null, challenge = null } = CONTEXTS.get(request)?.errorHeaders ?? {};
  if (payer) void reply.headers(guard.headersFor(payer, reached));
  if (challenge !== null) void reply.header('www-authenticate', challenge);
}

/** The checks that a request must pass before it is executed. */
export interface RequestChecks {
  readonly guard: OperationGuard;
  readonly trusted: TrustedDocuments;
  readonly reports: OperationReports;
}

/** The context of a request over HTTP. The client pays for the reading of the request before it is read. */
export async function httpContext(
  authenticator: Authenticator,
  { guard, trusted, reports }: RequestChecks,
  request: FastifyRequest,
): Promise<GraphqlContext> {
  const context = contextOf(authenticator, senderOf(request));
  if (!isJson(request)) refuseOverHttp(notJson(), context, 415);
  try {
    await keepPayer(request, context);
    await guard.admit(context, requestSize(request));
    const named = namedDocumentIn(request);
    context.document = trusted.textOf(named) ?? null;
    trusted.check(context.document ?? named.query);
  } catch (error) {
    reports.ended(endOf(context, REFUSED, [codeOfError(error)]));
    refuseOverHttp(error, context);
  }
  return context;
}

/** The document of a request, read as Apollo reads it; empty for an invalid request. */
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
    return undefined; // Apollo reports it
  }
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Whether the body has the type of a GraphQL request. Pages of any other site may post forms and plain text without
 * permission, so these are refused.
 */
export const isJson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || JSON_TYPE.test(headers['content-type'] ?? '');

export const notJson = (): ApiError =>
  new ApiError('BAD_USER_INPUT', {
    en: 'The body of a request must be application/json.',
    de: 'Der Inhalt einer Anfrage muss application/json sein.',
  });

/** The size of a request. A request without `content-length` counts as MAX_QUERY_BYTES. */
export function requestSize({ headers, url, method }: FastifyRequest): number {
  const body = method === 'GET' ? 0 : Number(headers['content-length'] ?? MAX_QUERY_BYTES);
  return url.length + body;
}

/** The types that Apollo compares with the header `accept`, in its form. */
const JSON_ANSWER = 'application/json; charset=utf-8';
const GRAPHQL_ANSWER = 'application/graphql-response+json; charset=utf-8';

/**
 * Whether an answer is sent as `application/json`. Chooses as Apollo does, which prefers it if both types are accepted.
 */
export function answersInJson(accept: string | undefined): boolean {
  if (!accept) return true;
  const negotiator = new Negotiator({ headers: { accept } });
  return negotiator.mediaType([JSON_ANSWER, GRAPHQL_ANSWER]) === JSON_ANSWER;
}
