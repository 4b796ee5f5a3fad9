import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../addresses.js';
import { rateLimited } from '../api/api-error.js';
import type { ApiError } from '../api/api-error.js';
import { heldLimit } from '../api/limit.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

type Settings = Pick<
  Config,
  | 'SOCKETS_PER_NETWORK'
  | 'SUBSCRIPTIONS_PER_NETWORK'
  | 'SUBSCRIPTIONS_PER_USER'
  | 'SUBSCRIPTIONS_PER_SOCKET'
>;

/** The seconds after which a refused client may retry: a guess, because nobody knows when other clients disconnect. */
export const SUBSCRIBER_RETRY_SECONDS = 10;

/** At least this many operations may run at once on a socket, even if the limit of its subscriptions is lower. */
const LEAST_UNDER_WAY = 100;

/** The connections (sockets and event streams) and subscriptions of one network in this process. */
interface Network {
  connections: number;
  subscriptions: number;
}

/** Counts connections and subscriptions, by network and by user. Entries with a count of 0 are removed. */
@Injectable()
export class SubscriberLimits {
  private readonly networks = new Map<string, Network>();
  private readonly users = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly settings: Settings) {}

  /** The subscriptions of this process. */
  get subscriptionCount(): number {
    return [...this.networks.values()].reduce((sum, { subscriptions }) => sum + subscriptions, 0);
  }

  /** The share of a new connection; null if its network has reached the limit. */
  admit(address: string): SubscriberShare | null {
    const name = networkOf(address);
    const network = this.networks.get(name) ?? { connections: 0, subscriptions: 0 };
    if (network.connections >= this.settings.SOCKETS_PER_NETWORK) return null;
    network.connections += 1;
    this.networks.set(name, network);
    const held = { network, users: this.users };
    return new SubscriberShare(address, held, this.settings, () => this.left(name, network));
  }

  /** The refusal of a connection that is not admitted. */
  refusal(): ApiError {
    const { SOCKETS_PER_NETWORK: most } = this.settings;
    return limited('network-connections', most, SUBSCRIBER_RETRY_SECONDS);
  }

  private left(name: string, network: Network): void {
    network.connections -= 1;
    if (network.connections === 0) this.networks.delete(name);
  }
}

/** The counts that the connection shares with others. */
interface SharedCounts {
  readonly network: Network;
  /** Subscriptions, by user. */
  readonly users: Map<string, number>;
}

/** The subscriptions and messages of one connection, until it closes. */
export class SubscriberShare {
  /** Messages that are being processed, including those of running subscriptions. */
  running = 0;
  /** The user of each subscription; null if nobody is signed in. */
  private readonly subscriptions = new Map<object, string | null>();
  private gone = false;

  constructor(
    /** The client's address. */
    readonly address: string,
    private readonly held: SharedCounts,
    private readonly settings: Settings,
    private readonly onLeave: () => void,
  ) {}

  /** The number of running operations that answer only once. */
  get operations(): number {
    return this.running - this.subscriptions.size;
  }

  /** @throws ApiError RATE_LIMITED when too many operations run */
  checkOperations(): void {
    const most = Math.max(LEAST_UNDER_WAY, this.settings.SUBSCRIPTIONS_PER_SOCKET);
    if (this.operations > most) {
      throw limited('socket-operations', most, 1);
    }
  }

  /** @throws ApiError RATE_LIMITED when the connection, its user or its network has reached the limit */
  subscribe(subscription: object, userId: string | null): void {
    const refusal = this.fullBefore(userId);
    if (refusal) throw refusal;
    this.subscriptions.set(subscription, userId);
    this.held.network.subscriptions += 1;
    if (userId !== null) this.held.users.set(userId, this.ofUser(userId) + 1);
  }

  /** Does nothing for a subscription that was never begun. */
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

  /** The refusal of another subscription; null if no limit is reached. */
  private fullBefore(userId: string | null): ApiError | null {
    const { settings, held } = this;
    if (this.gone || this.subscriptions.size >= settings.SUBSCRIPTIONS_PER_SOCKET)
      return full('socket-subscriptions', settings.SUBSCRIPTIONS_PER_SOCKET);
    if (held.network.subscriptions >= settings.SUBSCRIPTIONS_PER_NETWORK)
      return full('network-subscriptions', settings.SUBSCRIPTIONS_PER_NETWORK);
    if (userId !== null && this.ofUser(userId) >= settings.SUBSCRIPTIONS_PER_USER)
      return full('user-subscriptions', settings.SUBSCRIPTIONS_PER_USER);
    return null;
  }

  private ofUser(userId: string): number {
    return this.held.users.get(userId) ?? 0;
  }
}

/** What each limit counts, in words. */
const COUNTED = {
  'network-connections': {
    en: 'sockets and streams from a network',
    de: 'Sockets und Streams aus einem Netz',
  },
  'network-subscriptions': { en: 'subscriptions from a network', de: 'Abonnements aus einem Netz' },
  'user-subscriptions': { en: 'subscriptions of a user', de: 'Abonnements eines Spielers' },
  'socket-subscriptions': { en: 'subscriptions on a socket', de: 'Abonnements auf einem Socket' },
  'socket-operations': {
    en: 'operations at a time on a socket',
    de: 'Operationen gleichzeitig auf einem Socket',
  },
};

const full = (name: keyof typeof COUNTED, most: number): ApiError =>
  limited(name, most, SUBSCRIBER_RETRY_SECONDS);

function limited(name: keyof typeof COUNTED, most: number, retryAfterSeconds: number): ApiError {
  const { en, de } = COUNTED[name];
  const texts = {
    en: `At most ${most} ${en} are allowed.`,
    de: `Erlaubt sind höchstens ${most} ${de}.`,
  };
  return rateLimited(texts, retryAfterSeconds, heldLimit(name, most));
}
