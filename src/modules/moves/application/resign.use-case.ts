import { Injectable } from '@nestjs/common';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { Departures } from '../../matches/application/index.js';
import { MoveRunner } from './move-runner.js';
import type { MoveResult } from './move-runner.js';

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
    private readonly runner: MoveRunner,
    private readonly departures: Departures,
  ) {}

  async execute(command: ResignCommand): Promise<MoveResult> {
    const { userId, matchId, expectedVersion, idempotencyKey } = command;
    const depart = await this.departures.prepare();
    return this.runner.run({
      matchId,
      seat: null,
      expectedVersion,
      inTurn: false,
      call: keyedCall(userId, idempotencyKey, 'resign', [matchId, expectedVersion]),
      advance: ({ match, seat }) => ({ ok: true, value: depart(match, seat, 'RESIGNED') }),
    });
  }
}
