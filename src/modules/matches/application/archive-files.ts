import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../../../platform/config/config.js';
import type { ArchiveLine, ArchiveMonth } from '../storage/archive/archive-months.js';

/** The first line of a file. */
interface Head {
  readonly table: 'match_archives';
  readonly format: 1;
  readonly month: ArchiveMonth;
}

/** The last line: how many rows come before it, and the SHA-256 of their lines. A file without it is not complete. */
interface Foot {
  readonly rows: number;
  readonly sha256: string;
}

/** A complete file, and what it holds. */
export interface ArchiveFile extends Foot {
  readonly month: ArchiveMonth;
}

const NOT_COMPLETE = 'The file is not a complete month of match_archives';

/** Writes a month as lines of JSON, compressed. The file has its name only when it is complete and on the disk. */
export async function writeArchiveFile(
  file: string,
  month: ArchiveMonth,
  rows: AsyncIterable<ArchiveLine>,
): Promise<void> {
  const part = `${file}.part`;
  await pipeline(Readable.from(linesOf(month, rows)), createGzip(), createWriteStream(part));
  const written = await open(part, 'r+');
  await written.sync();
  await written.close();
  await rename(part, file);
}

async function* linesOf(month: ArchiveMonth, rows: AsyncIterable<ArchiveLine>) {
  const head: Head = { table: 'match_archives', format: 1, month };
  yield `${JSON.stringify(head)}\n`;
  const hash = createHash('sha256');
  let count = 0;
  for await (const { matchId, endedAt, content } of rows) {
    const line = `${JSON.stringify({ matchId, endedAt, content })}\n`;
    hash.update(line);
    count++;
    yield line;
  }
  const foot: Foot = { rows: count, sha256: hash.digest('hex') };
  yield `${JSON.stringify(foot)}\n`;
}

/** Reads a file to its end. @throws StartupError if it is not complete, or not such a file */
export async function checkArchiveFile(file: string): Promise<ArchiveFile> {
  const hash = createHash('sha256');
  let head: Partial<Head> | null = null;
  let foot: Partial<Foot> = {};
  let rows = 0;
  for await (const line of readLines(file)) {
    const json = JSON.parse(line) as Partial<Head & Foot & ArchiveLine>;
    if (head === null) head = json;
    else if (json.matchId === undefined) foot = json;
    else {
      hash.update(`${line}\n`);
      rows++;
    }
  }
  const sha256 = hash.digest('hex');
  const isWhole = head?.table === 'match_archives' && head.format === 1 && head.month !== undefined;
  if (!isWhole || foot.rows !== rows || foot.sha256 !== sha256)
    throw new StartupError(NOT_COMPLETE);
  return { month: head!.month!, rows, sha256 };
}

/** The rows of a file that has been checked. */
export async function* readArchiveFile(file: string): AsyncGenerator<ArchiveLine> {
  for await (const line of readLines(file)) {
    const row = JSON.parse(line) as ArchiveLine;
    if (row.matchId) yield row;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = createReadStream(file).pipe(createGunzip());
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
  } catch (error) {
    throw new StartupError(`${NOT_COMPLETE}: ${(error as Error).message}`);
  }
}
