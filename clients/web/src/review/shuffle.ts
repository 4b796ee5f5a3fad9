/** The shuffle by the browser's Web Crypto, byte by byte as docs/fairness.md describes it. */
import { RANKS } from '../cards/card';

/** The order of the suits in a sorted deck. It differs from the order in a hand. */
const SUITS = ['H', 'D', 'S', 'C'];

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The link after hashing it `times` times with SHA-256, in hex. */
export async function hashed(link: string, times: number): Promise<string> {
  let bytes = bytesOf(link);
  for (let i = 0; i < times; i++)
    bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hexOf(bytes);
}

/** F(text): its length in four bytes, then the text in UTF-8. */
function field(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, bytes.length);
  return [...new Uint8Array(length.buffer), ...bytes];
}

interface Seed {
  readonly link: string;
  readonly purpose: 'deal' | 'draw' | 'playoff';
  readonly dealNumber: number;
  readonly matchId: string;
  readonly clientSeeds: readonly string[];
}

/** The stream of 32-bit numbers from a link and the players' seeds. */
async function* numbers(seed: Seed): AsyncGenerator<number, never> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed.link), algorithm, false, ['sign']);
  const { purpose, matchId, dealNumber, clientSeeds } = seed;
  const fields = [purpose, matchId, String(dealNumber), ...clientSeeds].flatMap(field);
  for (let counter = 0; ; counter++) {
    const message = Uint8Array.from([...fields, ...field(String(counter))]);
    const block = new DataView(await crypto.subtle.sign('HMAC', key, message));
    for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at);
  }
}

/** The highest values are rejected. Otherwise low numbers would be more likely. */
async function below(bound: number, stream: AsyncGenerator<number, never>): Promise<number> {
  for (;;) {
    const { value } = await stream.next();
    if (value < 2 ** 32 - (2 ** 32 % bound)) return value % bound;
  }
}

const sortedDeck = (size: number): string[] =>
  SUITS.flatMap((suit) => RANKS.slice(0, size / SUITS.length).map((rank) => suit + rank));

/** The deck, shuffled by the stream of this seed. */
export async function shuffled(size: number, seed: Seed): Promise<string[]> {
  const order = sortedDeck(size);
  const stream = numbers(seed);
  for (let i = order.length - 1; i >= 1; i--) {
    const j = await below(i + 1, stream);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
