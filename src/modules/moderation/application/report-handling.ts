import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { TryLimits } from '../../auth/application/index.js';
import { ReportQueue } from '../../reports/application/index.js';
import type { QueuedReport } from '../../reports/application/index.js';
import { moderationFailure } from './failures.js';
import type { ModerationFailure } from './failures.js';

type Answer = Result<QueuedReport, readonly ModerationFailure[]>;

/** Where moderators find reports and claim them. */
@Injectable()
export class ReportHandling {
  constructor(
    private readonly queue: ReportQueue,
    private readonly limits: TryLimits,
  ) {}

  /** A report that does not concern the viewer; null for others. */
  async find(id: string, { userId }: Viewer): Promise<QueuedReport | null> {
    const report = await this.queue.find(id);
    const concerns = report && [report.reportedId, report.reporterId].includes(userId);
    return concerns ? null : report;
  }

  /** The other open reports about the person that the viewer may decide together with a report, oldest first. */
  together(report: QueuedReport, { userId }: Viewer): Promise<QueuedReport[]> {
    return this.queue.together(report, userId);
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

  private async now(id: string): Promise<Answer> {
    return ok((await this.queue.find(id))!);
  }
}
