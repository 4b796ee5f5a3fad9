/** A place in one sequence: that of a match or of a user, by its id. */
export type Place = readonly [sequence: string, position: number];

/** Whether a decoded cursor is a place in this sequence. */
export const isPlaceIn =
  (sequence: string) =>
  (value: unknown): value is Place =>
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] === sequence &&
    Number.isSafeInteger(value[1]) &&
    value[1] >= 0;
