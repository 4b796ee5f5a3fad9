import { Column } from 'typeorm';
import type { ColumnOptions } from 'typeorm';

/** A column with a moment, to the millisecond: what JavaScript's `Date` holds. */
export const Instant = (options: Omit<ColumnOptions, 'type' | 'precision'> = {}) =>
  Column({ ...options, type: 'timestamp with time zone', precision: 3 });
