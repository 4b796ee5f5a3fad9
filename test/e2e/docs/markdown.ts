import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { anchorOf } from '../../support/citations.js';

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

/** A link of a document to a file of the project, or to a heading in it. */
export interface FileLink {
  readonly file: string;
  /** The heading, as GitHub writes it in addresses. */
  readonly anchor: string | undefined;
}

const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g;

/** The links of a document, except those to other sites. */
export async function linksIn(path: string): Promise<FileLink[]> {
  const document = await readFile(path, 'utf8');
  return [...document.matchAll(LINK)].map(([, target, anchor]) => ({
    file: target ? normalize(join(dirname(path), target)) : path,
    anchor,
  }));
}

/** The anchors of a document's headings. */
export async function anchorsIn(path: string): Promise<string[]> {
  const document = (await readFile(path, 'utf8')).replace(FENCE, '');
  return [...document.matchAll(/^#+ (.+)$/gm)].map((heading) => anchorOf(heading[1]!));
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
