import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { AuditLog } from '../../audit/application/index.js';
import { TryLimits } from '../../auth/application/index.js';
import { happened } from '../../domain-events.js';
import { MOST_FURTHER, ReportQueue } from '../../reports/application/index.js';
import type {
  LockedReport,
  QueuedReport,
  ReportDecision,
} from '../../reports/application/index.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { Sanction } from '../domain/sanction.js';
import { moderationFailure } from './failures.js';
import type { ModerationFailure } from './failures.js';
import { ReportHandling } from './report-handling.js';
import { moderationReasonFailures, Sanctions } from './sanctions.js';

/** How reports are decided. The reason is for the person concerned, if there is a sanction, and for the log. */
interface ReportVerdict {
  readonly reportId: string;
  /** Reports about the same person that are decided together with it. */
  readonly furtherIds: readonly string[];
  readonly decision: ReportDecision;
  readonly reason: string;
  readonly sanction: { readonly kind: Sanction; readonly until: Date | null } | null;
}

/** A verdict with the viewer who gives it and the person concerned. */
interface Given extends ReportVerdict {
  readonly actorId: string;
  readonly subject: User;
}

/** Decides reports. What follows is imposed in the same transaction. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly database: Database,
    private readonly handling: ReportHandling,
    private readonly queue: ReportQueue,
    private readonly sanctions: Sanctions,
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Decides a claimed report, and further ones that nobody else has claimed; each counts as an act.
   *
   * @throws ApiError RATE_LIMITED
   */
  async decide(
    verdict: ReportVerdict,
    viewer: Viewer,
  ): Promise<Result<QueuedReport, readonly ModerationFailure[]>> {
    const { reportId, sanction } = verdict;
    const report = await this.handling.find(reportId, viewer);
    if (!report) return refuse([moderationFailure('REPORT_NOT_FOUND', 'reportId')]);
    const subject = (await this.users.byId(report.reportedId))!;
    const failures = await this.failuresOf(verdict, viewer, subject);
    if (failures.length > 0) return refuse(failures);
    const act = { limit: 'moderator', key: viewer.userId } as const;
    await this.limits.count(idsOf(verdict).map(() => act));
    const given = { ...verdict, actorId: viewer.userId, subject };
    const refused = await this.database.transaction((within) => this.write(given, within));
    if (refused.length > 0) return refuse(refused);
    if (sanction) await this.sanctions.tell({ sanction: sanction.kind, subject });
    return ok((await this.queue.find(reportId))!);
  }

  private async failuresOf(
    { furtherIds, decision, reason, sanction }: ReportVerdict,
    viewer: Viewer,
    subject: User,
  ): Promise<ModerationFailure[]> {
    const tooMany =
      furtherIds.length > MOST_FURTHER
        ? [moderationFailure('TOO_MANY_REPORTS', 'furtherReportIds')]
        : [];
    if (!sanction) return [...tooMany, ...moderationReasonFailures(reason)];
    return [
      ...tooMany,
      ...(decision === 'UPHELD' ? [] : [moderationFailure('SANCTION_NEEDS_UPHELD')]),
      ...(await this.sanctions.failuresOf(viewer, subject)),
      ...this.sanctions.orderFailures({ until: sanction.until, reason }),
    ];
  }

  /** @returns why nothing was written; empty if all was */
  private async write(given: Given, within: Transaction): Promise<ModerationFailure[]> {
    const { reportId, decision, reason, sanction, actorId, subject } = given;
    const ids = idsOf(given);
    const locked = await this.queue.lock({ ids, moderatorId: actorId }, within);
    const refused = refusalsOf(given, locked);
    if (refused.length > 0) return refused;
    await this.queue.decide({ ids, moderatorId: actorId, decision, note: reason }, within);
    const numbers = await this.log(given, locked, within);
    if (sanction) {
      const { kind, until } = sanction;
      const order = { sanction: kind, until, reason, reportId, actorId, subject };
      await this.sanctions.write(order, within);
    }
    const told = [...numbers].map(([userId, number]) =>
      happened('REPORT_DECIDED', { userId, number }),
    );
    await this.outbox.add(within, told);
    return [];
  }

  /** Writes an entry for each report. @returns for each reporter the number of one entry, so that each is told once */
  private async log(
    { decision, reason, actorId, subject }: Given,
    locked: readonly LockedReport[],
    within: Transaction,
  ): Promise<ReadonlyMap<string, number>> {
    const numbers = new Map<string, number>();
    const entry = { actorId, act: 'REPORT_DECIDED', subjectId: subject.id, reason } as const;
    for (const { id, reporterId } of locked) {
      const log = { ...entry, reportId: id, details: { decision } };
      numbers.set(reporterId, await this.audit.write(log, within));
    }
    return numbers;
  }
}

/** The reports that a verdict names, each once, that which was claimed first. */
const idsOf = ({ reportId, furtherIds }: ReportVerdict): string[] => [
  ...new Set([reportId, ...furtherIds]),
];

/** Why these reports cannot be decided together by the one who has locked them. */
function refusalsOf(
  { reportId, furtherIds, actorId, subject }: Given,
  locked: readonly LockedReport[],
): ModerationFailure[] {
  const found = new Map(locked.map((report) => [report.id, report]));
  if (found.get(reportId)?.isFor !== 'VIEWER') return [moderationFailure('REPORT_NOT_CLAIMED')];
  return furtherIds.flatMap((id, at) => {
    const code = whyNotWith(found.get(id), { actorId, subjectId: subject.id });
    return code ? [moderationFailure(code, 'furtherReportIds', at)] : [];
  });
}

function whyNotWith(
  report: LockedReport | undefined,
  { actorId, subjectId }: { readonly actorId: string; readonly subjectId: string },
): ModerationFailure['code'] | null {
  if (!report || [report.reporterId, report.reportedId].includes(actorId))
    return 'REPORT_NOT_FOUND';
  if (report.reportedId !== subjectId) return 'REPORT_OF_ANOTHER';
  return report.isFor === 'VIEWER' || report.isFor === 'ANYBODY' ? null : 'REPORT_CLAIMED';
}
