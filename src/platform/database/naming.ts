import { DefaultNamingStrategy } from 'typeorm';

/** `dealNumber` is the column `deal_number`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns are named after their properties unless an entity says otherwise. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? columnName(property);
  }
}
