import { Injectable } from '@nestjs/common';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { MatchLinks } from '../storage/match-links.js';
import { CompetitionWriter } from './competition-writer.js';

/**
 * Tells organisers and players in the log that a moderator has voided a match. The pairing stays as it was decided: a
 * table that has been shown, and rounds that were paired by it, do not change. A running match is called off, and the
 * pairing is then decided as after any other match that was called off.
 */
@Injectable()
export class VoidedMatchesConsumer implements ConsumerOf<'MATCH_VOIDED'> {
  readonly name = 'competitions-voided';
  readonly events = ['MATCH_VOIDED'] as const;

  constructor(
    private readonly links: MatchLinks,
    private readonly writer: CompetitionWriter,
  ) {}

  async handle(events: readonly DomainEventOf<'MATCH_VOIDED'>[]): Promise<void> {
    for (const place of await this.links.voidedAmong(events.map(({ matchId }) => matchId)))
      await this.log(place.competitionId, place.matchId);
  }

  /** Looks again under the lock: the event may be handled twice at the same time. */
  private async log(competitionId: string, matchId: string): Promise<void> {
    await this.writer.hold(competitionId, async (held) => {
      for (const { round, board, game } of await this.links.voidedAmong([matchId], held.within))
        held.log({ act: 'MATCH_VOIDED', details: { round, board, game } });
    });
  }
}
