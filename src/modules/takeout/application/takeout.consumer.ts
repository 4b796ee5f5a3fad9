import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { Users } from '../../users/application/index.js';
import { TakeoutStore } from '../storage/takeout-store.js';
import type { TakeoutAttempt } from '../storage/takeout-store.js';
import { TakeoutFiles } from './takeout-files.js';
import { zipParts } from './takeout-zip.js';

type Requested = DomainEventOf<'TAKEOUT_REQUESTED'>;

/**
 * Makes archives, one at a time in each worker. What a dead worker has left is made again from the beginning: an attempt
 * replaces the parts of earlier ones, and only the newest can finish it, once, together with the notification.
 */
@Injectable()
export class TakeoutConsumer implements ConsumerOf<'TAKEOUT_REQUESTED'> {
  readonly name = 'takeout';
  readonly events = ['TAKEOUT_REQUESTED'] as const;
  readonly queue = { concurrency: 1, userOf };

  constructor(
    private readonly store: TakeoutStore,
    private readonly files: TakeoutFiles,
    private readonly users: Users,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async handle(events: readonly Requested[]): Promise<void> {
    for (const { takeoutId } of events) await this.make({ takeoutId, attempt: randomUUID() });
  }

  private async make(attempt: TakeoutAttempt): Promise<void> {
    const userId = await this.store.attempt(attempt);
    const [user, settings] = userId
      ? await Promise.all([this.users.byId(userId), this.users.privateById(userId)])
      : [];
    if (!user || !settings) return;
    const entries = this.files.of({ userId: user.id, isBot: user.isBot }, settings.language);
    let bytes = 0;
    let number = 0;
    for await (const part of zipParts(entries, new Date())) {
      if (!(await this.store.addPart(attempt, ++number, part))) return;
      bytes += part.length;
    }
    await this.finish(attempt, user.id, bytes);
  }

  private async finish(attempt: TakeoutAttempt, userId: string, bytes: number): Promise<void> {
    await this.database.transaction(async (within) => {
      const number = await this.store.finish(attempt, bytes, within);
      if (number === null) return;
      await this.outbox.add(within, [happened('TAKEOUT_READY', { userId, number })]);
    });
  }
}

function userOf(event: DomainEvent): string | null {
  return (event as Requested).userId;
}
