import type { Limit, LimitUnit } from '../api/limit.js';
import type { BudgetName, Budgets, Payer } from './budgets.js';

/** The cost of an answer, as `extensions.cost`. */
export interface ReportedCost {
  /** The points that were used, to a hundredth. */
  readonly points: number;
  /** Whole points that are left, by budget. */
  readonly remaining: Readonly<Partial<Record<BudgetName, number>>>;
  /** Seconds until all these budgets are full again, if no more points are used. */
  readonly resetSeconds: number;
}

export function reportedCost(budgets: Budgets, payer: Payer, points: number): ReportedCost {
  const left = budgets.left(payer);
  return {
    points: Math.round(points * 100) / 100,
    remaining: Object.fromEntries(left.map(({ name, remaining }) => [name, remaining])),
    resetSeconds: Math.max(...left.map(({ resetSeconds }) => resetSeconds)),
  };
}

/** A limit that has refused a request, and after how many seconds it may be sent again. */
export interface Reached {
  readonly limit: Limit;
  readonly retryAfterSeconds: number;
}

/** The limit that has refused, by the data of an error; null for other errors. */
export function reachedIn(extensions: Readonly<Record<string, unknown>> = {}): Reached | null {
  const { limit, retryAfterSeconds } = extensions as Partial<Reached>;
  return limit && retryAfterSeconds !== undefined ? { limit, retryAfterSeconds } : null;
}

/** The limits of an answer as HTTP headers, by draft-ietf-httpapi-ratelimit-headers-10: the one that refused is first. */
export function limitHeaders(
  left: readonly {
    readonly limit: Limit;
    readonly remaining: number;
    readonly resetSeconds: number;
  }[],
  reached: Reached | null,
): Record<string, string> {
  const refused = reached && {
    limit: reached.limit,
    remaining: 0,
    resetSeconds: reached.retryAfterSeconds,
  };
  const others = left.filter(({ limit }) => limit.name !== refused?.limit.name);
  const all = [...(refused ? [refused] : []), ...others];
  const policies = all.map(({ limit: { name, size, unit, windowSeconds } }) => {
    const quotaUnit = QUOTA_UNIT[unit];
    return `"${name}";q=${size};qu="${quotaUnit}"${windowSeconds === null ? '' : `;w=${windowSeconds}`}`;
  });
  const limits = all.map(
    ({ limit, remaining, resetSeconds }) => `"${limit.name}";r=${remaining};t=${resetSeconds}`,
  );
  return { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') };
}

const QUOTA_UNIT: Readonly<Record<LimitUnit, string>> = {
  POINTS: 'points',
  CHANGES: 'changes',
  TRIES: 'requests',
  AT_A_TIME: 'concurrent-requests',
};

/** The budgets of a payer as headers, with the limit that refused. */
export const rateLimitHeaders = (
  budgets: Budgets,
  payer: Payer,
  reached: Reached | null,
): Record<string, string> =>
  limitHeaders(
    budgets.left(payer).map(({ name, ...state }) => ({ limit: budgets.limit(name), ...state })),
    reached,
  );
