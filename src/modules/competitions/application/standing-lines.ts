import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../../platform/collections.js';
import { Users } from '../../users/application/index.js';
import type { Competition } from '../domain/competition.js';
import { EntryReader } from '../storage/entry-reader.js';
import { Standings } from './standings.js';
import type { RankedEntrant } from './standings.js';

/** A line of the standings with names, for files. */
export interface StandingLine extends Omit<RankedEntrant, 'lot' | 'points'> {
  readonly username: string | null;
  readonly partner: string | null;
  readonly competitionPoints: number;
}

/** How many entrants are read in one statement. */
const BATCH = 1000;

/** The complete standings of a competition, with names. */
@Injectable()
export class StandingLines {
  constructor(
    private readonly standings: Standings,
    private readonly entries: EntryReader,
    private readonly users: Users,
  ) {}

  async of(competition: Competition): Promise<StandingLine[]> {
    const ranked = await this.standings.of(competition);
    const lines: StandingLine[] = [];
    for (const some of chunksOf(ranked, BATCH))
      lines.push(...(await this.named(competition.id, some)));
    return lines;
  }

  private async named(
    competitionId: string,
    ranked: readonly RankedEntrant[],
  ): Promise<StandingLine[]> {
    const entries = await this.entries.byLots(ranked.map(({ lot }) => ({ competitionId, lot })));
    const entryOf = new Map(entries.map((entry) => [entry.lot, entry]));
    const ids = entries.flatMap(({ userId, partnerId }) => [userId, partnerId ?? userId]);
    const users = await this.users.byIds([...new Set(ids)]);
    const nameOf = (id: string | null | undefined) => (id && users.get(id)?.username) || null;
    return ranked.map(({ lot, points, ...line }) => ({
      ...line,
      competitionPoints: points,
      username: nameOf(entryOf.get(lot)?.userId),
      partner: nameOf(entryOf.get(lot)?.partnerId),
    }));
  }
}
