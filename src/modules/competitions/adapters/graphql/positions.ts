/** The greatest integer of Postgres. */
const LARGEST = 2 ** 31 - 1;

/** Whether a decoded cursor is a number from 1. */
export const isNumberPosition = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST;

/** Whether a decoded cursor is two numbers from 1, as a round and a board. */
export const isPairPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumberPosition);
