import { randomUUID } from 'node:crypto';
import type { ExecutionArgs } from 'graphql';
import { networkOf } from '../addresses.js';
import { languageOf } from '../api/language.js';
import { DEFAULT_SUITS } from '../api/reader.js';
import type { CardSuits, Language, Reader } from '../api/reader.js';
import type { Authenticator, Viewer } from '../api/viewer.js';
import type { Payer } from '../accounting/budgets.js';
import type { ErrorHeaders } from './error-request.js';
import { Meter } from '../accounting/meter.js';
import { beginSpan } from '../tracing/tracing.js';
import type { OpenSpan } from '../tracing/tracer.js';
import { readTraceParent } from '../tracing/traceparent.js';
import type { TraceParent } from '../tracing/traceparent.js';

/** Batched reads, by their loader. */
export type Loaders = Map<symbol, unknown>;

/** An operation that may be executed. */
export type StartedOperation = ExecutionArgs & { readonly contextValue: GraphqlContext };

/** The data of a request that resolvers get besides its arguments. */
export interface GraphqlContext extends Reader {
  /**
   * The viewer; null without a credential. It is determined only when it is needed, so that an expired credential does
   * not prevent operations without a viewer, such as a refresh.
   *
   * @throws ApiError UNAUTHENTICATED for a credential that is wrong, expired or revoked, SUSPENDED
   */
  viewer(): Promise<Viewer | null>;
  /** The same, but a session of a suspended person is taken. */
  viewerEvenSuspended(): Promise<Viewer | null>;
  /** Whether the viewer's credential has not ended. An access token that has only expired still holds. */
  holds(): Promise<boolean>;
  /** The id of the request, for its errors and their lines in the log. */
  readonly requestId: string;
  /** When it arrived, on the clock of `performance.now()`. */
  readonly began: number;
  /** The caller's place in a trace; null if it names none. */
  readonly traceParent: TraceParent | null;
  /** What is traced of it; null if nothing is. */
  readonly span: OpenSpan | null;
  /** What the headers of the answer say about its errors. */
  readonly errorHeaders: ErrorHeaders;
  /** The code of the first mutation that was refused; null for none. */
  refusal: string | null;
  /** The client's address, for limits. */
  readonly address: string;
  /** The language of the request. */
  readonly requestLanguage: Language;
  /** The language of texts for users: that of the request until {@link settleReader} has run. */
  language: Language;
  /** The suits by which texts name cards; also set by {@link settleReader}. */
  suits: CardSuits;
  /** The user or network whose budgets the request uses. An unreadable credential counts as none. */
  payer(): Promise<Payer>;
  /** Counts the cost of the operation. */
  readonly meter: Meter;
  /** Batched reads of this request, created when they are first needed (see `defineLoader`). */
  readonly loaders: Loaders;
  /** The reads that a subscription shares with others that get the same change (see `shareReads`). */
  sharedReads: { readonly everyones: Loaders; readonly own: Loaders } | null;
  /** The text of the trusted document that a request over HTTP names; null if the request contains its own text. */
  document: string | null;
  /**
   * The cursor after which a broken stream continues. It takes precedence over a cursor in the document. Null for all
   * other requests.
   */
  readonly resumesAfter: string | null;
  /** The cursor of the last item that a subscription has sent; null if its items have none. */
  cursor: string | null;
}

/** Data about the sender of a request, taken from the request itself. */
export interface Sender {
  readonly authorization: string | undefined;
  /** The header `accept-language`, or a parameter that stands for it. */
  readonly acceptLanguage: string | undefined;
  readonly address: string;
  /** The id of the request over HTTP; a new one if it is missing. */
  readonly requestId?: string | undefined;
  /** The header `traceparent`. */
  readonly traceParent?: string | undefined;
  /** The last cursor that the client got from a stream of server-sent events that broke. */
  readonly lastEventId?: string | undefined;
}

/** The context of one request, over HTTP or a socket. */
export function contextOf(authenticator: Authenticator, sender: Sender): GraphqlContext {
  const { authorization, acceptLanguage, address, lastEventId, requestId = randomUUID() } = sender;
  let viewer: Promise<Viewer | null> | null = null;
  let payer: Promise<Payer> | null = null;
  const findPayer = async (): Promise<Payer> => ({
    named: await authenticator.namedBy(authorization),
    network: networkOf(address),
  });
  const requestLanguage = languageOf(acceptLanguage);
  const traceParent = readTraceParent(sender.traceParent);
  const findViewer = () => (viewer ??= authenticator.authenticate(authorization));
  const holds = async (): Promise<boolean> => {
    const found = await findViewer();
    return found === null || authenticator.stillHolds(found, authorization);
  };
  return {
    viewer: findViewer,
    viewerEvenSuspended: () => authenticator.authenticateEvenSuspended(authorization),
    holds,
    requestId,
    began: performance.now(),
    traceParent,
    span: beginSpan({ name: 'graphql', kind: 'SERVER', parent: traceParent }),
    errorHeaders: { reached: null, challenge: null },
    refusal: null,
    address,
    requestLanguage,
    language: requestLanguage,
    suits: DEFAULT_SUITS,
    payer: () => (payer ??= findPayer()),
    meter: new Meter(),
    loaders: new Map(),
    sharedReads: null,
    document: null,
    resumesAfter: lastEventId ?? null,
    cursor: null,
  };
}

/** Sets the language and the suits to the viewer's choice, even if the request asks for another language (ADR 58). */
export async function settleReader(context: GraphqlContext): Promise<void> {
  // A credential that is invalid, or cannot be checked now, is reported by each field that needs a viewer.
  const viewer = await context.viewer().catch(() => null);
  context.language = viewer?.language ?? context.requestLanguage;
  context.suits = viewer?.suits ?? DEFAULT_SUITS;
}
