import { getMetadataArgsStorage } from 'typeorm';
import { columnName } from './entity.js';
import type { EntityClass } from './statement.js';

/** The parts of an INSERT of one row, made from the entity: a new column changes no SQL. */
export interface Insertion<Row extends object> {
  readonly columns: string;
  /** In the order of the columns, each named after its property. */
  readonly parameters: string;
  /** The values of the parameters; JSON as text, because `pg` would send an array as an array of Postgres. */
  readonly valuesOf: (row: Row) => Readonly<Record<keyof Row, unknown>>;
}

/** @param others the columns that keep their defaults */
export function insertionInto<Row extends object, Other extends keyof Row = never>(
  table: EntityClass<Row>,
  others: readonly Other[],
): Insertion<Omit<Row, Other>> {
  const left = new Set<unknown>(others);
  const properties = getMetadataArgsStorage()
    .filterColumns(table)
    .filter(({ propertyName }) => !left.has(propertyName))
    .map(({ propertyName, options }) => ({ name: propertyName, isJson: options.type === 'jsonb' }));
  return {
    columns: properties.map(({ name }) => columnName(name)).join(', '),
    parameters: properties.map(({ name }) => `:${name}`).join(', '),
    valuesOf: (row) => {
      const values = row as Readonly<Record<string, unknown>>;
      const entries = properties.map(({ name, isJson }) => {
        const value = values[name];
        return [name, isJson && value !== null ? JSON.stringify(value) : value] as const;
      });
      return Object.fromEntries(entries) as Record<keyof Omit<Row, Other>, unknown>;
    },
  };
}
