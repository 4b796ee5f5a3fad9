import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { TryLimits } from '../../auth/application/index.js';
import { MessageStore } from '../../messages/application/index.js';
import { isCleanText, UserDirectory } from '../../users/application/index.js';
import { REPORT_FAILURES } from '../domain/report.js';
import type { ReportFailureCode, ReportReason } from '../domain/report.js';
import { ReportStore } from '../storage/report-store.js';
import type { Report } from '../storage/report-store.js';

/** Why somebody complains, in their own words. */
export interface Complaint {
  readonly userId: string;
  readonly reason: ReportReason;
  readonly comment: string | null;
}

/** What a complaint is about. */
type Subject = Pick<Report, 'reportedId' | 'matchId' | 'messageId' | 'message'>;

const MAX_COMMENT = 1000;

/** Brings a message or a user before the operator; who is reported is not told. */
@Injectable()
export class FileReport {
  constructor(
    private readonly reports: ReportStore,
    private readonly messages: MessageStore,
    private readonly users: UserDirectory,
    private readonly limits: TryLimits,
  ) {}

  /** About a message that the reporter can see, or could but for a block. Null when it is taken. */
  async ofMessage(messageId: string | null, complaint: Complaint): Promise<Failure | null> {
    const found = messageId && (await this.messages.findAnybodys(messageId, complaint.userId));
    if (!found) return reportFailure('MESSAGE_NOT_FOUND', 'messageId');
    const { senderId: reportedId, matchId, text, phrase } = found;
    return this.file({ reportedId, matchId, messageId, message: text ?? phrase }, complaint);
  }

  async ofUser(username: string, complaint: Complaint): Promise<Failure | null> {
    const user = await this.users.byUsername(username);
    if (!user) return reportFailure('UNKNOWN_USER', 'username');
    const about = { reportedId: user.id, matchId: null, messageId: null, message: null };
    return this.file(about, complaint);
  }

  private async file(about: Subject, complaint: Complaint): Promise<Failure | null> {
    const { userId, reason, comment } = complaint;
    if (about.reportedId === userId) return reportFailure('REPORT_IS_YOU');
    if (comment !== null && !isComment(comment)) return reportFailure('COMMENT_INVALID', 'comment');
    await this.limits.count([{ limit: 'reporter', key: userId }]);
    await this.reports.insert({ ...about, id: randomUUID(), reporterId: userId, reason, comment });
    return null;
  }
}

const isComment = (text: string): boolean =>
  [...text].length <= MAX_COMMENT && isCleanText(text.replaceAll('\n', ' '));

const reportFailure = (code: ReportFailureCode, ...path: string[]): Failure =>
  failure(code, REPORT_FAILURES[code], ...path);
