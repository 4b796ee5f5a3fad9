import { Injectable } from '@nestjs/common';
import type { Competition, Entry } from '../domain/competition.js';
import { CompetitionReader } from '../storage/competition-reader.js';
import { EntryReader } from '../storage/entry-reader.js';
import { PairingReader } from '../storage/pairing-reader.js';

/** What a notification says to a user about a competition. */
export interface CompetitionFacts {
  readonly competition: Competition;
  /** The others in the user’s pairing of the round; empty for a bye, and without a round. */
  readonly opponentIds: readonly string[];
  /** When the round is over; null on a ladder, and without a round. */
  readonly roundEndsAt: Date | null;
  /** The user’s place; null while there is none. */
  readonly place: number | null;
}

/** Looks up what notifications about competitions say. */
@Injectable()
export class CompetitionNews {
  constructor(
    private readonly competitions: CompetitionReader,
    private readonly entries: EntryReader,
    private readonly pairings: PairingReader,
  ) {}

  /** The names of competitions by id; unknown ones are left out. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = ids.length > 0 ? await this.competitions.findMany(ids) : new Map();
    return new Map([...found].map(([id, { name }]: [string, Competition]) => [id, name]));
  }

  /** @param round whose pairing is looked up; null for none */
  async of(
    userId: string,
    competitionId: string,
    round: number | null,
  ): Promise<CompetitionFacts | null> {
    const competition = await this.competitions.find(competitionId);
    if (!competition) return null;
    const entry = (await this.entries.ofUser(userId, [competitionId])).get(competitionId);
    const none = { competition, opponentIds: [], roundEndsAt: null, place: entry?.place ?? null };
    if (!entry || entry.lot === null || round === null) return none;
    const current = (await this.pairings.currentRounds([competitionId])).get(competitionId);
    const roundEndsAt = current?.number === round ? current.endsAt : null;
    return { ...none, roundEndsAt, opponentIds: await this.opponents(entry, round) };
  }

  private async opponents({ competitionId, lot }: Entry, round: number): Promise<string[]> {
    const query = { competitionId, round, ofLot: lot };
    const [pairing] = await this.pairings.list(query, { first: 1, after: null });
    const others = (pairing?.lots ?? []).filter((other) => other !== lot);
    const entries = await this.entries.byLots(
      others.map((other) => ({ competitionId, lot: other })),
    );
    return entries.flatMap(({ userId, partnerId }) => [userId, ...(partnerId ? [partnerId] : [])]);
  }
}
