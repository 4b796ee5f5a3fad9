/** Writes small pictures of pages: PNG with a palette (W3C PNG, third edition). */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The bytes of a chunk's length, type and checksum. */
const WORD = 4;

/** The largest palette whose indexes fit into one byte. */
const MAX_COLOURS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue as one number each, row by row. */
  readonly colours: Uint32Array;
}

/** Reduces a picture to its most frequent colours. Each other colour becomes the nearest of them. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, colours } = pixelsOf(png);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
  const palette = byCount.slice(0, MAX_COLOURS);
  const paletteIndexes = new Map(byCount.map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach(
    (colour, i) => (rows[i + Math.floor(i / width) + 1] = paletteIndexes.get(colour)!),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, WORD);
  header.set([8, 3, 0, 0, 0], 2 * WORD); // eight bits per pixel, with a palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const partsOf = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(palette: readonly number[], colour: number): number {
  const own = partsOf(colour);
  const distances = palette.map((other) =>
    partsOf(other).reduce((sum, part, i) => sum + (part - own[i]!) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(WORD), Buffer.alloc(WORD)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Reads a PNG as Chromium writes it: eight bits per channel, with or without opacity, not interlaced. */
export function pixelsOf(png: Buffer): Pixels {
  const header = chunksOf(png, 'IHDR')[0]!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(WORD)];
  const size = header[9] === 6 ? 4 : 3;
  const filtered = inflateSync(Buffer.concat(chunksOf(png, 'IDAT')));
  const line = width * size;
  let above = new Uint8Array(line);
  const colours = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * (line + 1);
    const row = unfiltered(filtered.subarray(start + 1, start + 1 + line), above, {
      filter: filtered[start]!,
      size,
    });
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = row.subarray(x * size);
      colours[y * width + x] = (red! << 16) | (green! << 8) | blue!;
    }
    above = row;
  }
  return { width, height, colours };
}

function chunksOf(png: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const start = at + 2 * WORD;
    const end = start + png.readUInt32BE(at);
    if (png.toString('latin1', at + WORD, start) === type) found.push(png.subarray(start, end));
    at = end + WORD;
  }
  return found;
}

interface Line {
  readonly filter: number;
  /** Bytes per pixel. */
  readonly size: number;
}

/** Undoes a row's filter: each byte is stored as its difference from a prediction by its neighbours. */
function unfiltered(
  bytes: Uint8Array,
  above: Uint8Array,
  { filter, size }: Line,
): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(bytes.length);
  bytes.forEach((byte, i) => {
    const [left, up, corner] = [row[i - size] ?? 0, above[i]!, above[i - size] ?? 0];
    row[i] = byte + PREDICTIONS[filter]!(left, up, corner);
  });
  return row;
}

const PREDICTIONS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(guess - each));
  if (a! <= b! && a! <= c!) return left;
  return b! <= c! ? up : corner;
}
