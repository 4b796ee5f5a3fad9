import { Injectable } from '@nestjs/common';
import { ok } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import { inBatches } from '../../../platform/database/batches.js';
import { isHouseBot, isOverdue, MatchClocks } from '../../matches/application/index.js';
import type { MatchAt } from '../../matches/application/index.js';
import { Vacations } from '../../vacations/application/index.js';
import { OverdueStore } from '../storage/overdue-store.js';
import { Departures } from './departures.js';
import type { DepartureStep } from './departures.js';
import { MovePipeline } from './pipeline.js';
import type { LoadedMove, Step } from './pipeline.js';
import { failedOf, matchIdOf, SetAsideMatches } from './set-aside-matches.js';
import type { FailedEnd } from './set-aside-matches.js';

/** One batch has at most so many matches with the earliest deadlines, and as many with the latest. */
const BATCH = 50;

/** The most batches in one pass. */
const MOST_BATCHES = 20;

/** How many deadlines are computed together, and the most such batches in one pass. */
const SETTLE_BATCH = 500;
const MOST_SETTLE_BATCHES = 10;

/** How many matches that were set aside are tried again in one pass. */
const RETRIES = 100;

/**
 * Ends matches whose deadline has passed: the player to act has lost. In a match of three or four a house bot
 * takes the seat. The match continues if vacation is taken for the player. A match that cannot be ended is set
 * aside and does not stop the others.
 */
@Injectable()
export class OverdueSweep {
  constructor(
    private readonly database: Database,
    private readonly matches: OverdueStore,
    private readonly moves: MovePipeline,
    private readonly clocks: MatchClocks,
    private readonly departures: Departures,
    private readonly vacations: Vacations,
    private readonly setAside: SetAsideMatches,
  ) {}

  /** Ends overdue matches. A match that continues with a day of vacation is looked at again in the next pass. */
  end(): Promise<void> {
    const overdue = () => this.matches.overdue(BATCH, this.setAside.skipped());
    return inBatches(MOST_BATCHES, matchIdOf, overdue, async (matches) => {
      await this.setAside.put(await this.endAll(matches));
    });
  }

  /** Ends one match if it is overdue; for the job at its deadline. */
  async endOne(matchId: string): Promise<void> {
    const overdue = await this.matches.find(matchId);
    if (overdue) await this.setAside.put(await this.endAll([overdue]));
  }

  /**
   * After an outage the stored deadlines are too early. For each that has passed, writes the deadline in force,
   * which decides whether the match is overdue. It runs apart from the pass that ends matches: many outdated
   * deadlines must not delay the other matches.
   */
  settle(): Promise<void> {
    const behind = () => this.matches.behind(SETTLE_BATCH, this.setAside.skipped());
    return inBatches(MOST_SETTLE_BATCHES, matchIdOf, behind, async (matches) => {
      const broken = await this.clocks.settle(matches.map(({ matchId }) => matchId));
      await this.setAside.put(failedOf(matches, broken));
    });
  }

  /**
   * Tries again to end the matches that were set aside. A match that has ended or changed is no longer set
   * aside.
   */
  async retry(): Promise<void> {
    const due = await this.matches.dueAgain(RETRIES);
    if (due.length === 0) return;
    const unsettled = failedOf(due, await this.clocks.settle(due.map(({ matchId }) => matchId)));
    const failed = [...unsettled, ...(await this.endAll(without(due, unsettled)))];
    await this.setAside.put(failed);
    await this.matches.putBack(without(due, failed).map(({ matchId }) => matchId));
  }

  private async endAll(overdue: readonly MatchAt[]): Promise<FailedEnd[]> {
    const depart = await this.departures.prepare();
    const failed: FailedEnd[] = [];
    for (const match of overdue) {
      try {
        await this.endAt(match, depart);
      } catch (error) {
        // If the database cannot be reached, the pass ends here: no match is to blame for that.
        await this.database.ask();
        failed.push({ ...match, error });
      }
    }
    return failed;
  }

  /** Ends one match. A match that has changed since it was read, or that another worker has ended, is left alone. */
  private async endAt({ matchId, version }: MatchAt, depart: DepartureStep): Promise<void> {
    const ended = await this.moves.run({
      matchId,
      call: null,
      expectedVersion: version,
      seat: null,
      inTurn: true,
      step: (loaded) => this.timeOut(loaded, depart),
    });
    if (ended.ok || ended.error.code === 'MATCH_OVER') return;
    if ((await this.matches.find(matchId))?.version === version)
      throw new Error(`the end of the match was not written: ${ended.error.code}`);
  }

  private async timeOut(loaded: LoadedMove, depart: DepartureStep): Promise<Step> {
    const { match, moment, seat } = loaded;
    if (!isOverdue(match, moment)) return null;
    if (isHouseBot(match.players[seat]!))
      throw new Error('a house bot is to act, and cannot lose on time');
    if (await this.vacations.takeFor(match)) return null;
    return ok(depart(match, seat, 'TIMEOUT'));
  }
}

const without = (matches: readonly MatchAt[], others: readonly MatchAt[]): MatchAt[] => {
  const excluded = new Set(others.map(({ matchId }) => matchId));
  return matches.filter(({ matchId }) => !excluded.has(matchId));
};
