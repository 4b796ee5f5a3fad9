/** Clears away what has no use any more; called now and then by the worker. */
export abstract class AccountSweep {
  /**
   * Removes sessions that nobody used for 60 days (ended ones are kept until then: they tell which
   * networks an account knows), spent refresh tokens that would have expired, counters whose
   * time is over, and personal tokens a month after they expired.
   */
  abstract sweep(): Promise<void>;
}
