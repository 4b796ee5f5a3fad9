/** The package's reference: the file and its text. */
export function reference(): Promise<{ readonly path: string; readonly text: string }>;
