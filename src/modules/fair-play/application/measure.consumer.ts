import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { Deals, Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { DealJudge } from '../../reviews/application/index.js';
import { judgeDecision } from '../../reviews/domain/index.js';
import type { PlayedDeal } from '../../reviews/domain/index.js';
import { placeKey, thinkingTimes } from '../domain/times.js';
import { FairPlayStore } from '../storage/fair-play-store.js';
import type { BegunMeasure, DealFigures } from '../storage/fair-play-store.js';

type Continued = DomainEventOf<'FAIR_PLAY_CONTINUED'>;

const JOBS_AT_A_TIME = 2;

/**
 * Measures one deal of a match, and asks for the next one, as a review does. A deal that a dead worker has stored is not
 * computed again. Only matches that are over are measured, so no hidden card of a running match is looked at.
 */
@Injectable()
export class MeasureConsumer implements ConsumerOf<'FAIR_PLAY_CONTINUED'> {
  readonly name = 'fair-play';
  readonly events = ['FAIR_PLAY_CONTINUED'] as const;
  readonly queue = { concurrency: JOBS_AT_A_TIME, userOf };
  /** Each worker measures one deal at a time, because bots and reviews come first. */
  private readonly turns = new FairQueue({ atOnce: 1 });

  constructor(
    private readonly store: FairPlayStore,
    private readonly matches: Matches,
    private readonly deals: Deals,
    private readonly judge: DealJudge,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async handle(events: readonly Continued[]): Promise<void> {
    for (const event of events) await this.turns.run(event.userId, () => this.measure(event));
  }

  private async measure({ matchId, dealNumber: number, userId }: Continued): Promise<void> {
    const measured = await this.store.toContinue(matchId);
    // A job that comes twice finds its deal stored, and the next one asked for.
    if (!measured || number !== measured.dealsDone + 1) return;
    if (!(await this.store.attempt(matchId))) return;
    const match = (await this.matches.find(matchId))!;
    if (match.status === 'IN_PROGRESS') throw new Error(`match ${matchId} is running`);
    const { people, after: before, dealCount } = measured;
    const seats = people.map(({ seat }) => seat);
    const part = { from: number, to: number, before };
    const played = await this.judge.played(match, part, seats);
    const times = await this.timesOf(match);
    const figures: DealFigures[] = [];
    for (const [i, { userId: playerId }] of people.entries()) {
      const own = await this.figuresOf(match.id, number, played[i]!, times);
      figures.push({ userId: playerId, ...own });
    }
    // Without people, whose accounts have ended, there is nothing to measure.
    const after = played[0]?.after ?? before;
    const isLast = number >= dealCount || people.length === 0;
    const deal = { matchId, number, isLast, after, figures };
    await this.database.transaction(async (transaction) => {
      if (!(await this.store.keep(deal, transaction)) || isLast) return;
      await this.outbox.add(transaction, [
        continuedMeasure({ matchId, dealsDone: number }, userId),
      ]);
    });
  }

  private async timesOf({ id: matchId, version }: StoredMatch) {
    const wanted = Array.from({ length: version }, (_, i) => ({ matchId, version: i + 1 }));
    const events = await this.deals.events(wanted, [{ matchId, version }]);
    return thinkingTimes(events.get(matchId) ?? []);
  }

  private async figuresOf(
    matchId: string,
    number: number,
    { turns }: PlayedDeal,
    times: ReadonlyMap<string, number>,
  ): Promise<Omit<DealFigures, 'userId'>> {
    let [agreed, loss] = [0, 0];
    const thoughts: [number, number][] = [];
    for (const turn of turns) {
      const decision = judgeDecision(await this.judge.value(matchId, number, turn));
      if (decision.best === decision.played) agreed++;
      loss += decision.loss;
      const millis = times.get(placeKey(number, turn.position));
      if (millis !== undefined) thoughts.push([decision.actions.length, millis]);
    }
    return { decisions: turns.length, agreed, loss, thoughts };
  }
}

/** Asks for the next deal; it waits in the turn of the user who is looked at. */
export const continuedMeasure = ({ matchId, dealsDone }: BegunMeasure, userId: string): Continued =>
  happened('FAIR_PLAY_CONTINUED', { matchId, dealNumber: dealsDone + 1, userId });

function userOf(event: DomainEvent): string | null {
  return (event as Continued).userId;
}
