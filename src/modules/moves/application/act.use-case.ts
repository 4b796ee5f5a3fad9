import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Budgets } from '../../../platform/accounting/budgets.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { dealerFor, playActions } from '../../matches/application/index.js';
import type { Advance, RefusedAction } from '../../matches/application/index.js';
import { cascade } from './cascade.js';
import type { CascadeSetting, Pays } from './cascade.js';
import { moveFailure, ruleFailure } from './failures.js';
import { OrderPayments } from './order-payments.js';
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

/** Plays actions for the player to act, and then those of plans and autoplay. */
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
    const payments = new OrderPayments(this.budgets);
    return this.moves.run({
      matchId,
      seat,
      expectedVersion,
      inTurn: true,
      call: keyedCall(userId, idempotencyKey, 'act', [matchId, actions, expectedVersion]),
      step: (loaded) => play(loaded, actions, payments.attempt(loaded.match)),
    });
  }

  /**
   * Plays an action of a player's plan or autoplay that was delayed, if they still want it, and those that follow.
   * Returns whether it is done with; false to try again, because the player cannot pay for it yet.
   */
  async playDelayed({ userId, matchId, seat, version }: DelayedMove): Promise<boolean> {
    const payments = new OrderPayments(this.budgets);
    let isDone = true;
    await this.moves.run({
      matchId,
      seat,
      expectedVersion: version,
      inTurn: true,
      call: keyedCall(userId, null, 'act', [matchId, version]),
      step: (loaded) => {
        const advance = delayedStep(loaded, payments.attempt(loaded.match));
        isDone = advance !== null && isPlayedOrDropped(advance);
        return advance && advance.events.length > 0 ? ok(advance) : null;
      },
    });
    return isDone;
  }
}

/** An action of a plan or autoplay that was delayed. */
interface DelayedMove {
  readonly userId: string;
  readonly matchId: string;
  readonly seat: number;
  /** The version of the match at which it was delayed. */
  readonly version: number;
}

/** The actions of plans and autoplay from here on, the first of which was delayed; null if they are not used. */
function delayedStep(loaded: LoadedMove, pays: Pays): Advance | null {
  if (!loaded.orders) return null;
  const here = playActions(loaded.match, [], dealerOf(loaded));
  if (!here.ok) throw new Error(`a match cannot be continued: ${here.error.code}`);
  return withOrders(loaded, here.value, { pays, isDelayOver: true });
}

/** If nothing was played, and nothing is delayed again, then the player does not want it any more. */
const isPlayedOrDropped = ({ events, orders }: Advance): boolean =>
  events.length > 0 || !orders?.delayed;

function play(loaded: LoadedMove, actions: ActCommand['actions'], pays: Pays): Played {
  const played = playActions(loaded.match, actions, dealerOf(loaded));
  if (!played.ok) return refuse(failureOf(played.error));
  return ok(withOrders(loaded, played.value, { pays, isDelayOver: false }));
}

/** A step with the actions of plans and autoplay that follow it. */
function withOrders(
  loaded: LoadedMove,
  first: Advance,
  setting: Pick<CascadeSetting, 'pays' | 'isDelayOver'>,
): Advance {
  const { match, orders } = loaded;
  if (!orders) return first;
  const checkpointDeal = match.dealNumber + 1;
  return cascade(first, { ...setting, orders, deal: dealerOf(loaded), checkpointDeal, chance });
}

const dealerOf = ({ match, checkpoint }: LoadedMove) => dealerFor({ ...match, checkpoint });

const failureOf = ({ code, actionIndex }: RefusedAction): Failure => ({
  ...(code === 'MUST_BE_LAST' ? moveFailure(code) : ruleFailure(code)),
  actionIndex,
});

type Played = Result<Advance, Failure>;

const CHANCES = 2 ** 31;

const chance = (): number => randomInt(CHANCES) / CHANCES;
