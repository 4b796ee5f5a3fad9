/** A place in the record: how many actions of a deal have been played. */
export interface Place {
  readonly deal: number;
  readonly position: number;
}
