import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../../platform/collections.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Blocks } from '../../blocks/application/index.js';
import type { Entry, Series } from '../domain/competition.js';
import { judgeAccess } from '../domain/permission.js';
import { formOfCompetition, usersOf } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { SeriesStore } from '../storage/series-store.js';
import { FactsReader } from './facts.js';

/** Players of the season before are read in so many at once. */
const BATCH = 500;

/** Who plays the next season of a league, too. */
@Injectable()
export class Staying {
  constructor(
    private readonly series: SeriesStore,
    private readonly entries: EntryStore,
    private readonly facts: FactsReader,
    private readonly blocks: Blocks,
  ) {}

  /**
   * The entries of those who stayed to the end of the last season, by divisions and places. Who may not enter the next
   * one is left out, with the partner: as if they had entered it themselves, but whoever was invited stays invited.
   * So are partners of whom one has blocked the other: each may enter with somebody else.
   */
  async of(series: Series, season: number, within: Transaction): Promise<Entry[]> {
    const { form, places } = series.terms;
    if (!formOfCompetition({ form }).seasons) return [];
    const last = await this.series.lastPlayed(series.id, season, within);
    if (!last) return [];
    const stayed = (await this.entries.all(last.id, within))
      .filter(({ status, reentryOf }) => status === 'ENTERED' && reentryOf === null)
      .sort(byDivisionAndPlace);
    const welcome = await this.welcome(series, stayed.flatMap(usersOf), within);
    const parted = await this.parted(stayed, within);
    return stayed
      .filter((entry) => usersOf(entry).every((id) => welcome.has(id)) && !parted.has(entry.userId))
      .slice(0, places);
  }

  /** Who has entered with a partner, and has blocked the partner since, or was blocked. */
  private async parted(
    entries: readonly Entry[],
    within: Transaction,
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const some of chunksOf(entries, BATCH)) {
      const partners = some.flatMap(({ userId, partnerId }) =>
        partnerId === null ? [] : [[userId, partnerId] as const],
      );
      for (const id of await this.blocks.blockedPairs(partners, within)) found.add(id);
    }
    return found;
  }

  /** Those of these users who may enter. */
  private async welcome(
    { terms, clubId }: Series,
    userIds: readonly string[],
    within: Transaction,
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const some of chunksOf(userIds, BATCH))
      for (const one of await this.facts.ofPeople(some, { ...terms, clubId }, within)) {
        const person = { ...one, isInvited: true, isOrganiser: false };
        if (!one.isGuest && judgeAccess(terms, person) === null) found.add(one.userId);
      }
    return found;
  }
}

const byDivisionAndPlace = (a: Entry, b: Entry): number =>
  (a.groupNumber ?? 0) - (b.groupNumber ?? 0) ||
  (a.place ?? Infinity) - (b.place ?? Infinity) ||
  a.number - b.number;
