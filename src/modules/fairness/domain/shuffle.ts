import { createHmac } from 'node:crypto';

/** The purpose of a shuffle; `lots` is a competition's draw. It is hashed too, so that no two purposes share a stream of random numbers. */
export type ShufflePurpose = 'draw' | 'deal' | 'playoff' | 'lots';

/** All inputs of one shuffle; they are public once the deal has ended. */
export interface ShuffleInput {
  readonly link: Buffer;
  readonly purpose: ShufflePurpose;
  /** The match's id as the API shows it, or the competition's. */
  readonly matchId: string;
  /** The deal's number from 1; 0 for the draw. In a competition the round's number, 0 for the order of lots. */
  readonly dealNumber: number;
  /** In seat order; empty for a seat that sent none. */
  readonly clientSeeds: readonly string[];
}

/** Stored with each deal. A new version is needed when the same input would give another order. */
export const SHUFFLE_ALGORITHM = 'fisher-yates/hmac-sha256/1';

const WORD_BYTES = 4;
const WORD_VALUES = 2 ** 32;

/** A uniform order of `deck` (Fisher–Yates, from the last place down), determined by `input` alone. */
export function shuffle<T>(deck: readonly T[], input: ShuffleInput): T[] {
  const order = [...deck];
  const words = wordsOf(input);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1, words);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** A uniform number below `bound`. Words in the last, incomplete span are discarded. */
export function below(bound: number, words: Iterator<number, never>): number {
  const limit = WORD_VALUES - (WORD_VALUES % bound);
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % bound;
}

/** The stream's 32-bit big-endian words: HMAC-SHA-256(link, fields, counter), counter from 0. */
function* wordsOf(input: ShuffleInput): Generator<number, never> {
  const fields = fieldsOf(input);
  for (let counter = 0; ; counter++) {
    const message = Buffer.concat([fields, lengthPrefixed(String(counter))]);
    const block = createHmac('sha256', input.link).update(message).digest();
    for (let at = 0; at < block.length; at += WORD_BYTES) yield block.readUInt32BE(at);
  }
}

function fieldsOf({ purpose, matchId, dealNumber, clientSeeds }: ShuffleInput): Buffer {
  return Buffer.concat([purpose, matchId, String(dealNumber), ...clientSeeds].map(lengthPrefixed));
}

/** The length in four bytes, big-endian, then the text in UTF-8: no two lists of fields give the same bytes. */
export function lengthPrefixed(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(WORD_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
