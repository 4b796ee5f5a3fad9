import { Injectable } from '@nestjs/common';
import { ok } from '../../../engine/index.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { abortMatch } from '../../matches/application/index.js';
import { MovePipeline } from './pipeline.js';

/** Why a match needs no end: it has one, and so no seat to act, or was deleted. */
const SETTLED: readonly string[] = ['MATCH_OVER', 'NOT_A_PLAYER', 'MATCH_NOT_FOUND'];

/** Calls a running match off that a moderator has voided. One that has finished meanwhile keeps its result. */
@Injectable()
export class VoidedConsumer implements ConsumerOf<'MATCH_VOIDED'> {
  readonly name = 'moves-voided';
  readonly events = ['MATCH_VOIDED'] as const;

  constructor(private readonly moves: MovePipeline) {}

  async handle(events: readonly DomainEventOf<'MATCH_VOIDED'>[]): Promise<void> {
    for (const { matchId } of events) await this.callOff(matchId);
  }

  /** @throws Error if players were quicker at each attempt: the event is then handled again */
  private async callOff(matchId: string): Promise<void> {
    const ended = await this.moves.run({
      matchId,
      call: null,
      expectedVersion: null,
      seat: null,
      inTurn: false,
      step: ({ match }) => ok(abortMatch(match, null, null)),
    });
    if (!ended.ok && !SETTLED.includes(ended.error.code))
      throw new Error(`the voided match ${matchId} was not called off: ${ended.error.code}`);
  }
}
