import { Injectable } from '@nestjs/common';
import { ok } from '../../../engine/index.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { Departures } from './departures.js';
import { MovePipeline } from './pipeline.js';
import type { MoveCommand, MoveResult } from './pipeline.js';

/** Gives a match up, in turn or not (rules 2.6, 2.7). */
@Injectable()
export class ResignUseCase {
  constructor(
    private readonly moves: MovePipeline,
    private readonly departures: Departures,
  ) {}

  async execute(command: MoveCommand): Promise<MoveResult> {
    const { userId, matchId, expectedVersion, idempotencyKey } = command;
    const depart = await this.departures.prepare();
    return this.moves.run({
      matchId,
      seat: null,
      expectedVersion,
      inTurn: false,
      call: keyedCall(userId, idempotencyKey, 'resign', [matchId, expectedVersion]),
      step: ({ match, seat }) => ok(depart(match, seat, 'RESIGNED')),
    });
  }
}
