/** An action of a plan or autoplay whose delay is over. */
export interface DueAnswer {
  readonly matchId: string;
  readonly version: number;
  readonly seat: number;
  readonly userId: string;
  /** Whether the player still has the seat, and a plan or a wish that forced actions are played. */
  readonly isWanted: boolean;
}

/** The actions of plans and autoplay that are delayed. */
export abstract class DelayedAnswers {
  /** The due answers, the longest due first. An answer is returned again until it is settled or put off. */
  abstract due(limit: number): Promise<DueAnswer[]>;

  abstract settle(answer: DueAnswer): Promise<void>;

  /**
   * Tries again after a minute, then two, four … up to an hour, so that an answer that fails does not
   * delay others.
   */
  abstract putOff(answer: DueAnswer): Promise<void>;
}
