/** An item of a subscription. */
export interface StreamItem<T> {
  readonly value: T;
  /**
   * The change that others get, too, as one object in this process: what they read of it, and answers that they ask for
   * alike, are made once. Null if only this subscriber gets it.
   */
  readonly subject: object | null;
  /** The cursor after which a broken stream continues; null if the items have none. */
  readonly cursor: string | null;
}

/** An item that others get, too. */
export const sharedItem = <T>(
  value: T,
  subject: object,
  cursor: string | null = null,
): StreamItem<T> => ({ value, subject, cursor });

/** The `resolve` of a subscription. */
export const valueOf = <T>({ value }: StreamItem<T>): T => value;

/** A sentence for descriptions of subscriptions. */
export const EACH_IS_PAID = 'Each of these items costs as much as subscribing.';
