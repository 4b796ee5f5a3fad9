import { networkOf } from '../addresses.js';
import { languageOf } from '../api/language.js';
import { DEFAULT_SUITS } from '../api/reader.js';
import type { CardSuits, Language, Reader } from '../api/reader.js';
import type { Authenticator, Viewer } from '../api/viewer.js';
import type { Payer } from './cost/budgets.js';
import { Meter } from './cost/meter.js';

/** Batched reads, by what they read. */
export type Loaders = Map<symbol, unknown>;

/** What resolvers know of a request beside its arguments. */
export interface GraphqlContext extends Reader {
  /**
   * Who asks: found out when first asked for, so that a stale credential does not keep anybody from
   * what needs none, such as refreshing it. Null without a credential.
   *
   * @throws ApiError UNAUTHENTICATED for a credential that is wrong, expired or revoked
   */
  viewer(): Promise<Viewer | null>;
  /** The client's address, for limits. */
  readonly address: string;
  /** The language that the request asks for. */
  readonly asked: Language;
  /** The language of texts for users: see {@link settleReader}; until then what the request asks for. */
  language: Language;
  /** The suits by which texts name cards, settled likewise. */
  suits: CardSuits;
  /** Whose budgets the request uses; a credential that says nothing is nobody's. */
  payer(): Promise<Payer>;
  /** What the operation costs. */
  readonly meter: Meter;
  /** Batched reads of this request, made when first asked for (see `defineLoader`). */
  readonly loaders: Loaders;
  /** The reads that a subscription shares with others who are told the same (see `shareReads`). */
  told: { readonly everyones: Loaders; readonly own: Loaders } | null;
  /** The text of the trusted document that a request over HTTP names; null where it says its own. */
  document: string | null;
  /** Where a stream goes on that broke off, whatever cursor its document names; null for any other. */
  readonly resumesAfter: string | null;
  /** The cursor of what a subscription has told last; null where it tells none. */
  place: string | null;
}

/** What a request says of whoever sent it. */
export interface Sender {
  readonly authorization: string | undefined;
  /** As in the header of that name. */
  readonly acceptLanguage: string | undefined;
  readonly address: string;
  /** The place that a stream of server-sent events had reached before it broke. */
  readonly lastEventId?: string | undefined;
}

/** The context of one request, over HTTP or a socket. */
export function contextOf(
  authenticator: Authenticator,
  { authorization, acceptLanguage, address, lastEventId }: Sender,
): GraphqlContext {
  let viewer: Promise<Viewer | null> | null = null;
  let payer: Promise<Payer> | null = null;
  const findPayer = async (): Promise<Payer> => ({
    named: await authenticator.namedBy(authorization),
    network: networkOf(address),
  });
  const asked = languageOf(acceptLanguage);
  return {
    viewer: () => (viewer ??= authenticator.authenticate(authorization)),
    address,
    asked,
    language: asked,
    suits: DEFAULT_SUITS,
    payer: () => (payer ??= findPayer()),
    meter: new Meter(),
    loaders: new Map(),
    told: null,
    document: null,
    resumesAfter: lastEventId ?? null,
    place: null,
  };
}

/**
 * Lets an operation speak the language that its viewer has chosen, whatever the request asks for (ADR 58), and name
 * cards as its viewer does.
 */
export async function settleReader(context: GraphqlContext): Promise<void> {
  // A credential that is worthless, or cannot be looked up now, is told to whatever field needs a viewer.
  const viewer = await context.viewer().catch(() => null);
  context.language = viewer?.language ?? context.asked;
  context.suits = viewer?.suits ?? DEFAULT_SUITS;
}
