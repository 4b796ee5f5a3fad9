/** What the client takes from the schema: the files and their texts. */
export function generated(): Promise<readonly { readonly path: string; readonly text: string }[]>;
