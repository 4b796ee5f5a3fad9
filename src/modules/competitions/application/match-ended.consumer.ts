import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { MatchLinks } from '../storage/match-links.js';
import type { CompetitionMatchPlace } from '../storage/match-links.js';
import { CompetitionWriter } from './competition-writer.js';
import type { Held } from './held-competition.js';
import { CompetitionProgress } from './progress.js';
import { Settling } from './settling.js';

/**
 * Takes the ends of matches into their competitions. For matches of no competition it costs one look-up for all of
 * them together.
 */
@Injectable()
export class CompetitionResultsConsumer implements ConsumerOf<'MATCH_ENDED'> {
  readonly name = 'competitions';
  readonly events = ['MATCH_ENDED'] as const;

  constructor(
    private readonly database: Database,
    private readonly links: MatchLinks,
    private readonly writer: CompetitionWriter,
    private readonly settling: Settling,
    private readonly progress: CompetitionProgress,
  ) {}

  /** A competition that fails does not keep the others back: its events are handed out again. */
  async handle(events: readonly DomainEventOf<'MATCH_ENDED'>[]): Promise<void> {
    const places = await this.links.runningAmong(events.map(({ matchId }) => matchId));
    const competitions = [...groupBy(places, (place) => place.competitionId)];
    await runEach(
      this.database,
      competitions.map(([competitionId, own]) => async () => {
        await this.writer.hold(competitionId, (held) => this.record(held, own));
      }),
    );
  }

  private async record(held: Held, places: readonly CompetitionMatchPlace[]): Promise<void> {
    await this.settling.takeEnded(held, places);
    await this.progress.run(held);
  }
}
