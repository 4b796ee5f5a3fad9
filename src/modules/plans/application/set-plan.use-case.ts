import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import type { Failure } from '../../../platform/api/failure.js';
import { parsePlanRules } from '../domain/rules.js';
import type { RulesError } from '../domain/rules.js';
import { revisionOf } from '../domain/standing-orders.js';
import type { PlanScope } from '../domain/standing-orders.js';
import { PlanStore } from '../storage/plan-store.js';
import { planFailure } from './failures.js';
import { StandingOrdersWriter } from './standing-orders-writer.js';
import type { StandingOrdersResult, StandingOrdersContext } from './standing-orders-writer.js';

export interface RemovePlanCommand {
  readonly userId: string;
  readonly matchId: string;
  /** The revision that the caller knows, 0 for no plan; null for any revision. */
  readonly expectedRevision: number | null;
}

export interface SetPlanCommand extends RemovePlanCommand {
  /** As the client sent them. */
  readonly rules: unknown;
  readonly scope: PlanScope;
  readonly idempotencyKey: string | null;
}

const asFailure = ({ code, path }: RulesError): Failure => planFailure(code, ...path);

/** Sets a plan in a match. It takes effect the next time that its owner is to act. */
@Injectable()
export class SetPlanUseCase {
  constructor(
    private readonly writer: StandingOrdersWriter,
    private readonly plans: PlanStore,
  ) {}

  execute(command: SetPlanCommand): Promise<StandingOrdersResult> {
    const { userId, matchId, rules, scope, expectedRevision, idempotencyKey } = command;
    const args = [matchId, rules, scope, expectedRevision];
    const call = keyedCall(userId, idempotencyKey, 'setPlan', args);
    return this.writer.change(call, matchId, (context, transaction) =>
      this.put(command, context, transaction),
    );
  }

  private async put(
    { rules, scope, expectedRevision }: SetPlanCommand,
    { match, own, dealNumber }: StandingOrdersContext,
    transaction: Transaction,
  ): Promise<readonly Failure[]> {
    const deck = new Set(variantOf(match.variant)!.deck(match.options));
    const parsed = parsePlanRules(rules, deck);
    const current = revisionOf(await this.plans.current(own, transaction));
    const isStale = (expectedRevision ?? current) !== current;
    const stale = isStale ? [planFailure('STALE_REVISION', 'expectedRevision')] : [];
    if (!parsed.ok || isStale) return [...(parsed.ok ? [] : parsed.error.map(asFailure)), ...stale];
    const plan = { dealNumber: scope === 'DEAL' ? dealNumber : null, rules: parsed.value };
    await this.plans.put(own, plan, transaction);
    return [];
  }
}
