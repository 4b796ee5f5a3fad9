/** Events that a subscriber does not want: they were read, so they are paid, but they are not sent. */
export interface LeftOut {
  readonly leftOut: number;
}
