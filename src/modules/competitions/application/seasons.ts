import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Users } from '../../users/application/index.js';
import type { Entry, Series } from '../domain/competition.js';
import { isCompetitionOver } from '../domain/competition.js';
import { entriesOpen, startAfter } from '../domain/rhythm.js';
import { formOfCompetition } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { SeriesStore } from '../storage/series-store.js';
import { Announcing } from './announcing.js';

/** A season that has not ended is looked at again after so long; its end also starts the next. */
const WAIT_MILLIS = 3600_000;

/** Players of the season before are read in so many at once. */
const BATCH = 500;

/** Makes the next season of a series when it is due, once, and enters those who stay. */
@Injectable()
export class NextSeasons {
  constructor(
    private readonly database: Database,
    private readonly series: SeriesStore,
    private readonly entries: EntryStore,
    private readonly users: Users,
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

  private async makeNext(
    series: Series,
    now: Date,
    within: Transaction,
  ): Promise<Partial<Pick<Series, 'seasons' | 'nextAt'>>> {
    const { rhythm, seasons } = series;
    const last = seasons > 0 ? await this.series.season(series.id, seasons, within) : null;
    const waits = rhythm.intervalDays !== null && last !== null && !isCompetitionOver(last);
    if (waits) return { nextAt: new Date(now.getTime() + WAIT_MILLIS) };
    const startsAt = startAfter(rhythm, last, now);
    const opensAt = entriesOpen(rhythm, startsAt);
    if (opensAt > now) return { nextAt: opensAt };
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
    const staying = await this.staying(series, season, within);
    const announcement = { ...terms, ...of, opensAt, startsAt, endsAt: null };
    await this.announcing.announce(announcement, staying, now, within);
  }

  /**
   * The players of the last season of a league who stayed to its end, by divisions and places. Those who were thrown
   * out or left are not among them, and nobody whose account is gone.
   */
  private async staying(
    { id: seriesId, terms: { form, places } }: Series,
    season: number,
    within: Transaction,
  ): Promise<Entry[]> {
    if (!formOfCompetition({ form }).seasons) return [];
    const last = await this.series.lastPlayed(seriesId, season, within);
    if (!last) return [];
    const stayed = (await this.entries.all(last.id, within))
      .filter(({ status, reentryOf }) => status === 'ENTERED' && reentryOf === null)
      .sort(byDivisionAndPlace);
    const userIds = stayed.map(({ userId }) => userId);
    const accounts = await this.ordinary(userIds, within);
    return stayed.filter(({ userId }) => accounts.has(userId)).slice(0, places);
  }

  /** Those of these users who have an account of their own. */
  private async ordinary(
    userIds: readonly string[],
    within: Transaction,
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let i = 0; i < userIds.length; i += BATCH) {
      const users = await this.users.byIds(userIds.slice(i, i + BATCH), within);
      for (const { id, isGuest } of users.values()) if (!isGuest) found.add(id);
    }
    return found;
  }
}

const byDivisionAndPlace = (a: Entry, b: Entry): number =>
  (a.groupNumber ?? 0) - (b.groupNumber ?? 0) ||
  (a.place ?? Infinity) - (b.place ?? Infinity) ||
  a.number - b.number;

/** A season is made at most once a minute, whatever the clock says. */
const later = (at: Date, now: Date): Date =>
  new Date(Math.max(at.getTime(), now.getTime() + 60_000));
