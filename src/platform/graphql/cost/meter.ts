import type { FieldNode, GraphQLError, GraphQLResolveInfo } from 'graphql';
import { refusalAt } from '../refusal.js';
import type { ErrorLocation } from '../refusal.js';

/** What one operation may cost: a field is 1, a list counts for as many as it may hold. */
export const MAX_COMPLEXITY = 5000;

/**
 * Counts what one operation costs: its price before it runs, and while it runs what only a look at
 * the data tells, such as how many deals a match has.
 */
export class Meter {
  private spent = 0;
  private used = 0;
  private childPrices: ReadonlyMap<FieldNode, number> = new Map();
  private onSpend: (points: number) => void = () => undefined;

  /** What of budgets has been used since the last answer. */
  get points(): number {
    return this.used;
  }

  /** Counts what has been taken from budgets. */
  paid(points: number): void {
    this.used += points;
  }

  /** An answer has been given: what is used from now on is for the next. */
  answered(): void {
    this.used = 0;
  }

  /** Begins with what an operation costs by its form; a subscription begins anew with each event. */
  begin(price: number, onSpend = this.onSpend): void {
    this.spent = price;
    this.onSpend = onSpend;
  }

  /** Keeps what the fields below each field cost, for {@link items}. */
  keepChildPrices(prices: ReadonlyMap<FieldNode, number>): void {
    this.childPrices = prices;
  }

  /** @throws ApiError QUERY_TOO_COMPLEX when it is more than an operation may cost */
  spend(points: number): void {
    this.spent += points;
    if (this.spent > MAX_COMPLEXITY) throw costsTooMuch(this.spent, { more: true });
    this.paid(points);
    this.onSpend(points);
  }

  /** Charges for a list before it is made: each item and the fields asked of it. */
  items({ fieldNodes }: GraphQLResolveInfo, count: number): void {
    const below = fieldNodes.map((node) => this.childPrices.get(node) ?? 0);
    this.spend(count * (1 + below.reduce((sum, price) => sum + price, 0)));
  }
}

/** @param more whether it may cost more than is known of it */
export function costsTooMuch(
  price: number,
  { more, ...place }: ErrorLocation & { readonly more: boolean },
): GraphQLError {
  const points = Math.ceil(price);
  const texts = {
    en: `The query costs ${points}${more ? ' and more' : ''}, at most ${MAX_COMPLEXITY} are allowed.`,
    de: `Die Anfrage kostet ${points}${more ? ' und mehr' : ''}, erlaubt sind höchstens ${MAX_COMPLEXITY}.`,
  };
  return refusalAt('QUERY_TOO_COMPLEX', texts, place);
}
