import { readdir, readFile } from 'node:fs/promises';

/** A fenced block of a document. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** The place of the block, as in "docs/api.md:12". */
  readonly place: string;
}

const FENCE = /^```(\w+)\n(.*?)^```$/gms;

/** The fenced blocks of a document, in order. */
export async function blocksIn(path: string): Promise<Block[]> {
  const document = await readFile(path, 'utf8');
  return [...document.matchAll(FENCE)].map((match) => ({
    language: match[1]!,
    text: match[2]!,
    place: `${path}:${document.slice(0, match.index).split('\n').length}`,
  }));
}

/** The Markdown files of the project's root and of docs. */
export async function documents(): Promise<string[]> {
  const pages = (await readdir('docs', { recursive: true })).map((file) => `docs/${file}`);
  return [...(await readdir('.')), ...pages].filter((file) => file.endsWith('.md'));
}

export const code = (text: string): string => `\`${text}\``;

/** A table as Prettier writes it: every column as wide as its widest cell. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, i) =>
    Math.max(3, ...[header, ...rows].map((row) => [...row[i]!].length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell + ' '.repeat(widths[i]! - [...cell].length)).join(' | ')} |`;
  return [header, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

const MARK = /<!-- table: ([\w-]+) -->\n(.*?)<!-- \/table -->/gs;

/** The document with the tables between their marks, by name. */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  return document.replace(MARK, (_whole, name: string) => {
    const content = tables[name];
    if (content === undefined) throw new Error(`nothing generates a table called ${name}`);
    return `<!-- table: ${name} -->\n\n${content}\n\n<!-- /table -->`;
  });
}
