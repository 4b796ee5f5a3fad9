import { Injectable } from '@nestjs/common';
import { happened } from '../../domain-events.js';
import type { Entry, StoredPairing } from '../domain/competition.js';
import type { PairingResult } from '../domain/index.js';
import { formOfCompetition, isLadder, ladderPlaces, usersOf } from '../domain/stored-field.js';
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
    await this.pairings.tryNext(held.id, lots, held.competition.matchesAtOnce, held.within);
  }

  /** The first lot of a challenge is the challenger's. */
  private async climb(held: Held, decided: readonly Decided[]): Promise<void> {
    const ladder = formOfCompetition(held.competition).ladder!;
    const entries = await this.entries.all(held.id, held.within);
    let after: readonly number[] = ladderPlaces(entries);
    for (const { lots, result, board } of decided) {
      const [challenger, challenged] = lots as [number, number];
      const before = after;
      const won = result.points[0]! > result.points[1]!;
      after = ladder.after(before, challenger, challenged, won);
      if (after !== before) held.tell(placeWon(held.id, board, ofLot(entries, challenger)));
    }
    const placed = entries.flatMap((entry) => {
      const place = entry.lot === null ? -1 : after.indexOf(entry.lot);
      return place >= 0 && entry.place !== place + 1 ? [{ ...entry, place: place + 1 }] : [];
    });
    await this.entries.writeMany(held.id, placed, held.within);
  }
}

const ofLot = (entries: readonly Entry[], lot: number): Entry =>
  entries.find((entry) => entry.lot === lot)!;

const placeWon = (competitionId: string, board: number, entry: Entry) =>
  usersOf(entry).map((userId) => happened('PLACE_WON', { competitionId, board, userId }));
