import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../../platform/addresses.js';
import { ApiError, rateLimited } from '../../../platform/api/api-error.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { TryLimits } from '../../auth/application/index.js';
import { FinishedMatches, MatchRecords } from '../../matches/application/index.js';
import { UserStore } from '../../users/application/index.js';
import { MatchExport } from './match-export.js';
import type { ExportSources, ExportRequest } from './match-export.js';

/** How many exports one user, and one network, may have under way in one process. */
const OF_ONE_USER = 2;
const OF_ONE_NETWORK = 4;
/** When whoever has too many under way may ask again, in seconds. */
const RETRY_SECONDS = 10;
/** It is looked so often whether an export that waits is to end, in milliseconds. */
const LOOK_EACH = 1_000;

/** Whose export it is. */
interface Owner {
  readonly userId: string | null;
  readonly network: string;
}

/** How many deals a user, or the network of those who are not signed in, may still read now. */
export abstract class ExportAllowance {
  /** In how many seconds so many can be read; 0 for now. */
  abstract waitFor(key: string, deals: number): number;
  abstract use(key: string, deals: number): void;
}

/** Begins exports within limits, and ends all when the process does. */
@Injectable()
export class Exports {
  private readonly running = new Map<MatchExport, Owner>();
  private readonly sources: ExportSources;
  private stopping = false;

  constructor(
    finished: FinishedMatches,
    records: MatchRecords,
    users: UserStore,
    private readonly limits: TryLimits,
    private readonly allowance: ExportAllowance,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.sources = { finished, records, users };
  }

  /**
   * @param address the client's
   * @throws ApiError RATE_LIMITED where the user or network exports too much, UNAVAILABLE where all
   * do, or the process stops
   */
  async begin(request: ExportRequest, address: string): Promise<MatchExport> {
    const owner = { userId: request.userId, network: networkOf(address) };
    this.admit(owner);
    await this.limits.count([
      { limit: 'export-network', key: owner.network },
      ...(owner.userId ? [{ limit: 'export-user', key: owner.userId } as const] : []),
    ]);
    const until = await this.sources.finished.settledUntil();
    this.admit(owner);
    return this.start(request, until, owner);
  }

  /** Ends all exports, and begins none any more. */
  stop(): void {
    this.stopping = true;
    for (const running of this.running.keys()) running.end('STOPPING');
  }

  private start(request: ExportRequest, until: Date, owner: Owner): MatchExport {
    const begun: MatchExport = new MatchExport(request, until, this.sources, (deals) =>
      this.pace(begun, owner, deals),
    );
    this.running.set(begun, owner);
    const millis = this.config.EXPORT_SECONDS * 1000;
    const limit = setTimeout(() => begun.end('TIME_IS_UP'), millis).unref();
    begun.stream.once('close', () => {
      clearTimeout(limit);
      this.running.delete(begun);
    });
    return begun;
  }

  /** @throws ApiError where one more is too many */
  private admit({ userId, network }: Owner): void {
    if (this.stopping || this.running.size >= this.config.EXPORTS) throw tooMany();
    const owners = [...this.running.values()];
    const ofUser = owners.filter((owner) => userId !== null && owner.userId === userId);
    const ofNetwork = owners.filter((owner) => owner.network === network);
    if (ofUser.length < OF_ONE_USER && ofNetwork.length < OF_ONE_NETWORK) return;
    throw rateLimited(TOO_MANY_OF_YOURS, RETRY_SECONDS);
  }

  /** Waits until the user, or the network of nobody in particular, may read so many deals more. */
  private async pace(running: MatchExport, { userId, network }: Owner, deals: number) {
    const key = userId ?? network;
    while (this.running.has(running) && !running.isEnding) {
      const seconds = this.allowance.waitFor(key, deals);
      if (seconds === 0) return this.allowance.use(key, deals);
      await sleep(Math.min(seconds * 1000, LOOK_EACH), undefined, { ref: false });
    }
  }
}

const TOO_MANY_OF_YOURS = {
  en: 'You have too many exports under way: wait for one to end.',
  de: 'Du hast zu viele Exporte gleichzeitig laufen: warte, bis einer fertig ist.',
};

const tooMany = (): ApiError =>
  new ApiError(
    'UNAVAILABLE',
    {
      en: 'No further export can begin now. Try again.',
      de: 'Gerade kann kein weiterer Export beginnen. Versuche es noch einmal.',
    },
    { retryAfterSeconds: RETRY_SECONDS },
  );
