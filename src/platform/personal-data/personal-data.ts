/** What a column holds, seen from the person whose account it is about. */
export const DATA_CLASSES = ['service', 'account', 'personal', 'secret'] as const;

/**
 * - `service`: says nothing about a person by itself: ids, times and counts of the service, cards, rules, and texts
 *   that belong to many, such as the name of a club.
 * - `account`: the id of an account. It is nameless once the account has ended.
 * - `personal`: was given by a person, or tells something about one.
 * - `secret`: proves who somebody is, such as a password’s hash; or is an archive itself. It is in no archive.
 */
export type DataClass = (typeof DATA_CLASSES)[number];

/**
 * What becomes of a row when the account that a column names ends.
 *
 * - `DELETED`: the row is deleted.
 * - `KEPT`: the row stays, because it is part of what others have; its `overwrite` is carried out.
 * - `UNLINKED`: the row stays as it is, but the column becomes NULL.
 */
export type RowEnd = 'DELETED' | 'KEPT' | 'UNLINKED';

/** A column that names accounts. */
export interface AccountColumn {
  readonly column: string;
  readonly end: RowEnd;
  /** The rows to look for; the others end with the row that `through` names, or later. */
  readonly where?: string;
}

/**
 * The rows belong to the accounts to which their row of another table belongs. A foreign key with ON DELETE CASCADE
 * deletes them with it, so nothing else has to.
 */
export interface OwnedThrough {
  readonly column: string;
  /** The other table, and its column with the same value. */
  readonly table: string;
  readonly key: string;
}

/** The file of a table in the archive of a person, a line for each row. Secret columns are left out. */
export interface DataFile {
  /** Without an ending. */
  readonly name: string;
  readonly about: { readonly en: string; readonly de: string };
  /** The columns by which a row is this person's; all of `of` by default. Never the one reported or blocked. */
  readonly of?: readonly string[];
  /**
   * The columns in whose order pages are read, separated by spaces: an index has those that are not the column of the
   * account after it.
   * `MATCH`: the rows are read with the matches of the person, by `match_id`. Without it all rows are read at once,
   * because a limit keeps them few.
   */
  readonly by?: string;
  /** Columns that are not this person's to know, separated by spaces: who has reported or judged them. */
  readonly without?: string;
  /** Columns that only the account in another column may know: that one has declined a request, for example. */
  readonly onlyFor?: Readonly<Record<string, string>>;
  /** The rows that are this person's to know, as an SQL condition on the row `t`; all by default. */
  readonly where?: string;
}

/**
 * What the service holds in one table, column by column. The archive of a person, the end of an account, docs/privacy.md
 * and the test of completeness are made from it.
 */
export interface TableData {
  readonly table: string;
  /** What a row is. */
  readonly about: string;
  /** What it is needed for. */
  readonly why: string;
  /** For how long, while the account exists. */
  readonly kept: string;
  readonly of?: readonly AccountColumn[];
  readonly through?: OwnedThrough;
  /**
   * The SQL expressions that columns get in a row that is KEPT: every personal and every secret one. They are written
   * for `table` alone and may read its other columns.
   */
  readonly overwrite?: Readonly<Record<string, string>>;
  /** Why rows with personal columns are not found by account: they end by themselves, after this time. */
  readonly passing?: string;
  /** The names of all columns, separated by spaces. Each has one class. */
  readonly columns: Readonly<Partial<Record<DataClass, string>>>;
  readonly file?: DataFile;
}

/** The end of `UPDATE ... SET` for rows of a table that are kept. */
export const overwrites = (tables: readonly TableData[], table: string): string =>
  Object.entries(tables.find((data) => data.table === table)!.overwrite ?? {})
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');

/** The names in a list that is separated by spaces. */
export const namesIn = (list = ''): string[] => list.split(' ').filter((name) => name !== '');

/** The columns of a table that have one of these classes. */
export const columnsOf = (data: TableData, ...classes: readonly DataClass[]): string[] =>
  classes.flatMap((it) => namesIn(data.columns[it]));

/** The columns of a row in the archive of a person. */
export function shownColumnsOf(data: TableData): string[] {
  const without = namesIn(data.file?.without);
  return columnsOf(data, 'personal', 'account', 'service').filter((it) => !without.includes(it));
}

/** The columns by which rows of a table are in the archive of a person. */
export const fileColumnsOf = ({ file, of = [] }: TableData): string[] =>
  file ? [...(file.of ?? of.map(({ column }) => column))] : [];

/** Whether the end of an account has to find the rows whose column names it. */
export const isTouchedBy = ({ overwrite }: TableData, { end }: AccountColumn): boolean =>
  end !== 'KEPT' || overwrite !== undefined;

/**
 * The list of what is held in every table. Each module adds its own in `<name>.module.ts`, from
 * `storage/personal-data.ts`; test/integration/storage/personal-data.test.ts fails for a table or a column that is
 * missing, and test/integration/accounts/dump.test.ts for what is found in a dump after the end of an account.
 *
 * How an account ends by it, in bounded batches: for each table and each column of `of` that `isTouchedBy` says is to be
 * found, `DELETE`, or `UPDATE ... SET` its `overwrite`, or `UPDATE ... SET column = NULL`, for the next few hundred rows
 * `WHERE column = :userId`. An index begins with that column. Overwritten rows are told from others by the values that
 * they get; tables with `through` need nothing.
 */
export class PersonalData {
  private readonly list: TableData[] = [];

  register(tables: readonly TableData[]): void {
    this.list.push(...tables);
  }

  /** All tables, in the order of their names. */
  get all(): readonly TableData[] {
    return [...this.list].sort((a, b) => (a.table < b.table ? -1 : 1));
  }
}
