/** A module that is no part of the service: it notes which matches have begun and ended. */
import { Injectable, Module } from '@nestjs/common';
import type { ConsumerOf, DomainEventOf } from '../../../src/modules/domain-events.js';
import { Database } from '../../../src/platform/database/database.js';
import { statement } from '../../../src/platform/database/statement.js';
import { Consumers } from '../../../src/platform/events/consumers.js';

type Noted = 'MATCH_BEGAN' | 'MATCH_ENDED';

export const TABLE = `CREATE TABLE chronicle (
  n bigint GENERATED ALWAYS AS IDENTITY, match_id uuid NOT NULL, type text NOT NULL)`;

const NOTE = statement<object, { matchId: string; type: string }>(
  'test-chronicle-note',
  'INSERT INTO chronicle (match_id, type) VALUES (:matchId, :type)',
);

@Injectable()
class Chronicle implements ConsumerOf<Noted> {
  readonly name = 'chronicle';
  readonly events = ['MATCH_BEGAN', 'MATCH_ENDED'] as const;

  constructor(private readonly database: Database) {}

  async handle(events: readonly DomainEventOf<Noted>[]): Promise<void> {
    for (const { matchId, type } of events) {
      await this.database.rows(NOTE, { matchId, type });
      process.stdout.write('noted\n');
    }
  }
}

@Module({ providers: [Chronicle] })
export class ChronicleModule {
  constructor(consumers: Consumers, chronicle: Chronicle) {
    consumers.register(chronicle);
  }
}
