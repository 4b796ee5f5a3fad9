import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result, Seat } from '../../../engine/index.js';
import { Budgets } from '../../../platform/accounting/budgets.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { dealerFor, playActions } from '../../matches/application/index.js';
import type { Advance, RefusedAction } from '../../matches/application/index.js';
import { cascade } from './cascade.js';
import { moveFailure, ruleFailure } from './failures.js';
import { MovePipeline } from './pipeline.js';
import type { LoadedMove, MoveCommand, MoveResult } from './pipeline.js';

interface ActCommand extends MoveCommand {
  /** The seat that a house bot acts for; null for people. */
  readonly seat: number | null;
  /** Tokens of the notation, played in order, all or none. */
  readonly actions: readonly string[];
}

/** More actions than any turn needs: exchange, announce, close, lead and a few more. */
const MAX_ACTIONS = 16;

/** Plays actions for the player to act. */
@Injectable()
export class ActUseCase {
  constructor(
    private readonly moves: MovePipeline,
    private readonly budgets: Budgets,
  ) {}

  async execute(command: ActCommand): Promise<MoveResult> {
    const { userId, matchId, seat, actions, expectedVersion, idempotencyKey } = command;
    if (actions.length === 0) return refuse(moveFailure('NO_ACTIONS', 'actions'));
    if (actions.length > MAX_ACTIONS) return refuse(moveFailure('TOO_MANY_ACTIONS', 'actions'));
    return this.moves.run({
      matchId,
      seat,
      expectedVersion,
      inTurn: true,
      call: keyedCall(userId, idempotencyKey, 'act', [matchId, actions, expectedVersion]),
      step: (loaded) => play(loaded, actions, this.payments(loaded)),
    });
  }

  /** Takes points from the owners of plans and autoplay: nobody else has caused their steps. */
  private payments({ match }: LoadedMove): Payments {
    return (seat, points) => this.budgets.usesOfUser(match.players[seat]!.userId, points);
  }
}

type Payments = (seat: Seat, points: number) => boolean;

/** Plays the actions, and then the plans and autoplay of the players who are to act after them. */
function play(
  { match, checkpoint, orders }: LoadedMove,
  actions: ActCommand['actions'],
  pays: Payments,
): Played {
  const deal = dealerFor({ ...match, checkpoint });
  const played = playActions(match, actions, deal);
  if (!played.ok) return refuse(failureOf(played.error));
  if (!orders) return played;
  const checkpointDeal = match.dealNumber + 1;
  return ok(cascade(played.value, { orders, deal, checkpointDeal, chance, pays }));
}

const failureOf = ({ code, actionIndex }: RefusedAction): Failure => ({
  ...(code === 'MUST_BE_LAST' ? moveFailure(code) : ruleFailure(code)),
  actionIndex,
});

type Played = Result<Advance, Failure>;

const CHANCES = 2 ** 31;

const chance = (): number => randomInt(CHANCES) / CHANCES;
