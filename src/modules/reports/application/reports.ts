import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { TryLimits } from '../../auth/application/index.js';
import { Messages } from '../../messages/application/index.js';
import { Guests, areCleanLines, Users } from '../../users/application/index.js';
import { ReportStore } from '../storage/report-store.js';
import type { Report } from '../storage/report-store.js';
import { reportFailure } from './failures.js';

export type ReportReason = Report['reason'];

/** The reporter, the reason and the comment. */
type Complaint = Pick<Report, 'reporterId' | 'reason' | 'comment'>;

/** The reported user, and the reported message if there is one. */
type Subject = Pick<Report, 'reportedId' | 'matchId' | 'messageId' | 'message'>;

/** The reported user's id, or why the report is refused. */
type Reported = Result<string, readonly Failure[]>;

const MAX_COMMENT = 1000;

/** Reports messages and users to the operator. The reported user does not learn of it. */
@Injectable()
export class Reports {
  constructor(
    private readonly store: ReportStore,
    private readonly messages: Messages,
    private readonly users: Users,
    private readonly limits: TryLimits,
    private readonly guests: Guests,
  ) {}

  /**
   * Reports a message that the reporter can see, or could see without a block.
   *
   * @returns the reported user's id
   */
  async ofMessage(messageId: string, complaint: Complaint): Promise<Reported> {
    const found = await this.messages.findReportable(messageId, complaint.reporterId);
    if (!found) return this.file(reportFailure('MESSAGE_NOT_FOUND', 'messageId'), complaint);
    const { senderId: reportedId, matchId, text, phrase } = found;
    return this.file({ reportedId, matchId, messageId, message: text ?? phrase }, complaint);
  }

  /** Guests may report messages they were sent, but no users, because a guest account costs nothing. */
  async ofUser(username: string, complaint: Complaint): Promise<Reported> {
    const guest = await this.guests.refusal(complaint.reporterId);
    if (guest) return refuse([guest]);
    const user = await this.users.byUsername(username);
    if (!user) return this.file(reportFailure('UNKNOWN_USER', 'username'), complaint);
    const about = { reportedId: user.id, matchId: null, messageId: null, message: null };
    return this.file(about, complaint);
  }

  /** @param about the subject of the complaint, or why there is none */
  private async file(about: Subject | Failure, complaint: Complaint): Promise<Reported> {
    const { reporterId, comment } = complaint;
    const isBad = comment !== null && !isComment(comment);
    const badComment = isBad ? [reportFailure('COMMENT_INVALID', 'comment')] : [];
    if ('code' in about) return refuse([about, ...badComment]);
    const isOwn = about.reportedId === reporterId;
    const failures = [...(isOwn ? [reportFailure('REPORT_IS_YOU')] : []), ...badComment];
    if (failures.length > 0) return refuse(failures);
    await this.limits.count([{ limit: 'reporter', key: reporterId }]);
    await this.store.insert({ ...about, ...complaint, id: randomUUID() });
    return ok(about.reportedId);
  }
}

const isComment = (text: string): boolean => [...text].length <= MAX_COMMENT && areCleanLines(text);
