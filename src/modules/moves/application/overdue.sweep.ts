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

/** How many of the longest and of the shortest overdue are ended before the next are looked up. */
const BATCH = 50;

/** How often they are looked up in one pass at most. */
const MOST_BATCHES = 20;

/** How many deadlines are reckoned together, and how many times in one pass at most. */
const SETTLED = 500;
const MOST_SETTLED = 10;

/** How many that were set aside are tried again in one pass. */
const RETRIES = 100;

/**
 * Where a deadline has passed the player who was asked has lost; with three and more a house bot
 * takes the seat over, unless vacation is taken for the player. A match that cannot be ended is set
 * aside and keeps no other from it.
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

  /** Ends what is overdue; what goes on by a day of vacation is looked at in the next pass. */
  end(): Promise<void> {
    const overdue = () => this.matches.overdue(BATCH, this.setAside.leftOut());
    return inBatches(MOST_BATCHES, matchIdOf, overdue, async (matches) => {
      await this.setAside.put(await this.endAll(matches));
    });
  }

  /** Ends one match if it is overdue: what a prompt is for. */
  async endOne(matchId: string): Promise<void> {
    const overdue = await this.matches.find(matchId);
    if (overdue) await this.setAside.put(await this.endAll([overdue]));
  }

  /**
   * After an outage deadlines in rows are too early. Where one has passed the one in force is written,
   * and that decides whether the match is overdue. Beside the pass that ends matches: many that are
   * behind hold up none that is not.
   */
  settle(): Promise<void> {
    const behind = () => this.matches.behind(SETTLED, this.setAside.leftOut());
    return inBatches(MOST_SETTLED, matchIdOf, behind, async (matches) => {
      const broken = await this.clocks.settle(matches.map(({ matchId }) => matchId));
      await this.setAside.put(failedOf(matches, broken));
    });
  }

  /** Tries those again that were set aside; what can be ended, or has gone on, is like any other. */
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
        // An outage is nobody's fault: where the database is away the pass ends here.
        await this.database.ask();
        failed.push({ ...match, error });
      }
    }
    return failed;
  }

  /** A match that went on, or was ended by another worker, since it was read is left alone. */
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
      throw new Error(`its end is not written: ${ended.error.code}`);
  }

  private async timeOut(loaded: LoadedMove, depart: DepartureStep): Promise<Step> {
    const { match, moment, seat } = loaded;
    if (!isOverdue(match, moment)) return null;
    if (isHouseBot(match.players[seat]!)) throw new Error('nobody is asked who could lose on time');
    if (await this.vacations.takeFor(match)) return null;
    return ok(depart(match, seat, 'TIMEOUT'));
  }
}

const without = (matches: readonly MatchAt[], others: readonly MatchAt[]): MatchAt[] => {
  const left = new Set(others.map(({ matchId }) => matchId));
  return matches.filter(({ matchId }) => !left.has(matchId));
};
