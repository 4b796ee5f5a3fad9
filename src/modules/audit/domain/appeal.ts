/** An appeal of the person concerned, and its answer. */
export interface Appeal {
  readonly entryId: string;
  readonly userId: string;
  readonly text: string;
  readonly madeAt: Date;
  readonly answeredById: string | null;
  readonly answeredAt: Date | null;
  /** Null while nobody has answered. */
  readonly isGranted: boolean | null;
  readonly answer: string | null;
}

/** How long the text of an appeal, and of its answer, may be. */
export const MAX_APPEAL = 2000;
