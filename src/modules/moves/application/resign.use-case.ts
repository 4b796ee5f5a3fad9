import { Injectable } from '@nestjs/common';
import { keyedCall } from '../../../platform/idempotency/once.js';
import { Departures } from './departures.js';
import { MovePipeline } from './pipeline.js';
import type { MoveResult } from './pipeline.js';

export interface ResignCommand {
  readonly userId: string;
  readonly matchId: string;
  readonly expectedVersion: number | null;
  readonly idempotencyKey: string | null;
}

/** Gives a match up, in turn or not (RULES §2 "Left or overdue"). */
@Injectable()
export class Resign {
  constructor(
    private readonly moves: MovePipeline,
    private readonly departures: Departures,
  ) {}

  async execute(command: ResignCommand): Promise<MoveResult> {
    const { userId, matchId, expectedVersion, idempotencyKey } = command;
    const depart = await this.departures.prepare();
    return this.moves.run({
      matchId,
      seat: null,
      expectedVersion,
      inTurn: false,
      call: keyedCall(userId, idempotencyKey, 'resign', [matchId, expectedVersion]),
      step: ({ match, seat }) => ({ ok: true, value: depart(match, seat, 'RESIGNED') }),
    });
  }
}
