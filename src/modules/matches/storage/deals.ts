import { Injectable } from '@nestjs/common';
import type { DealResult } from '../../../engine/index.js';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { StoredEventAt } from '../domain/advance.js';
import type { StoredDeal, StoredDraw, StoredShuffle } from '../domain/stored-deal.js';
import { dealsIn, eventsIn, resultsIn, shuffleIn } from './archive/parts.js';
import { MatchArchives } from './archive/match-archives.js';
import type { DealRange, DealRef, EventRef } from './deal-refs.js';
import { DEALS_OF, DRAWS, EVENTS, RESULTS_BEFORE, SHUFFLES } from './match-sql.js';

const matchIdsOf = (refs: readonly { readonly matchId: string }[]): string[] =>
  refs.map(({ matchId }) => matchId);

const versionsOf = (refs: readonly EventRef[]): number[] => refs.map(({ version }) => version);

/** Reads the deals and events of matches: from their rows, and where a match has none, from its archive. */
@Injectable()
export class Deals {
  constructor(
    private readonly database: Database,
    private readonly archives: MatchArchives,
  ) {}

  /**
   * The wanted events, and all events of the last deal of their matches, in order. They end at the version
   * `upTo` of each match, so that they fit the match as it was read.
   */
  async events(
    wanted: readonly EventRef[],
    upTo: readonly EventRef[],
  ): Promise<ReadonlyMap<string, StoredEventAt[]>> {
    const rows = await this.database.rows(EVENTS, {
      matchIds: matchIdsOf(wanted),
      versions: versionsOf(wanted),
      readIds: matchIdsOf(upTo),
      readVersions: versionsOf(upTo),
    });
    const byMatch = groupBy(rows, (row) => row.matchId);
    const missing = upTo.filter(({ matchId }) => !byMatch.has(matchId));
    for (const [matchId, archive] of await this.archivesOf(missing)) {
      byMatch.set(matchId, eventsIn(await archive.events(), matchId, wanted, upTo));
    }
    return byMatch;
  }

  /**
   * The complete deals of these ranges that have ended, in order: a list for each range. Everyone who may see
   * the match may see them.
   */
  async dealsOf(parts: readonly DealRange[]): Promise<StoredDeal[][]> {
    const rows = await this.database.rows(DEALS_OF, {
      matchIds: matchIdsOf(parts),
      from: parts.map(({ from }) => from),
      to: parts.map(({ to }) => to),
    });
    const byPart = groupBy(rows, ({ part }) => part);
    const archives = await this.archivesOf(parts.filter((_, i) => !byPart.has(i + 1)));
    return parts.map((range, i) => byPart.get(i + 1) ?? dealsIn(archives, range));
  }

  /** The results of all deals before each of these, in order. */
  async resultsBefore(refs: readonly DealRef[]): Promise<(DealResult | null)[][]> {
    const numbers = refs.map(({ number }) => number);
    const rows = await this.database.rows(RESULTS_BEFORE, { matchIds: matchIdsOf(refs), numbers });
    const byPart = groupBy(rows, ({ part }) => part);
    const missing = refs.filter(({ number }, i) => number > 1 && !byPart.has(i + 1));
    const archives = await this.archivesOf(missing);
    const results = refs.map(async (ref, i) => {
      const found = byPart.get(i + 1)?.map(({ result }) => result);
      return found ?? (await resultsIn(archives, ref));
    });
    return Promise.all(results);
  }

  /** How deals were shuffled, with the links that are public. */
  async shuffles(deals: readonly DealRef[]): Promise<StoredShuffle[]> {
    const numbers = deals.map(({ number }) => number);
    const rows = await this.database.rows(SHUFFLES, { matchIds: matchIdsOf(deals), numbers });
    const found = new Set(rows.map(({ matchId, number }) => `${matchId} ${number}`));
    const missing = deals.filter(({ matchId, number }) => !found.has(`${matchId} ${number}`));
    const archives = await this.archivesOf(missing);
    return [...rows, ...missing.flatMap((ref) => shuffleIn(archives, ref))];
  }

  /** The draws for the first dealers of matches, by the match's id. */
  async draws(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredDraw>> {
    const rows = await this.database.rows(DRAWS, { matchIds });
    const draws = new Map(rows.map(({ matchId, payload }) => [matchId, payload]));
    const missing = matchIds.filter((id) => !draws.has(id)).map((matchId) => ({ matchId }));
    for (const [matchId, { draw }] of await this.archivesOf(missing)) {
      if (draw) draws.set(matchId, draw);
    }
    return draws;
  }

  private async archivesOf(refs: readonly { readonly matchId: string }[]) {
    return refs.length === 0 ? new Map<never, never>() : this.archives.find(matchIdsOf(refs));
  }
}
