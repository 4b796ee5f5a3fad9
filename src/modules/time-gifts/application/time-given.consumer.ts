import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AuditLog } from '../../audit/application/index.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';

/** Writes the audit log's entry for time that was given; the player who got it is told. */
@Injectable()
export class TimeGivenConsumer implements ConsumerOf<'TIME_GIVEN'> {
  readonly name = 'time-given';
  readonly events = ['TIME_GIVEN'] as const;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async handle(events: readonly DomainEventOf<'TIME_GIVEN'>[]): Promise<void> {
    for (const { entryId, actorId, userId: subjectId, matchId, reason, seconds } of events) {
      const entry = { actorId, act: 'TIME_GIVEN', subjectId, matchId, reason } as const;
      await this.database.transaction((within) =>
        this.audit.writeOnce({ ...entry, details: { seconds } }, entryId, within),
      );
    }
  }
}
