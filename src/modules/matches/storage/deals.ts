import { Injectable } from '@nestjs/common';
import type { DealResult } from '../../../engine/index.js';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { StoredEventAt } from '../domain/advance.js';
import type { DealNumbers, StoredDeal, StoredDraw, StoredShuffle } from '../domain/stored-deal.js';
import { DEALS_OF, DRAWS, EVENTS, RESULTS_BEFORE, SHUFFLES } from './match-sql.js';

/** One deal of one match. */
export interface DealRef {
  readonly matchId: string;
  readonly number: number;
}

/** A range of a match's deals, by number. */
export interface DealRange extends DealNumbers {
  readonly matchId: string;
}

/** One event of one match. */
export interface EventRef {
  readonly matchId: string;
  readonly version: number;
}

const matchIdsOf = (refs: readonly { readonly matchId: string }[]): string[] =>
  refs.map(({ matchId }) => matchId);

const versionsOf = (refs: readonly EventRef[]): number[] => refs.map(({ version }) => version);

/** Reads the deals and events of matches. */
@Injectable()
export class Deals {
  constructor(private readonly database: Database) {}

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
    return groupBy(rows, (row) => row.matchId);
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
    return parts.map((_, i) => byPart.get(i + 1) ?? []);
  }

  /** The results of all deals before each of these, in order. */
  async resultsBefore(refs: readonly DealRef[]): Promise<(DealResult | null)[][]> {
    const numbers = refs.map(({ number }) => number);
    const rows = await this.database.rows(RESULTS_BEFORE, { matchIds: matchIdsOf(refs), numbers });
    const byPart = groupBy(rows, ({ part }) => part);
    return refs.map((_, i) => (byPart.get(i + 1) ?? []).map(({ result }) => result));
  }

  /** How deals were shuffled, with the links that are public. */
  shuffles(deals: readonly DealRef[]): Promise<StoredShuffle[]> {
    const numbers = deals.map(({ number }) => number);
    return this.database.rows(SHUFFLES, { matchIds: matchIdsOf(deals), numbers });
  }

  /** The draws for the first dealers of matches, by the match's id. */
  async draws(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredDraw>> {
    const rows = await this.database.rows(DRAWS, { matchIds });
    return new Map(rows.map(({ matchId, payload }) => [matchId, payload]));
  }
}
