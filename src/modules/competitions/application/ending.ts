import { Injectable } from '@nestjs/common';
import { happened } from '../../domain-events.js';
import type { Entry } from '../domain/competition.js';
import { formOfCompetition, usersOf } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import { SeriesStore } from '../storage/series-store.js';
import type { Held } from './held-competition.js';
import type { WholeField } from './rounds.js';

/** Ends competitions, and keeps their places. */
@Injectable()
export class Ending {
  constructor(
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly series: SeriesStore,
  ) {}

  async end(held: Held, { entries, field }: WholeField): Promise<void> {
    const standings = formOfCompetition(held.competition).standings(field);
    const placeOf = new Map(standings.map(({ lot, place }) => [lot, place]));
    const placed = entries.flatMap((entry) => {
      const place = entry.lot === null ? undefined : placeOf.get(entry.lot);
      return place === undefined ? [] : [{ ...entry, place }];
    });
    await this.entries.writeMany(held.id, placed, held.within);
    await this.close(held, placed);
  }

  /** The places of a ladder stay as they are. */
  async endLadder(held: Held, entries: readonly Entry[]): Promise<void> {
    const round = { competitionId: held.id, number: held.competition.round };
    await this.pairings.changeRound(round, { endedAt: held.now }, held.within);
    await this.close(
      held,
      entries.filter(({ place }) => place !== null),
    );
  }

  private async close(held: Held, placed: readonly Entry[]): Promise<void> {
    held.set({ status: 'ENDED', endedAt: held.now });
    const first = placed.find(({ place, groupNumber }) => place === 1 && !groupNumber);
    held.log({ act: 'ENDED', subjectId: first?.userId ?? null });
    const users = [...new Set(placed.flatMap(usersOf))];
    held.tell(
      users.map((userId) => happened('COMPETITION_ENDED', { competitionId: held.id, userId })),
    );
    const { seriesId } = held.competition;
    if (seriesId) await this.series.nextNow(seriesId, held.within);
  }
}
