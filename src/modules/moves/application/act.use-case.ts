import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { dealerFor, playActions } from '../../matches/application/index.js';
import { moveFailure } from './move-failure.js';
import { MoveRunner } from './move-runner.js';
import type { MoveResult } from './move-runner.js';

export interface ActCommand {
  readonly userId: string;
  readonly matchId: string;
  /** The seat that a house bot acts for; null for people. */
  readonly seat: number | null;
  /** Tokens of the notation, played in order, all or none. */
  readonly actions: readonly string[];
  readonly expectedVersion: number | null;
  readonly idempotencyKey: string | null;
}

/** No turn takes more actions than this: exchange, announce, close, lead and a few besides. */
const MAX_ACTIONS = 16;

/** Plays actions for the player whose turn it is. */
@Injectable()
export class Act {
  constructor(private readonly runner: MoveRunner) {}

  async execute(command: ActCommand): Promise<MoveResult> {
    const { userId, matchId, seat, actions, expectedVersion, idempotencyKey } = command;
    if (actions.length === 0) return refuse(moveFailure('NO_ACTIONS', 'actions'));
    if (actions.length > MAX_ACTIONS) {
      return refuse(moveFailure('TOO_MANY_ACTIONS', 'actions'));
    }
    return this.runner.run({
      matchId,
      seat,
      expectedVersion,
      inTurn: true,
      call: keyedCall(userId, idempotencyKey, 'act', [matchId, actions, expectedVersion]),
      advance: ({ match, seal }) => playActions(match, actions, dealerFor({ ...match, seal })),
    });
  }
}
