import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.js';
import type { Competition, CompetitionTerms, Entry } from '../domain/competition.js';
import { drawCommitment } from '../domain/index.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { DrawStore } from '../storage/draw-store.js';
import { EntryStore } from '../storage/entry-store.js';
import { CompetitionWriter } from './competition-writer.js';
import { CompetitionProgress } from './progress.js';

const SECRET_BYTES = 32;

/** A secret for a draw, and what is public of it from the announcement. */
export function newDraw() {
  const secret = randomBytes(SECRET_BYTES);
  return { secret, commitment: Buffer.from(drawCommitment(secret), 'hex') };
}

/** A competition that is announced. */
export interface Announcement extends CompetitionTerms {
  readonly name: string;
  readonly organiserId: string | null;
  readonly clubId: string | null;
  readonly seriesId: string | null;
  readonly season: number | null;
  readonly opensAt: Date;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** What a competition is before anything has happened. */
export const NEW_COMPETITION = {
  status: 'ANNOUNCED',
  invitationVersion: 0,
  version: 0,
  round: 0,
  dueAt: null,
  cancelReason: null,
  startedAt: null,
  endedAt: null,
} as const;

/** Announces competitions, and commits to their draws. */
@Injectable()
export class Announcing {
  constructor(
    private readonly store: CompetitionStore,
    private readonly draws: DrawStore,
    private readonly entries: EntryStore,
    private readonly writer: CompetitionWriter,
    private readonly progress: CompetitionProgress,
  ) {}

  /** @param players who are entered at once: those of the season before */
  async announce(
    announcement: Announcement,
    players: readonly Pick<Entry, 'userId' | 'partnerId'>[],
    now: Date,
    within: Transaction,
  ): Promise<Competition> {
    const id = randomUUID();
    const entered = players.length;
    await this.store.insert(
      { ...announcement, ...NEW_COMPETITION, id, entered, createdAt: now },
      within,
    );
    await this.draws.commit(id, newDraw(), within);
    if (entered > 0) await this.entries.insertMany(id, players, within);
    const { organiserId: actorId } = announcement;
    const made = await this.writer.holdWithin(id, within, async (held) => {
      held.log({ act: 'ANNOUNCED', actorId });
      await this.progress.run(held);
      return held;
    });
    return made!.competition;
  }
}
