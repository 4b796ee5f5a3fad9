import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import { StaffRoles, TryLimits } from '../../auth/application/index.js';
import { areCleanLines } from '../../users/application/index.js';
import { isAppealable } from '../domain/acts.js';
import { MAX_APPEAL } from '../domain/appeal.js';
import type { Appeal } from '../domain/appeal.js';
import type { AuditEntry } from '../domain/entry.js';
import { AppealStore } from '../storage/appeal-store.js';
import { AuditEntries } from '../storage/audit-entries.js';
import { AuditLog } from './audit-log.js';
import { appealFailure } from './failures.js';

/** The answer of an admin. It changes nothing by itself: what was decided is taken back by its own act. */
interface AppealAnswer {
  readonly isGranted: boolean;
  readonly text: string;
}

/** Appeals of those about whom something was decided. */
@Injectable()
export class Appeals {
  constructor(
    private readonly entries: AuditEntries,
    private readonly store: AppealStore,
    private readonly log: AuditLog,
    private readonly roles: StaffRoles,
    private readonly limits: TryLimits,
    private readonly database: Database,
  ) {}

  against(entryIds: readonly string[]): Promise<ReadonlyMap<string, Appeal>> {
    return this.store.against(entryIds);
  }

  /** Once for each entry. @throws ApiError RATE_LIMITED */
  async appeal(
    userId: string,
    entryId: string,
    text: string,
  ): Promise<Result<AuditEntry, Failure>> {
    await this.limits.count([{ limit: 'appellant', key: userId }]);
    const entry = await this.entries.find(entryId);
    if (entry?.subjectId !== userId)
      return refuse(appealFailure('DECISION_NOT_FOUND', 'auditEntryId'));
    if (!isAppealable(entry.act)) return refuse(appealFailure('NOT_APPEALABLE', 'auditEntryId'));
    if (!isText(text)) return refuse(appealFailure('APPEAL_TEXT_INVALID', 'text'));
    const made = await this.store.make({ entryId, userId, text: text.trim() });
    return made ? ok(entry) : refuse(appealFailure('ALREADY_APPEALED', 'auditEntryId'));
  }

  /** By an admin who has not decided it, where there is another; never by the person concerned. */
  async answer(
    adminId: string,
    entryId: string,
    { isGranted, text }: AppealAnswer,
  ): Promise<Result<AuditEntry, Failure>> {
    const entry = await this.entries.find(entryId);
    if (!entry) return refuse(appealFailure('DECISION_NOT_FOUND', 'auditEntryId'));
    if (!isText(text)) return refuse(appealFailure('APPEAL_TEXT_INVALID', 'text'));
    if (await this.isLeftToOthers(adminId, entry)) return refuse(appealFailure('OWN_DECISION'));
    const answer = { answeredById: adminId, isGranted, answer: text.trim() };
    const answered = await this.database.transaction(async (within) => {
      if (!(await this.store.answer(entryId, answer, within))) return false;
      const details = { appealGranted: isGranted ? 1 : 0, ofEntry: entry.number };
      const { subjectId, matchId } = entry;
      const written = { actorId: adminId, subjectId, matchId, reason: answer.answer, details };
      await this.log.write({ ...written, act: 'APPEAL_ANSWERED' }, within);
      return true;
    });
    return answered ? ok(entry) : refuse(appealFailure('APPEAL_NOT_OPEN', 'auditEntryId'));
  }

  private async isLeftToOthers(
    adminId: string,
    { actorId, subjectId }: AuditEntry,
  ): Promise<boolean> {
    if (subjectId === adminId) return true;
    if (actorId !== adminId) return false;
    return this.roles.hasOtherAdmin([adminId, ...(subjectId ? [subjectId] : [])]);
  }
}

const isText = (text: string): boolean =>
  text.trim() !== '' && [...text].length <= MAX_APPEAL && areCleanLines(text);
