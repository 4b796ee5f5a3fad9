import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { AuditLog } from '../../audit/application/index.js';
import { happened } from '../../domain-events.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';

/** Writes the audit log's entry for time that was given. The player who got it is told of it, and so are the others. */
@Injectable()
export class TimeGivenConsumer implements ConsumerOf<'TIME_GIVEN'> {
  readonly name = 'time-given';
  readonly events = ['TIME_GIVEN'] as const;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async handle(events: readonly DomainEventOf<'TIME_GIVEN'>[]): Promise<void> {
    for (const { entryId, actorId, userId, matchId, reason, seconds } of events) {
      const entry = { actorId, act: 'TIME_GIVEN', subjectId: userId, matchId, reason } as const;
      await this.database.transaction(async (within) => {
        const log = { ...entry, details: { seconds } };
        const number = await this.audit.writeOnce(log, entryId, within);
        if (number === null) return;
        await this.outbox.add(within, [happened('TIME_GIFT_LOGGED', { matchId, userId, number })]);
      });
    }
  }
}
