import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import { ClubStore } from '../storage/club-store.js';
import type { InClub } from '../storage/club-store.js';

/** Sends the events about a user in a club. Each has a number of its own, by which its notification is made once. */
@Injectable()
export class ClubNews {
  constructor(
    private readonly store: ClubStore,
    private readonly outbox: Outbox,
  ) {}

  async send(
    type: 'CLUB_JOINED' | 'CLUB_MEMBER_REMOVED' | 'CLUB_OFFERED',
    { clubId, userId }: InClub,
    within: Transaction,
  ): Promise<void> {
    const number = await this.store.nextNews(within);
    await this.outbox.add(within, [happened(type, { clubId, userId, number })]);
  }
}
