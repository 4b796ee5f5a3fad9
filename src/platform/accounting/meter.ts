import type { FieldNode, GraphQLError, GraphQLResolveInfo } from 'graphql';
import { heldLimit } from '../api/limit.js';
import { refusalAt } from '../located-errors.js';
import type { ErrorLocation } from '../located-errors.js';

/**
 * The greatest cost of one operation, in points: a field costs 1, and a list as much as all items that it may have.
 */
export const MAX_COMPLEXITY = 5000;

/**
 * Counts the cost of one operation. Its price is known before it runs. The cost that depends on the data, such as the
 * number of deals in a match, is added while it runs.
 */
export class Meter {
  /** The price of the operation, without what is spent while it runs. */
  price = 0;
  private spent = 0;
  private used = 0;
  private childPrices: ReadonlyMap<FieldNode, number> = new Map();
  private onSpend: (points: number) => void = () => undefined;

  /** The points that were taken from budgets since the last answer. */
  get points(): number {
    return this.used;
  }

  /** Counts points that have been taken from budgets. */
  paid(points: number): void {
    this.used += points;
  }

  /** Starts counting for the next answer. */
  answered(): void {
    this.used = 0;
  }

  /** Starts with the price of an operation. */
  begin(price: number, onSpend: (points: number) => void): void {
    this.price = price;
    this.spent = price;
    this.onSpend = onSpend;
  }

  /** Starts anew with an item of a subscription. */
  beginItem(): void {
    this.spent = this.price;
    this.paid(this.price);
  }

  /** Stores the price of the fields below each field, for {@link items}. */
  keepChildPrices(prices: ReadonlyMap<FieldNode, number>): void {
    this.childPrices = prices;
  }

  /** @throws ApiError QUERY_TOO_COMPLEX when the cost is above the limit */
  spend(points: number): void {
    this.spent += points;
    if (this.spent > MAX_COMPLEXITY)
      throw costsTooMuch(this.spent, { more: true, dearestPath: null });
    this.paid(points);
    this.onSpend(points);
  }

  /** Charges for each item of a list and for the requested fields of the items, before the list is made. */
  items({ fieldNodes }: GraphQLResolveInfo, count: number): void {
    const below = fieldNodes.map((node) => this.childPrices.get(node) ?? 0);
    this.spend(count * (1 + below.reduce((sum, price) => sum + price, 0)));
  }
}

/**
 * @param more whether the real cost may be higher than `price`
 * @param dearestPath the path of the dearest field; null if it is the field of the error
 */
export function costsTooMuch(
  price: number,
  {
    more,
    dearestPath,
    ...place
  }: ErrorLocation & { readonly more: boolean; readonly dearestPath: readonly string[] | null },
): GraphQLError {
  const points = Math.ceil(price);
  const texts = {
    en: `The query costs ${points}${more ? ' or more' : ''}: at most ${MAX_COMPLEXITY} are allowed.`,
    de: `Die Anfrage kostet ${points}${more ? ' oder mehr' : ''}: höchstens ${MAX_COMPLEXITY} sind erlaubt.`,
  };
  const limit = heldLimit('operation', MAX_COMPLEXITY, 'POINTS');
  return refusalAt('QUERY_TOO_COMPLEX', texts, place, { points, limit, dearestPath });
}
