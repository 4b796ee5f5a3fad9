import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { AuditLog } from '../../audit/application/index.js';
import { TryLimits } from '../../auth/application/index.js';
import { happened } from '../../domain-events.js';
import { ReportQueue } from '../../reports/application/index.js';
import type { QueuedReport, ReportDecision } from '../../reports/application/index.js';
import { Users } from '../../users/application/index.js';
import type { Sanction } from '../domain/sanction.js';
import { moderationFailure } from './failures.js';
import type { ModerationFailure } from './failures.js';
import { moderationReasonFailures, Sanctions } from './sanctions.js';

/** How a report is decided. The reason is for the person concerned, if there is a sanction, and for the log. */
export interface ReportVerdict {
  readonly reportId: string;
  readonly decision: ReportDecision;
  readonly reason: string;
  readonly sanction: { readonly kind: Sanction; readonly until: Date | null } | null;
}

type Answer = Result<QueuedReport, readonly ModerationFailure[]>;

/** Where moderators work on reports. */
@Injectable()
export class ReportHandling {
  constructor(
    private readonly database: Database,
    private readonly queue: ReportQueue,
    private readonly sanctions: Sanctions,
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly limits: TryLimits,
  ) {}

  /** A report that does not concern the viewer; null for others. */
  async find(id: string, { userId }: Viewer): Promise<QueuedReport | null> {
    const report = await this.queue.find(id);
    const concerns = report && [report.reportedId, report.reporterId].includes(userId);
    return concerns ? null : report;
  }

  /** Claims a report, or renews the claim. @throws ApiError RATE_LIMITED */
  async claim(id: string, viewer: Viewer): Promise<Answer> {
    const report = await this.find(id, viewer);
    if (!report) return refuse([moderationFailure('REPORT_NOT_FOUND', 'reportId')]);
    await this.limits.count([{ limit: 'moderator', key: viewer.userId }]);
    const claim = { id, moderatorId: viewer.userId };
    if (await this.queue.hasTooMany(claim)) return refuse([moderationFailure('TOO_MANY_CLAIMED')]);
    const claimed = await this.queue.claim(claim);
    return claimed ? this.now(id) : refuse([moderationFailure('REPORT_CLAIMED')]);
  }

  async release(id: string, viewer: Viewer): Promise<Answer> {
    const report = await this.find(id, viewer);
    if (!report) return refuse([moderationFailure('REPORT_NOT_FOUND', 'reportId')]);
    const released = await this.queue.release({ id, moderatorId: viewer.userId });
    return released ? this.now(id) : refuse([moderationFailure('REPORT_NOT_CLAIMED')]);
  }

  /** Decides a claimed report and imposes its sanction, in one transaction. The reporter is told. */
  async decide(decided: ReportVerdict, viewer: Viewer): Promise<Answer> {
    const { reportId, sanction, reason } = decided;
    const report = await this.find(reportId, viewer);
    if (!report) return refuse([moderationFailure('REPORT_NOT_FOUND', 'reportId')]);
    const subject = (await this.users.byId(report.reportedId))!;
    const failures = sanction
      ? [
          ...(decided.decision === 'UPHELD' ? [] : [moderationFailure('SANCTION_NEEDS_UPHELD')]),
          ...(await this.sanctions.failuresOf(viewer, subject)),
          ...this.sanctions.orderFailures({ until: sanction.until, reason }),
        ]
      : moderationReasonFailures(reason);
    if (failures.length > 0) return refuse(failures);
    await this.limits.count([{ limit: 'moderator', key: viewer.userId }]);
    const order = sanction && {
      ...{ sanction: sanction.kind, until: sanction.until, reason, reportId },
      ...{ actorId: viewer.userId, subject },
    };
    const isDone = await this.database.transaction(async (within) => {
      const { userId: moderatorId } = viewer;
      const { decision } = decided;
      const claim = { id: reportId, moderatorId, decision, note: reason };
      if (!(await this.queue.decide(claim, within))) return false;
      const entry = { actorId: moderatorId, act: 'REPORT_DECIDED' as const, reportId, reason };
      const details = { decision };
      const log = { ...entry, subjectId: subject.id, details };
      const number = await this.audit.write(log, within);
      if (order) await this.sanctions.write(order, within);
      const told = happened('REPORT_DECIDED', { userId: report.reporterId, number });
      await this.outbox.add(within, [told]);
      return true;
    });
    if (!isDone) return refuse([moderationFailure('REPORT_NOT_CLAIMED')]);
    if (order) await this.sanctions.tell(order);
    return this.now(reportId);
  }

  private async now(id: string): Promise<Answer> {
    return ok((await this.queue.find(id))!);
  }
}
