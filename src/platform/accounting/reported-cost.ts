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

const WINDOW_SECONDS = 60;

/** The same as HTTP headers, by draft-ietf-httpapi-ratelimit-headers-10. The unit is a point. */
export function rateLimitHeaders(budgets: Budgets, payer: Payer): Record<string, string> {
  const left = budgets.left(payer);
  const policies = left.map(({ name }) => {
    const quota = budgets.quota(name);
    return `"${name}";q=${quota};qu="points";w=${WINDOW_SECONDS}`;
  });
  const limits = left.map(
    ({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`,
  );
  return { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') };
}
