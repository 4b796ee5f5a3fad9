/** What the package takes from the schema: the files' texts by their paths. */
export function generated(): Promise<ReadonlyMap<string, string>>;
