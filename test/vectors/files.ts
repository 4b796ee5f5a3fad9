/** Reads and writes the vectors for clients. */
import { readFile, writeFile } from 'node:fs/promises';

const FOLDER = new URL('../../docs/vectors/', import.meta.url);

const pathOf = (name: string): URL => new URL(`${name}.json`, FOLDER);

/** JSON with one line for each item of a list, so that a diff shows which items changed. */
export function linesOf(vectors: object): string {
  const members = Object.entries(vectors).map(([name, value]) => {
    const lines = Array.isArray(value)
      ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${lines}`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}

export const readVectors = (name: string): Promise<string> => readFile(pathOf(name), 'utf8');

export const writeVectors = (name: string, vectors: object): Promise<void> =>
  writeFile(pathOf(name), linesOf(vectors));
