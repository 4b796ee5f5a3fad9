import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;

/** The files of a ZIP without a comment, by their names; read by its directory at the end. */
export function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== DIRECTORY_END) throw new Error('the ZIP is not complete');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('the directory is broken');
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    files.set(zip.toString('utf8', at + 46, at + 46 + name!), contentOf(zip, at));
    at += 46 + name! + extra! + comment!;
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): string {
  const size = zip.readUInt32LE(entry + 20);
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return inflateRawSync(zip.subarray(start, start + size)).toString('utf8');
}
