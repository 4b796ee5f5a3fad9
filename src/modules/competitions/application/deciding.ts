import { Injectable } from '@nestjs/common';
import type { StoredPairing } from '../domain/competition.js';
import type { PairingResult } from '../domain/index.js';
import { formOfCompetition, isLadder, ladderPlaces } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import type { Held } from './held-competition.js';

/** A pairing with the result that it gets. */
export type Decided = Pick<StoredPairing, 'round' | 'board' | 'lots'> & {
  readonly result: PairingResult;
};

/** Writes results of pairings. On a ladder they change places. */
@Injectable()
export class Deciding {
  constructor(
    private readonly pairings: PairingStore,
    private readonly entries: EntryStore,
  ) {}

  /** Matches of these pairings that still run do not count any more. */
  async decide(held: Held, decided: readonly Decided[]): Promise<void> {
    if (decided.length === 0) return;
    const rows = decided.map(({ round, board, result }) => ({ round, board, ...result }));
    await this.pairings.decideMany(held.id, rows, held.within);
    held.touch();
    if (isLadder(held.competition)) await this.climb(held, decided);
    const lots = decided.flatMap((pairing) => pairing.lots);
    await this.pairings.tryNow(held.id, lots, held.within);
  }

  /** The first lot of a challenge is the challenger's. */
  private async climb(held: Held, decided: readonly Decided[]): Promise<void> {
    const ladder = formOfCompetition(held.competition).ladder!;
    const entries = await this.entries.all(held.id, held.within);
    const after = decided.reduce<readonly number[]>((places, { lots, result }) => {
      const [challenger, challenged] = lots;
      const won = result.points[0]! > result.points[1]!;
      return ladder.after(places, challenger!, challenged!, won);
    }, ladderPlaces(entries));
    const placed = entries.flatMap((entry) => {
      const place = entry.lot === null ? -1 : after.indexOf(entry.lot);
      return place >= 0 && entry.place !== place + 1 ? [{ ...entry, place: place + 1 }] : [];
    });
    await this.entries.writeMany(held.id, placed, held.within);
  }
}
