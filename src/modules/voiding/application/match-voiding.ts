import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { AuditLog, isModerationReason } from '../../audit/application/index.js';
import { StaffRoles, TryLimits } from '../../auth/application/index.js';
import { happened } from '../../domain-events.js';
import { hasSatIn, Matches, seatOf } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { VoidedMatches } from '../../ratings/application/index.js';
import { Users } from '../../users/application/index.js';
import { voidingFailure } from './failures.js';

/** Why a match is voided, and by whom. */
export interface VoidEntry {
  /** Null for the operator's command. */
  readonly actorId: string | null;
  /** Whether the actor may blame somebody who has a role. */
  readonly isAdmin: boolean;
  readonly reason: string;
  /** The player who is to blame, and is told the reason; null for nobody. */
  readonly username: string | null;
  readonly reportId?: string | null;
}

/**
 * Voids a match: it counts for nothing. The mark, the audit log and the event are one transaction. The event has a running
 * match called off, and what a finished one has changed taken back (ADR 101); whatever dies meanwhile, both happen once.
 */
@Injectable()
export class MatchVoiding {
  constructor(
    private readonly matches: Matches,
    private readonly users: Users,
    private readonly voided: VoidedMatches,
    private readonly roles: StaffRoles,
    private readonly audit: AuditLog,
    private readonly limits: TryLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts of the moderator */
  async void(matchId: string, entry: VoidEntry): Promise<Result<StoredMatch, Failure>> {
    if (!isModerationReason(entry.reason))
      return refuse(voidingFailure('MODERATION_REASON_INVALID', 'reason'));
    const match = await this.matches.find(matchId);
    if (!match) return refuse(voidingFailure('MATCH_NOT_FOUND', 'matchId'));
    if (entry.actorId !== null && hasSatIn(match, entry.actorId))
      return refuse(voidingFailure('OWN_MATCH'));
    if (match.status === 'ABORTED') return refuse(await this.calledOff(matchId));
    const subjectId = await this.subjectOf(match, entry.username);
    if (subjectId === undefined) return refuse(voidingFailure('NOT_IN_MATCH', 'username'));
    if (subjectId && !entry.isAdmin && (await this.roles.of(subjectId)))
      return refuse(voidingFailure('NOT_ON_STAFF', 'username'));
    if (entry.actorId !== null)
      await this.limits.count([{ limit: 'moderator', key: entry.actorId }]);
    return (await this.write(matchId, entry, subjectId))
      ? ok(match)
      : refuse(voidingFailure('ALREADY_VOIDED'));
  }

  /** A running match that was voided has been called off. */
  private async calledOff(matchId: string): Promise<Failure> {
    const isVoided = (await this.voided.among([matchId])).has(matchId);
    return voidingFailure(isVoided ? 'ALREADY_VOIDED' : 'WAS_CALLED_OFF');
  }

  /** Undefined for a user who did not play in it. */
  private async subjectOf(
    match: StoredMatch,
    username: string | null,
  ): Promise<string | null | undefined> {
    if (username === null) return null;
    const user = await this.users.byUsername(username);
    return user && seatOf(match, user.id) !== null ? user.id : undefined;
  }

  /** Returns whether this call has voided it. */
  private write(
    matchId: string,
    { actorId, reason, reportId = null }: VoidEntry,
    subjectId: string | null,
  ): Promise<boolean> {
    const entry = { actorId, act: 'MATCH_VOIDED', subjectId, matchId, reportId, reason } as const;
    return this.database.transaction(async (transaction) => {
      if (!(await this.voided.mark(matchId, transaction))) return false;
      await this.audit.write(entry, transaction);
      await this.outbox.add(transaction, [happened('MATCH_VOIDED', { matchId })], matchId);
      return true;
    });
  }
}
