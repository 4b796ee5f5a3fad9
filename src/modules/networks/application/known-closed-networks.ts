import { Inject, Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../../platform/api/api-error.js';
import { lastingText } from '../../../platform/api/suspension.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { errorText } from '../../../platform/errors.js';
import { LiveBus } from '../../../platform/live/live-bus.js';
import { Clock } from '../../../platform/time.js';
import { isInNetwork, parseNetwork } from '../../../platform/networks.js';
import type { Network } from '../../../platform/networks.js';
import { ClosedNetworkStore } from '../storage/closed-network-store.js';
import type { ClosedNetwork } from '../storage/closed-network-store.js';

/** The topic that reports that a network was closed or opened. */
const TOPIC = 'closed-networks';

/** How long the list counts as current without another look at the database. */
const KNOWN_MILLIS = 60_000;

interface Closed extends Network {
  readonly until: Date;
}

interface Known {
  readonly networks: readonly Closed[];
  readonly until: number;
}

/**
 * The closed networks, in the memory of every api: who comes in is checked without a round trip. When the list changes,
 * every process hears of it and reads it again. A process that has lost its connection may miss that, so it trusts nothing
 * that it remembers.
 */
@Injectable()
export class KnownClosedNetworks {
  private readonly logger = new Logger(KnownClosedNetworks.name);
  private known: Known | null = null;
  /** If this changed while the list was read, the list may be old and is not remembered. */
  private forgotten = 0;

  constructor(
    private readonly store: ClosedNetworkStore,
    private readonly live: LiveBus,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    live.onEach((hint) => {
      if (hint === null || hint.topic === TOPIC) this.forget();
    });
  }

  /** @throws ApiError NETWORK_CLOSED when the address is in a closed network */
  async refuse(address: string): Promise<void> {
    const now = this.clock.now();
    const networks = this.remembered() ?? (await this.read());
    const closed = networks.find((network) => network.until > now && isInNetwork(network, address));
    if (closed) throw networkClosed(closed, this.config.PUBLIC_URL);
  }

  /** Call this after the commit. */
  async changed(): Promise<void> {
    this.forget();
    try {
      await this.live.publish([{ topic: TOPIC, ref: 0 }]);
    } catch (error) {
      this.logger.warn(`other processes learn of it within a minute: ${errorText(error)}`);
    }
  }

  private remembered(): readonly Closed[] | null {
    const isCurrent =
      this.known !== null && this.live.deliversAll && performance.now() < this.known.until;
    return isCurrent ? this.known!.networks : null;
  }

  private forget(): void {
    this.known = null;
    this.forgotten++;
  }

  private async read(): Promise<readonly Closed[]> {
    const before = this.forgotten;
    const until = performance.now() + KNOWN_MILLIS;
    const networks = (await this.store.all()).flatMap(toClosed);
    if (this.forgotten === before) this.known = { networks, until };
    return networks;
  }
}

function toClosed({ network, until }: ClosedNetwork): Closed[] {
  const parsed = parseNetwork(network);
  return typeof parsed === 'string' ? [] : [{ ...parsed, until }];
}

/** The refusal of who comes from a closed network. */
function networkClosed({ until }: Closed, publicUrl: string): ApiError {
  const at = until.toISOString();
  const { en, de } = lastingText({ until: at });
  const contact = `${publicUrl}/imprint`;
  const texts = {
    en: `Nobody can register, start as a guest or sign in from your network ${en}. ${contact} says how to reach the operator.`,
    de: `Aus deinem Netz kann ${de} niemand als Gast beginnen, sich registrieren oder sich anmelden. ${contact} sagt, wie du den Betreiber erreichst.`,
  };
  return new ApiError('NETWORK_CLOSED', texts, { until: at, contact });
}
