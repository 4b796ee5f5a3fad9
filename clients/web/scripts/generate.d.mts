/** The generated files and their texts. */
export function generated(): Promise<readonly { readonly path: string; readonly text: string }[]>;
