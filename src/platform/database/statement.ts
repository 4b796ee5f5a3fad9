import { getMetadataArgsStorage } from 'typeorm';
import { columnName } from './entity.js';

/**
 * SQL written by hand, for queries in which one round trip matters. Its rows and parameters are typed. Postgres plans
 * it once for each connection.
 */
export interface Statement<Row extends object, Values extends object> {
  /** The name has at most 63 characters: Postgres cuts longer ones. */
  readonly name: string;
  readonly text: string;
  /** The values in the order of the text. @throws Error if one is missing */
  readonly bind: (values: Values) => unknown[];
  /** Never set: it only gives the compiler the type of the rows. */
  readonly row?: Row;
}

/** The values of a statement without parameters. */
export type NoValues = Record<never, never>;

/** Matches `:name` in SQL, but not the cast `::name` or `HH24:MI`. */
const PARAMETER = /(?<![:\w]):([a-z]\w*)/gi;

/** Matches a list of values for which rows are wanted. */
const LIST = /\bANY\((:\w+::\w+\[\])\)/g;

/**
 * Hides the length of a list from Postgres. It would take it for a reason to plan the statement anew each time, which
 * takes longer than reading the rows. {@link statement} does so for each `ANY(:list::type[])`.
 */
export const hiddenList = (list: string): string => `ARRAY(SELECT unnest(${list}))`;

const made = new Map<string, Statement<object, never>>();

/** All statements that have been made so far. */
export const STATEMENTS: ReadonlyMap<string, Statement<object, never>> = made;

/**
 * @param text with `:name` for each parameter, which is replaced by `$n`
 * @throws Error if another statement has the name: a connection would refuse to prepare the second
 */
export function statement<Row extends object, Values extends object = NoValues>(
  name: string,
  text: string,
): Statement<Row, Values> {
  const names: string[] = [];
  const positional = text
    .replace(LIST, `ANY(${hiddenList('$1')})`)
    .replace(PARAMETER, (_, parameter: string) => {
      const known = names.indexOf(parameter);
      return `$${known < 0 ? names.push(parameter) : known + 1}`;
    });
  if ((made.get(name)?.text ?? positional) !== positional)
    throw new Error(`two statements are called ${name}`);
  const bind = (values: Values) => names.map((it) => valueOf(values, it, name));
  const it: Statement<Row, Values> = { name, text: positional, bind };
  made.set(name, it);
  return it;
}

function valueOf(values: object, parameter: string, statementName: string): unknown {
  if (parameter in values) return values[parameter as keyof typeof values];
  throw new Error(`${statementName} was run without :${parameter}`);
}

/** An entity: a class whose instances are rows. */
export type EntityClass<Row> = abstract new () => Row;

/** The selected columns, in the form of TypeORM's `select`. */
export type ColumnSelection<Row> = Readonly<Partial<Record<keyof Row & string, true>>>;

/**
 * The columns of a table for a SELECT or RETURNING, each named after its property.
 *
 * @param selection the columns; all of them by default
 */
export function columns<Row>(
  table: EntityClass<Row>,
  selection?: ColumnSelection<Row>,
  alias = '',
): string {
  return listed(selection ? Object.keys(selection) : propertiesOf(table), alias);
}

/** All columns of a table except `others`. */
export function columnsBut<Row>(
  table: EntityClass<Row>,
  others: readonly (keyof Row & string)[],
  alias = '',
): string {
  const left = new Set<string>(others);
  return listed(
    propertiesOf(table).filter((it) => !left.has(it)),
    alias,
  );
}

function listed(properties: readonly string[], alias: string): string {
  const prefix = alias && `${alias}.`;
  return properties.map((it) => `${prefix}${columnName(it)} AS "${it}"`).join(', ');
}

/** A row as JSON: instants and bytes are texts. */
export type JsonRow<Row> = {
  readonly [K in keyof Row]: Date extends Row[K]
    ? unknown
    : Row[K] extends Buffer
      ? string
      : Row[K];
};

/** A row of `table` from the JSON that Postgres has made of it; the JSON is used for the row. */
export function rowFromJson<Row extends object>(
  table: EntityClass<object>,
  json: JsonRow<Row>,
): Row {
  const row = json as Record<string, unknown>;
  for (const { property, parse } of parsersOf(table)) {
    const text = row[property];
    if (typeof text === 'string') row[property] = parse(text);
  }
  return row as Row;
}

interface PropertyParser {
  readonly property: string;
  readonly parse: (text: string) => unknown;
}

/** How the types whose JSON is not their value are read. Postgres writes bytes as `\x` and hexadecimal digits. */
const PARSERS: Readonly<Record<string, PropertyParser['parse']>> = {
  'timestamp with time zone': (text) => new Date(text),
  bytea: (text) => Buffer.from(text.slice(2), 'hex'),
};

const parsers = new Map<EntityClass<object>, readonly PropertyParser[]>();

function parsersOf(table: EntityClass<object>): readonly PropertyParser[] {
  const known = parsers.get(table);
  if (known) return known;
  const made = getMetadataArgsStorage()
    .filterColumns(table)
    .flatMap(({ propertyName: property, options }) => {
      const parse = PARSERS[String(options.type)];
      return parse ? [{ property, parse }] : [];
    });
  parsers.set(table, made);
  return made;
}

function propertiesOf(table: EntityClass<unknown>): string[] {
  return getMetadataArgsStorage()
    .filterColumns(table)
    .map(({ propertyName }) => propertyName);
}
