import { Column, DefaultNamingStrategy } from 'typeorm';
import type { ColumnOptions } from 'typeorm';

/** Turns `dealNumber` into the column `deal_number`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns are named after their properties unless an entity says otherwise. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? columnName(property);
  }
}

/** A column with a time in milliseconds, the precision of JavaScript's `Date`. */
export const Instant = (options: Omit<ColumnOptions, 'type' | 'precision'> = {}) =>
  Column({ ...options, type: 'timestamp with time zone', precision: 3 });
