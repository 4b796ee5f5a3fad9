import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Clock } from '../../../platform/time.js';
import { AuditLog, isModerationReason } from '../../audit/application/index.js';
import type { AuditAct } from '../../audit/application/index.js';
import { StaffRoles, Suspensions, TryLimits } from '../../auth/application/index.js';
import { Users, UserStandings } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { isLasting } from '../domain/sanction.js';
import type { Lifting, Sanction } from '../domain/sanction.js';
import { moderationFailure } from './failures.js';
import type { ModerationFailure } from './failures.js';

/** What a moderator does to a person, and why. */
export interface SanctionOrder {
  readonly sanction: Sanction;
  /** Null for good; a warning has no end. */
  readonly until: Date | null;
  readonly reason: string;
  readonly reportId: string | null;
}

/** An order that was checked. */
interface Ordered extends SanctionOrder {
  readonly actorId: string;
  readonly subject: User;
}

type Outcome = Result<string, readonly ModerationFailure[]>;

const ACTS = {
  WARN: 'WARNED',
  MUTE: 'MUTED',
  SUSPEND: 'SUSPENDED',
  UNMUTE: 'UNMUTED',
  UNSUSPEND: 'UNSUSPENDED',
} as const satisfies Readonly<Record<Sanction | Lifting, AuditAct>>;

/** MODERATION_REASON_INVALID, or nothing. */
export function moderationReasonFailures(reason: string): ModerationFailure[] {
  return isModerationReason(reason)
    ? []
    : [moderationFailure('MODERATION_REASON_INVALID', 'reason')];
}

/** Warns, mutes and suspends people. Each act is an entry of the audit log, of which the person concerned is told. */
@Injectable()
export class Sanctions {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly roles: StaffRoles,
    private readonly standings: UserStandings,
    private readonly suspensions: Suspensions,
    private readonly audit: AuditLog,
    private readonly limits: TryLimits,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the person; nothing has changed if it is refused. @throws ApiError RATE_LIMITED */
  async impose(viewer: Viewer, username: string, order: SanctionOrder): Promise<Outcome> {
    const subject = await this.users.byUsername(username);
    const failures = [...(await this.failuresOf(viewer, subject)), ...this.orderFailures(order)];
    if (!subject || failures.length > 0) return refuse(failures);
    await this.limits.count([{ limit: 'moderator', key: viewer.userId }]);
    const ordered = { ...order, actorId: viewer.userId, subject };
    await this.database.transaction((within) => this.write(ordered, within));
    await this.tell(ordered);
    return ok(subject.id);
  }

  /** Lifts a sanction before its time. */
  async lift(viewer: Viewer, username: string, lifting: Lifting, reason: string): Promise<Outcome> {
    const subject = await this.users.byUsername(username);
    const failures = [
      ...(await this.failuresOf(viewer, subject)),
      ...moderationReasonFailures(reason),
    ];
    if (!subject || failures.length > 0) return refuse(failures);
    await this.limits.count([{ limit: 'moderator', key: viewer.userId }]);
    const lifted = await this.database.transaction(async (within) => {
      const { id: subjectId } = subject;
      const was = await (lifting === 'UNMUTE'
        ? this.standings.unmute(subjectId, within)
        : this.standings.unsuspend(subjectId, within));
      const entry = { actorId: viewer.userId, act: ACTS[lifting], subjectId, reason };
      if (was) await this.audit.write(entry, within);
      return was;
    });
    return lifted ? ok(subject.id) : refuse([moderationFailure('NOT_SANCTIONED')]);
  }

  /** Why this person cannot be acted on by the viewer. */
  async failuresOf(viewer: Viewer, subject: User | null): Promise<ModerationFailure[]> {
    if (!subject || subject.botLevel !== null)
      return [moderationFailure('UNKNOWN_USER', 'username')];
    if (subject.id === viewer.userId) return [moderationFailure('NOT_ON_YOURSELF', 'username')];
    if (viewer.role !== 'ADMIN' && (await this.roles.of(subject.id)))
      return [moderationFailure('NOT_ON_STAFF', 'username')];
    return [];
  }

  orderFailures({ until, reason }: Pick<SanctionOrder, 'until' | 'reason'>): ModerationFailure[] {
    const isBad = !isLasting(until, this.clock.now());
    return [
      ...moderationReasonFailures(reason),
      ...(isBad ? [moderationFailure('UNTIL_INVALID', 'until')] : []),
    ];
  }

  /** The sanction and its entry in one transaction; afterwards call {@link tell}. */
  async write(ordered: Ordered, within: Transaction): Promise<void> {
    const { sanction, until, reason, reportId, actorId, subject } = ordered;
    const userId = subject.id;
    if (sanction === 'MUTE') await this.standings.mute({ userId, until }, within);
    if (sanction === 'SUSPEND')
      await this.suspensions.begin(subject, { until, because: reason }, within);
    const details = { until: until?.toISOString() ?? null };
    const entry = { actorId, act: ACTS[sanction], subjectId: userId, reportId, reason, details };
    await this.audit.write(entry, within);
  }

  /** Ends what runs at once. The consumer of the entry's event does it again, in case this process dies before. */
  async tell({ sanction, subject }: Pick<Ordered, 'sanction' | 'subject'>): Promise<void> {
    if (sanction === 'SUSPEND') await this.suspensions.tell(subject.id);
  }
}
