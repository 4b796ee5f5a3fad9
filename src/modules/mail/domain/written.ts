/** What a letter says, before it is set as plain text and as HTML. */
export interface Written {
  readonly subject: string;
  /** Paragraphs; a line break within one is kept. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string } | null;
  /** Why the reader gets it, and what to do about it. */
  readonly footer: string;
}
