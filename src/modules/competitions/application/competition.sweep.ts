import { Injectable } from '@nestjs/common';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import type { DomainEventOf } from '../../domain-events.js';
import { ResignUseCase } from '../../moves/application/index.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { MatchLinks } from '../storage/match-links.js';
import type { Resignation } from '../storage/match-links.js';
import { PairingStore } from '../storage/pairing-store.js';
import { SeriesStore } from '../storage/series-store.js';
import { CompetitionWriter } from './competition-writer.js';
import { MatchOpening } from './match-opening.js';
import { CompetitionProgress } from './progress.js';
import { NextSeasons } from './seasons.js';

/** The topic on which workers hear that a competition has changed. */
export const COMPETITIONS_TOPIC = 'competitions';

/** The topic on which those who watch a competition hear of its versions. */
export const competitionTopic = (id: string): string => `competition.${id}`;

/** A change may have left something to do: matches to open, or to resign. Those who watch it hear of it, too. */
export const competitionHints = ({
  competitionId,
  version,
}: DomainEventOf<'COMPETITION_CHANGED'>): Hint[] => [
  { topic: COMPETITIONS_TOPIC, also: competitionTopic(competitionId), ref: version },
];

/** What is taken is due again after so long, if it failed or this process died. */
const LEASE_SECONDS = 300;

/** How many are taken at a time, and the most batches in one pass. */
const BATCH = 25;
const MOST_BATCHES = 40;

/** Refusals after which there is nothing left to resign. */
const NOTHING_TO_RESIGN = ['MATCH_OVER', 'NOT_A_PLAYER', 'MATCH_NOT_FOUND'];

/**
 * Does what is due in competitions. Any number of processes may run it at once. Work that fails is put off, and does
 * not stop the rest.
 */
@Injectable()
export class CompetitionSweep {
  constructor(
    private readonly database: Database,
    private readonly competitions: CompetitionStore,
    private readonly pairings: PairingStore,
    private readonly links: MatchLinks,
    private readonly series: SeriesStore,
    private readonly writer: CompetitionWriter,
    private readonly progress: CompetitionProgress,
    private readonly opening: MatchOpening,
    private readonly resigning: ResignUseCase,
    private readonly seasons: NextSeasons,
  ) {}

  run(): Promise<void> {
    return runEach(this.database, [
      () =>
        this.all(
          () => this.series.takeDue(BATCH, LEASE_SECONDS),
          (id) => this.seasons.next(id),
        ),
      () =>
        this.all(
          () => this.competitions.takeDue(BATCH, LEASE_SECONDS),
          (id) => this.writer.hold(id, (held) => this.progress.runAll(held)),
        ),
      () =>
        this.all(
          () => this.links.takeResignations(BATCH, LEASE_SECONDS),
          (one) => this.resign(one),
        ),
      () =>
        this.all(
          () => this.pairings.takeToOpen(BATCH, LEASE_SECONDS),
          (key) => this.opening.open(key),
        ),
    ]);
  }

  /** @throws at the end, if something failed; at once, if the database does not answer */
  private async all<T>(
    take: () => Promise<readonly T[]>,
    work: (item: T) => Promise<unknown>,
  ): Promise<void> {
    let failure: string | null = null;
    for (let batch = 0, taken = BATCH; taken === BATCH && batch < MOST_BATCHES; batch++) {
      const items = await take();
      taken = items.length;
      for (const item of items) failure = (await this.attempt(item, work)) ?? failure;
    }
    if (failure !== null) throw new Error(`work of competitions is put off: ${failure}`);
  }

  private async attempt<T>(item: T, work: (item: T) => Promise<unknown>): Promise<string | null> {
    try {
      await work(item);
      return null;
    } catch (error) {
      await this.database.ask();
      return errorText(error);
    }
  }

  /** A match that is ended by its deadline just now is looked at again later. */
  private async resign(resignation: Resignation): Promise<void> {
    const command = { ...resignation, expectedVersion: null, idempotencyKey: null };
    const result = await this.resigning.execute(command);
    if (result.ok || NOTHING_TO_RESIGN.includes(result.error.code))
      await this.links.resigned(resignation);
  }
}
