/** What the package takes from the schema: the file and its text. */
export function generated(): Promise<{ readonly path: string; readonly text: string }>;
