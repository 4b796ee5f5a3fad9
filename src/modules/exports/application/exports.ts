import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { ignoreAbort } from '../../../platform/accounting/budgets.js';
import { Allowance } from '../../../platform/accounting/allowance.js';
import { networkOf } from '../../../platform/addresses.js';
import { ApiError, rateLimited } from '../../../platform/api/api-error.js';
import { heldLimit } from '../../../platform/api/limit.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { CredentialWatch } from '../../../platform/api/credential-watch.js';
import { Authenticator } from '../../../platform/api/viewer.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import type { Config } from '../../../platform/config/config.js';
import { TryLimits } from '../../auth/application/index.js';
import type { Tries, TriesLeft } from '../../auth/application/index.js';
import { FinishedGames } from '../../competitions/application/index.js';
import { FinishedMatches, MatchRecords } from '../../matches/application/index.js';
import { VoidedMatches } from '../../ratings/application/index.js';
import { Users } from '../../users/application/index.js';
import { MatchExport } from './match-export.js';
import type { ExportSources, ExportRequest } from './match-export.js';

const isSuspended = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SUSPENDED';

/** How many exports one user, and one network, may run at once in one process. */
const OF_ONE_USER = 2;
const OF_ONE_NETWORK = 4;
/** After how many seconds a client with too many exports may try again. */
const RETRY_SECONDS = 10;
/** How often a waiting export checks whether its reader has left, in milliseconds. */
const CHECK_MILLIS = 1_000;

/** Who asks for an export. */
export interface Exporter {
  /** Null for an anonymous reader. */
  readonly viewer: Viewer | null;
  /** The header with the credential. */
  readonly authorization: string | undefined;
  /** The client's IP address. */
  readonly address: string;
}

/** The user and the network of an export. */
interface Owner extends Exporter {
  readonly userId: string | null;
  readonly network: string;
}

const triesOf = ({ userId, network }: Pick<Owner, 'userId' | 'network'>): Tries[] => [
  { limit: 'export-network', key: network },
  ...(userId ? [{ limit: 'export-user', key: userId } as const] : []),
];

/** Starts exports within limits, and ends all when the process stops. */
@Injectable()
export class Exports {
  private readonly running = new Map<MatchExport, Owner>();
  private readonly sources: ExportSources;
  /** The deals that a user may read; for anonymous readers, the deals that their network may read. */
  private readonly allowance: Allowance;
  private stopping = false;

  constructor(
    finished: FinishedMatches,
    games: FinishedGames,
    records: MatchRecords,
    users: Users,
    voided: VoidedMatches,
    private readonly limits: TryLimits,
    private readonly authenticator: Authenticator,
    private readonly watch: CredentialWatch,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.sources = { finished, games, records, users, voided };
    this.allowance = new Allowance({ points: config.EXPORT_DEALS_PER_MINUTE, seconds: 60 });
  }

  /**
   * Starts an export. It ends with the credential of its reader.
   *
   * @throws ApiError RATE_LIMITED when the user or network exports too much, UNAVAILABLE when all users
   * together export too much, or the process stops
   */
  async begin(request: ExportRequest, exporter: Exporter): Promise<MatchExport> {
    const { userId } = request;
    const owner = { ...exporter, userId, network: networkOf(exporter.address) };
    this.admit(owner);
    await this.limits.count(triesOf(owner));
    const until = await this.sources.finished.settledUntil();
    this.admit(owner);
    return this.start(request, until, owner);
  }

  /** How many more exports the user and the network may begin. */
  left(userId: string | null, address: string): Promise<TriesLeft[]> {
    return this.limits.left(triesOf({ userId, network: networkOf(address) }));
  }

  /** Ends all exports and refuses new ones. */
  stop(): void {
    this.stopping = true;
    for (const running of this.running.keys()) running.end('STOPPING');
  }

  /** @returns what ends the watch over the credential */
  private watched(running: MatchExport, { viewer, authorization }: Exporter): () => void {
    if (viewer === null) return () => undefined;
    const check = () => this.endUnlessHeld(running, viewer, authorization);
    return this.watch.add({ viewer, check });
  }

  /** Ends an export also if nobody can find out whether its credential still holds. */
  private async endUnlessHeld(
    running: MatchExport,
    viewer: Viewer,
    authorization: string | undefined,
  ): Promise<void> {
    const ask = this.authenticator.stillHolds(viewer, authorization);
    const reason = await ask.then(
      (holds) => (holds ? null : ('UNAUTHENTICATED' as const)),
      (error: unknown) => (isSuspended(error) ? ('UNAUTHENTICATED' as const) : 'UNAVAILABLE'),
    );
    if (reason) running.end(reason);
  }

  private start(request: ExportRequest, until: Date, owner: Owner): MatchExport {
    const matchExport: MatchExport = new MatchExport(request, until, this.sources, (deals) =>
      this.pace(matchExport, owner, deals),
    );
    this.running.set(matchExport, owner);
    const millis = this.config.EXPORT_SECONDS * 1000;
    const limit = setTimeout(() => matchExport.end('TIME_IS_UP'), millis).unref();
    const unwatch = this.watched(matchExport, owner);
    matchExport.stream.once('close', () => {
      clearTimeout(limit);
      unwatch();
      this.running.delete(matchExport);
    });
    return matchExport;
  }

  /** @throws ApiError when one more export is too many */
  private admit({ userId, network }: Owner): void {
    if (this.stopping || this.running.size >= this.config.EXPORTS) throw tooMany();
    const owners = [...this.running.values()];
    const ofUser = owners.filter((owner) => userId !== null && owner.userId === userId);
    const ofNetwork = owners.filter((owner) => owner.network === network);
    if (ofUser.length < OF_ONE_USER && ofNetwork.length < OF_ONE_NETWORK) return;
    const most = ofUser.length < OF_ONE_USER ? OF_ONE_NETWORK : OF_ONE_USER;
    throw rateLimited(TOO_MANY_OF_YOURS, RETRY_SECONDS, heldLimit('exports-running', most));
  }

  /** Waits until the user, or an anonymous reader's network, may read so many more deals. */
  private async pace(running: MatchExport, { userId, network }: Owner, deals: number) {
    const key = userId ?? network;
    const { ending: signal } = running;
    while (this.running.has(running) && !signal.aborted) {
      const seconds = this.allowance.waitFor(key, deals);
      if (seconds === 0) return this.allowance.use(key, deals);
      const millis = Math.min(seconds * 1000, CHECK_MILLIS);
      await sleep(millis, undefined, { ref: false, signal }).catch(ignoreAbort);
    }
  }
}

const TOO_MANY_OF_YOURS = {
  en: 'Too many of your exports are running: wait for one to end.',
  de: 'Zu viele deiner Exporte laufen gleichzeitig: warte, bis einer fertig ist.',
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
