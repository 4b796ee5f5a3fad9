import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { abandonMatch } from '../../matches/application/index.js';
import { moveFailure } from './failures.js';
import { MovePipeline } from './pipeline.js';
import type { MoveResult } from './pipeline.js';

interface EndAbandonedCommand {
  readonly matchId: string;
  /** The house bot whose turn it is, and its seat. */
  readonly userId: string;
  readonly seat: number;
  readonly expectedVersion: number;
}

/**
 * Ends a match that all people have left. Today the departure of the last person ends the match; older matches
 * end here. They need no search: each has a pending bot turn, and its handler runs this instead.
 */
@Injectable()
export class EndAbandonedUseCase {
  constructor(private readonly moves: MovePipeline) {}

  execute({ matchId, userId, seat, expectedVersion }: EndAbandonedCommand): Promise<MoveResult> {
    return this.moves.run({
      matchId,
      seat,
      expectedVersion,
      inTurn: true,
      call: keyedCall(userId, null, 'endAbandoned', [matchId, expectedVersion]),
      step: ({ match }) => {
        const ended = abandonMatch(match);
        return ended ? ok(ended) : refuse(moveFailure('NOT_YOUR_TURN'));
      },
    });
  }
}
