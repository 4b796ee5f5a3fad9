import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive, whose content is made when its turn has come. */
export interface ZipEntry {
  readonly name: string;
  readonly content: () => AsyncIterable<string> | Iterable<string>;
}

/** A part of the stored bytes. */
const PART_BYTES = 1024 * 1024;

/**
 * The bytes of an archive, in parts of a megabyte. One file is made after the other, and only as fast as parts are taken, so
 * that no more than a few pages of rows and a part are in memory.
 *
 * @throws what the content of a file throws
 */
export async function* zipParts(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const opened: Readable[] = [];
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, { mtime: at }, (begin) => {
      const stream = Readable.from(content()).on('error', (error) => output.destroy(error));
      opened.push(stream);
      begin(null, stream);
    });
  zip.end();
  try {
    yield* partsOf(output);
  } finally {
    for (const stream of opened) stream.destroy();
    output.destroy();
  }
}

async function* partsOf(bytes: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const all = Buffer.concat(held);
    for (let at = 0; at + PART_BYTES <= all.length; at += PART_BYTES)
      yield all.subarray(at, at + PART_BYTES);
    held = [all.subarray(all.length - (all.length % PART_BYTES))];
    size = held[0]!.length;
  }
  if (size > 0) yield Buffer.concat(held);
}
