import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import { isAnnounced } from '../domain/acts.js';
import type { NewAuditEntry } from '../domain/entry.js';
import { AuditStore } from '../storage/audit-store.js';

/** The log of all that moderators, admins and the operator's command do. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly store: AuditStore,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'add'>,
  ) {}

  /**
   * Writes an entry in the transaction of the act itself, and has the person concerned told of it.
   *
   * @returns the number of the entry
   */
  async write(entry: NewAuditEntry, within: Transaction): Promise<number> {
    return (await this.writeOnce(entry, randomUUID(), within))!;
  }

  /** The same for an act that is known by an event, which may be handled twice. @returns null if it was written before */
  async writeOnce(entry: NewAuditEntry, id: string, within: Transaction): Promise<number | null> {
    const written = await this.store.write(entry, id, within);
    if (!written) return null;
    const { id: entryId, number } = written;
    const { act, subjectId: userId } = entry;
    if (userId !== null && isAnnounced(act))
      await this.outbox.add(within, [happened('MODERATED', { userId, entryId, number })]);
    return number;
  }
}
