import { Inject, Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Failure } from '../../../platform/api/failure.js';
import { botKindOf, usernameKey, Users } from '../../users/application/index.js';
import { MAX_NAMED, policyProblems } from '../domain/policy.js';
import type { AcceptancePolicy } from '../domain/policy.js';
import { BotStore } from '../storage/bot-store.js';
import type { BotResult } from './become-bot.use-case.js';
import { botFailure } from './failures.js';

/** A policy as it was sent: users by name. */
export interface PolicyRequest extends Omit<AcceptancePolicy, 'named'> {
  readonly usernames: readonly string[];
}

const FAILURES = {
  clock: botFailure('POLICY_CLOCK_INVALID', 'policy', 'minSeconds'),
  named: botFailure('POLICY_NAMED_INVALID', 'policy', 'named'),
  maxMatches: botFailure('POLICY_MATCHES_INVALID', 'policy', 'maxMatches'),
} as const;

/** Sets which challenges the service accepts for a bot. */
@Injectable()
export class SetPolicyUseCase {
  constructor(
    private readonly users: Users,
    private readonly bots: BotStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param request null: the program answers challenges itself */
  async execute(userId: string, request: PolicyRequest | null): Promise<BotResult> {
    const viewer = await this.users.byId(userId);
    if (!viewer || botKindOf(viewer) !== 'ACCOUNT') return refuse([botFailure('NOT_A_BOT')]);
    const policy = request && (await this.policyOf(request));
    if (policy && !policy.ok) return policy;
    await this.bots.setPolicy(userId, policy && policy.value);
    return ok(userId);
  }

  private async policyOf({
    usernames,
    ...request
  }: PolicyRequest): Promise<Result<AcceptancePolicy, readonly Failure[]>> {
    // One name above the limit is enough to refuse the request.
    const names = usernames.slice(0, MAX_NAMED + 1);
    const users = await this.users.byUsernames(names);
    const unknown = names.flatMap((name, i) =>
      users.has(usernameKey(name)) ? [] : [botFailure('UNKNOWN_USER', 'policy', 'named', i)],
    );
    const named = [...users.values()].map(({ id }) => id);
    const policy = { ...request, named };
    const problems: Failure[] = policyProblems({ ...policy, named: names }).map(
      (it) => FAILURES[it],
    );
    if (request.maxMatches > this.config.RUNNING_MATCHES) problems.push(FAILURES.maxMatches);
    const failures = [...problems, ...unknown];
    return failures.length > 0 ? refuse(failures) : ok(policy);
  }
}
