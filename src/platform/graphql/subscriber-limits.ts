import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../addresses.js';
import { rateLimited } from '../api/api-error.js';
import type { ApiError } from '../api/api-error.js';
import type { InLanguages } from '../api/reader.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

type Settings = Pick<
  Config,
  | 'SOCKETS_PER_NETWORK'
  | 'SUBSCRIPTIONS_PER_NETWORK'
  | 'SUBSCRIPTIONS_PER_USER'
  | 'SUBSCRIPTIONS_PER_SOCKET'
>;

/** When a refused client may try again, in seconds: nobody knows when others leave. */
export const RETRY_AFTER_SECONDS = 10;

/** How many operations of a socket may be under way at a time, however few its subscriptions. */
const LEAST_UNDER_WAY = 100;

/** What the lines (sockets and event streams) of one network hold in this process. */
interface Network {
  lines: number;
  subscriptions: number;
}

/** Counts lines and subscriptions, by network and by user; who has none is forgotten. */
@Injectable()
export class SubscriberLimits {
  private readonly networks = new Map<string, Network>();
  private readonly users = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly settings: Settings) {}

  /** The share of a new line, null when its network has as many as it may. */
  admit(address: string): SubscriberShare | null {
    const name = networkOf(address);
    const network = this.networks.get(name) ?? { lines: 0, subscriptions: 0 };
    if (network.lines >= this.settings.SOCKETS_PER_NETWORK) return null;
    network.lines += 1;
    this.networks.set(name, network);
    const held = { network, users: this.users };
    return new SubscriberShare(address, held, this.settings, () => this.left(name, network));
  }

  private left(name: string, network: Network): void {
    network.lines -= 1;
    if (network.lines === 0) this.networks.delete(name);
  }
}

/** What others hold already. */
interface Held {
  readonly network: Network;
  /** Subscriptions, by user. */
  readonly users: Map<string, number>;
}

/** What one line holds, until it leaves. */
export class SubscriberShare {
  /** Messages that are being worked on, those of running subscriptions included. */
  running = 0;
  /** Each with the user whose it is, null for nobody's. */
  private readonly subscriptions = new Map<object, string | null>();
  private gone = false;

  constructor(
    /** Where the client is. */
    readonly address: string,
    private readonly held: Held,
    private readonly settings: Settings,
    private readonly onLeave: () => void,
  ) {}

  /** How many operations that answer once are under way. */
  get operations(): number {
    return this.running - this.subscriptions.size;
  }

  /** @throws ApiError RATE_LIMITED when too many operations are under way to begin another */
  checkOperations(): void {
    const most = Math.max(LEAST_UNDER_WAY, this.settings.SUBSCRIPTIONS_PER_SOCKET);
    if (this.operations > most) {
      throw limited(LIMITS.operations(most), 1);
    }
  }

  /** @throws ApiError RATE_LIMITED when the line, its user or its network has as many as it may */
  subscribe(subscription: object, userId: string | null): void {
    const full = this.fullBefore(userId);
    if (full !== null) throw limited(full, RETRY_AFTER_SECONDS);
    this.subscriptions.set(subscription, userId);
    this.held.network.subscriptions += 1;
    if (userId !== null) this.held.users.set(userId, this.ofUser(userId) + 1);
  }

  /** Of a subscription that was never begun, nothing. */
  unsubscribe(subscription: object): void {
    const userId = this.subscriptions.get(subscription);
    if (userId === undefined) return;
    this.subscriptions.delete(subscription);
    this.held.network.subscriptions -= 1;
    if (userId === null) return;
    const left = this.ofUser(userId) - 1;
    if (left > 0) this.held.users.set(userId, left);
    else this.held.users.delete(userId);
  }

  leave(): void {
    if (this.gone) return;
    this.gone = true;
    for (const subscription of [...this.subscriptions.keys()]) this.unsubscribe(subscription);
    this.onLeave();
  }

  /** Which limit leaves no room for another subscription; null for none. */
  private fullBefore(userId: string | null): InLanguages | null {
    const { settings, held } = this;
    if (this.gone || this.subscriptions.size >= settings.SUBSCRIPTIONS_PER_SOCKET)
      return LIMITS.ofSocket(settings.SUBSCRIPTIONS_PER_SOCKET);
    if (held.network.subscriptions >= settings.SUBSCRIPTIONS_PER_NETWORK)
      return LIMITS.ofNetwork(settings.SUBSCRIPTIONS_PER_NETWORK);
    if (userId !== null && this.ofUser(userId) >= settings.SUBSCRIPTIONS_PER_USER)
      return LIMITS.ofUser(settings.SUBSCRIPTIONS_PER_USER);
    return null;
  }

  private ofUser(userId: string): number {
    return this.held.users.get(userId) ?? 0;
  }
}

/** What is allowed, of each limit. */
const LIMITS = {
  operations: (most: number) => ({
    en: `${most} operations at a time on a socket`,
    de: `${most} Operationen gleichzeitig auf einem Socket`,
  }),
  ofSocket: (most: number) => ({
    en: `${most} subscriptions on a socket`,
    de: `${most} Abonnements auf einem Socket`,
  }),
  ofNetwork: (most: number) => ({
    en: `${most} subscriptions from a network`,
    de: `${most} Abonnements aus einem Netz`,
  }),
  ofUser: (most: number) => ({
    en: `${most} subscriptions of a user`,
    de: `${most} Abonnements eines Benutzers`,
  }),
};

function limited({ en, de }: InLanguages, retryAfterSeconds: number): ApiError {
  const texts = { en: `At most ${en} are allowed.`, de: `Erlaubt sind höchstens ${de}.` };
  return rateLimited(texts, retryAfterSeconds);
}
