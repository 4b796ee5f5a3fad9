import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { Page } from '../../../platform/api/page.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Clock } from '../../../platform/time.js';
import { AuditLog, isModerationReason } from '../../audit/application/index.js';
import type { AuditDetails } from '../../audit/application/index.js';
import { RecentNetworks, TryLimits } from '../../auth/application/index.js';
import { Sanctions } from '../../moderation/application/index.js';
import { Users } from '../../users/application/index.js';
import { isInNetwork, networkText, parseNetwork } from '../../../platform/networks.js';
import type { Network } from '../../../platform/networks.js';
import { ClosedNetworkStore } from '../storage/closed-network-store.js';
import type { ClosedNetwork } from '../storage/closed-network-store.js';
import { networkFailure } from './failures.js';
import { KnownClosedNetworks } from './known-closed-networks.js';

/** What a moderator closes: a network, or those from which a user was seen within 30 days. */
export interface NetworkOrder {
  readonly network: string | null;
  readonly username: string | null;
  readonly until: Date;
  readonly reason: string;
}

/** A moderator, and the address that the request comes from. */
export interface AtAddress {
  readonly viewer: Viewer;
  readonly address: string;
}

/** Networks to close; `subjectId` is the user whose networks they are, null for one that was named. */
interface Chosen {
  readonly networks: readonly Network[];
  readonly subjectId: string | null;
}

type Outcome<T> = Result<T, readonly Failure[]>;

const MOST_MILLIS = 366 * 24 * 60 * 60 * 1000;

/** Closes networks for a time, and opens them again (ADR 103). Each act is an entry of the audit log. */
@Injectable()
export class NetworkClosing {
  constructor(
    private readonly database: Database,
    private readonly store: ClosedNetworkStore,
    private readonly known: KnownClosedNetworks,
    private readonly recent: RecentNetworks,
    private readonly users: Users,
    private readonly sanctions: Sanctions,
    private readonly audit: AuditLog,
    private readonly limits: TryLimits,
    private readonly clock: Clock,
  ) {}

  list(page: Page<[string, string]>): Promise<ClosedNetwork[]> {
    return this.store.list(page);
  }

  find(id: string): Promise<ClosedNetwork | null> {
    return this.store.find(id);
  }

  /** @returns what was closed now. @throws ApiError RATE_LIMITED after too many acts of the moderator */
  async close(order: NetworkOrder, by: AtAddress): Promise<Outcome<readonly ClosedNetwork[]>> {
    const failures = this.orderFailures(order);
    const chosen = await this.choose(order, by.viewer);
    if (!chosen.ok || failures.length > 0)
      return refuse([...failures, ...(chosen.ok ? [] : chosen.error)]);
    if (await this.isOwn(chosen.value, by)) return refuse([networkFailure('OWN_NETWORK')]);
    await this.limits.count([{ limit: 'moderator', key: by.viewer.userId }]);
    const closed = await this.database.transaction((within) =>
      this.write(chosen.value, order, by.viewer.userId, within),
    );
    if (closed.ok) await this.known.changed();
    return closed;
  }

  async open(id: string, reason: string, { userId }: Viewer): Promise<Outcome<ClosedNetwork>> {
    if (!isModerationReason(reason))
      return refuse([networkFailure('MODERATION_REASON_INVALID', 'reason')]);
    await this.limits.count([{ limit: 'moderator', key: userId }]);
    const opened = await this.database.transaction(async (within) => {
      const network = await this.store.open(id, within);
      const entry = { actorId: userId, act: 'NETWORK_OPENED', subjectId: null, reason } as const;
      if (network) await this.audit.write({ ...entry, details: detailsOf([network]) }, within);
      return network;
    });
    if (!opened) return refuse([networkFailure('NOT_CLOSED', 'closedNetworkId')]);
    await this.known.changed();
    return ok(opened);
  }

  private orderFailures({ until, reason }: NetworkOrder): Failure[] {
    const millis = until.getTime() - this.clock.now().getTime();
    const isGood = millis > 0 && millis <= MOST_MILLIS;
    return [
      ...(isGood ? [] : [networkFailure('CLOSING_END_INVALID', 'until')]),
      ...(isModerationReason(reason)
        ? []
        : [networkFailure('MODERATION_REASON_INVALID', 'reason')]),
    ];
  }

  private async choose(order: NetworkOrder, viewer: Viewer): Promise<Outcome<Chosen>> {
    const { network, username } = order;
    if ((network === null) === (username === null))
      return refuse([networkFailure('ONE_NETWORK_OR_USER')]);
    if (username !== null) return this.ofUser(username, viewer);
    const parsed = parseNetwork(network!);
    return typeof parsed === 'string'
      ? refuse([networkFailure(parsed, 'network')])
      : ok({ networks: [parsed], subjectId: null });
  }

  private async ofUser(username: string, viewer: Viewer): Promise<Outcome<Chosen>> {
    const user = await this.users.byUsername(username);
    const failures = await this.sanctions.failuresOf(viewer, user);
    if (!user || failures.length > 0) return refuse(failures);
    const networks = await this.networksOf(user.id);
    return networks.length === 0
      ? refuse([networkFailure('NO_NETWORKS', 'username')])
      : ok({ networks, subjectId: user.id });
  }

  private async networksOf(userId: string): Promise<Network[]> {
    const parsed = (await this.recent.of(userId)).map(parseNetwork);
    return parsed.filter((network) => typeof network !== 'string');
  }

  /** Whether the moderator is in one of them, now or lately: nobody shuts themselves out by mistake. */
  private async isOwn({ networks }: Chosen, { viewer, address }: AtAddress): Promise<boolean> {
    const own = [address, ...(await this.recent.of(viewer.userId))];
    return networks.some((network) => own.some((it) => isInNetwork(network, it)));
  }

  private async write(
    { networks, subjectId }: Chosen,
    { until, reason }: NetworkOrder,
    actorId: string,
    within: Transaction,
  ): Promise<Outcome<readonly ClosedNetwork[]>> {
    if ((await this.store.hold(within)) < networks.length)
      return refuse([networkFailure('TOO_MANY_CLOSED')]);
    const closed: ClosedNetwork[] = [];
    for (const network of networks) {
      const row = { id: randomUUID(), network: networkText(network), reason, until };
      const added = await this.store.close({ ...row, isOfAccount: subjectId !== null }, within);
      if (added) closed.push(added);
    }
    if (closed.length === 0) return refuse([networkFailure('ALREADY_CLOSED')]);
    const details = { ...detailsOf(closed), until: until.toISOString() };
    const entry = { actorId, act: 'NETWORK_CLOSED', subjectId, reason, details } as const;
    await this.audit.write(entry, within);
    return ok(closed);
  }
}

/** The network, if a moderator has named it; an account's networks are only counted. */
function detailsOf(networks: readonly ClosedNetwork[]): AuditDetails {
  const [{ network, isOfAccount } = { network: null, isOfAccount: true }] = networks;
  return isOfAccount ? { count: networks.length } : { network };
}
