import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../addresses.js';
import { rateLimited } from '../api/api-error.js';
import type { ApiError } from '../api/api-error.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

type Settings = Pick<
  Config,
  'SOCKETS_PER_NETWORK' | 'SUBSCRIPTIONS_PER_NETWORK' | 'SUBSCRIPTIONS_PER_SOCKET'
>;

/** When a refused client may try again, in seconds: nobody knows when others leave. */
export const RETRY_AFTER_SECONDS = 10;

/** How many operations of a socket may be under way at a time, however few its subscriptions. */
const LEAST_UNDER_WAY = 100;

/** What the sockets of one network hold in this process. */
interface Network {
  sockets: number;
  subscriptions: number;
}

/** Counts sockets and subscriptions by network; a network without sockets is forgotten. */
@Injectable()
export class SocketLimits {
  private readonly networks = new Map<string, Network>();

  constructor(@Inject(CONFIG) private readonly settings: Settings) {}

  /** The share of a new socket, null when its network has as many as it may. */
  admit(address: string): SocketShare | null {
    const name = networkOf(address);
    const network = this.networks.get(name) ?? { sockets: 0, subscriptions: 0 };
    if (network.sockets >= this.settings.SOCKETS_PER_NETWORK) return null;
    network.sockets += 1;
    this.networks.set(name, network);
    return new SocketShare(address, network, this.settings, () => this.left(name, network));
  }

  private left(name: string, network: Network): void {
    network.sockets -= 1;
    if (network.sockets === 0) this.networks.delete(name);
  }
}

/** What one socket holds, until it leaves. */
export class SocketShare {
  /** Messages that are being worked on, those of running subscriptions included. */
  underWay = 0;
  private readonly subscriptions = new Set<object>();
  private gone = false;

  constructor(
    /** Where the client is. */
    readonly address: string,
    private readonly network: Network,
    private readonly settings: Settings,
    private readonly onLeave: () => void,
  ) {}

  /** How many operations that answer once are under way. */
  get operations(): number {
    return this.underWay - this.subscriptions.size;
  }

  /** @throws ApiError RATE_LIMITED when too many operations are under way to begin another */
  checkOperations(): void {
    const most = Math.max(LEAST_UNDER_WAY, this.settings.SUBSCRIPTIONS_PER_SOCKET);
    if (this.operations > most) {
      throw limited(`${most} operations at a time on a socket`, 1);
    }
  }

  /** @throws ApiError RATE_LIMITED when the socket or its network has as many as it may */
  subscribe(subscription: object): void {
    const { SUBSCRIPTIONS_PER_SOCKET: onSocket, SUBSCRIPTIONS_PER_NETWORK: inNetwork } =
      this.settings;
    if (this.gone || this.subscriptions.size >= onSocket) {
      throw limited(`${onSocket} subscriptions on a socket`, RETRY_AFTER_SECONDS);
    }
    if (this.network.subscriptions >= inNetwork) {
      throw limited(`${inNetwork} subscriptions from a network`, RETRY_AFTER_SECONDS);
    }
    this.subscriptions.add(subscription);
    this.network.subscriptions += 1;
  }

  /** Of a subscription that was never begun, nothing. */
  unsubscribe(subscription: object): void {
    if (this.subscriptions.delete(subscription)) this.network.subscriptions -= 1;
  }

  leave(): void {
    if (this.gone) return;
    this.gone = true;
    for (const subscription of [...this.subscriptions]) this.unsubscribe(subscription);
    this.onLeave();
  }
}

function limited(most: string, retryAfterSeconds: number): ApiError {
  return rateLimited(`At most ${most} are allowed.`, retryAfterSeconds);
}
