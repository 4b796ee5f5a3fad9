import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Series } from '../domain/competition.js';
import { isCompetitionOver } from '../domain/competition.js';
import { entriesOpen, startAfter } from '../domain/rhythm.js';
import { SeriesStore } from '../storage/series-store.js';
import { Announcing } from './announcing.js';
import { Organising } from './organising.js';
import { Staying } from './staying.js';

/** What a season waits for is looked at again after so long; the end of the season before also starts the next. */
const WAIT_MILLIS = 3600_000;

type SeriesChange = Partial<Pick<Series, 'seasons' | 'nextAt'>>;

/** Makes the next season of a series when it is due, once, and enters those who stay. */
@Injectable()
export class NextSeasons {
  constructor(
    private readonly database: Database,
    private readonly series: SeriesStore,
    private readonly organising: Organising,
    private readonly staying: Staying,
    private readonly announcing: Announcing,
  ) {}

  async next(seriesId: string): Promise<void> {
    await this.database.transaction(async (within) => {
      const held = await this.series.hold(seriesId, within);
      if (!held || held.series.nextAt === null || held.series.endedAt !== null) return;
      const change = await this.makeNext(held.series, held.now, within);
      await this.series.change(seriesId, change, within);
    });
  }

  private async makeNext(series: Series, now: Date, within: Transaction): Promise<SeriesChange> {
    const { rhythm, seasons } = series;
    const last = seasons > 0 ? await this.series.season(series.id, seasons, within) : null;
    const waits = { nextAt: new Date(now.getTime() + WAIT_MILLIS) };
    if (rhythm.intervalDays !== null && last !== null && !isCompetitionOver(last)) return waits;
    const startsAt = startAfter(rhythm, last, now);
    const opensAt = entriesOpen(rhythm, startsAt);
    if (opensAt > now) return { nextAt: opensAt };
    if (await this.organising.isFull(series, within)) return waits;
    await this.announce(series, { opensAt, startsAt }, now, within);
    const following = startAfter(rhythm, { startsAt, endedAt: null }, now);
    return { seasons: seasons + 1, nextAt: later(entriesOpen(rhythm, following), now) };
  }

  private async announce(
    series: Series,
    { opensAt, startsAt }: { readonly opensAt: Date; readonly startsAt: Date },
    now: Date,
    within: Transaction,
  ): Promise<void> {
    const { id: seriesId, name, organiserId, clubId, terms, seasons } = series;
    const season = seasons + 1;
    const of = { seriesId, season, name, organiserId, clubId };
    const staying = await this.staying.of(series, season, within);
    const announcement = { ...terms, ...of, opensAt, startsAt, endsAt: null };
    await this.announcing.announce(announcement, staying, now, within);
  }
}

/** A season is made at most once a minute, whatever the clock says. */
const later = (at: Date, now: Date): Date =>
  new Date(Math.max(at.getTime(), now.getTime() + 60_000));
