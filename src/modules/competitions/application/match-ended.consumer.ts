import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { gameResultOf } from '../domain/game-result.js';
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
    private readonly links: MatchLinks,
    private readonly matches: Matches,
    private readonly writer: CompetitionWriter,
    private readonly settling: Settling,
    private readonly progress: CompetitionProgress,
  ) {}

  async handle(events: readonly DomainEventOf<'MATCH_ENDED'>[]): Promise<void> {
    const places = await this.links.runningAmong(events.map(({ matchId }) => matchId));
    if (places.length === 0) return;
    const ended = await this.matches.findMany(places.map(({ matchId }) => matchId));
    for (const [competitionId, own] of groupBy(places, (place) => place.competitionId))
      await this.writer.hold(competitionId, (held) => this.record(held, own, ended));
  }

  private async record(
    held: Held,
    places: readonly CompetitionMatchPlace[],
    ended: ReadonlyMap<string, StoredMatch>,
  ): Promise<void> {
    const games = await this.links.ofPairings(held.id, places, held.within);
    const results = places.flatMap(({ matchId, round, board }) => {
      const game = games.find((one) => one.matchId === matchId);
      const match = ended.get(matchId);
      if (!game || !match || match.status === 'IN_PROGRESS') return [];
      return [{ matchId, round, board, result: gameResultOf(match, game.seats) }];
    });
    await this.settling.record(held, results);
    await this.progress.run(held);
  }
}
