import { hash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many links a new match has: one for the draw, one for each deal (ADR 5). */
export const CHAIN_LENGTH = 1024;
/** The length of chains of older matches: no chain is longer. */
export const LONGEST_CHAIN = 16_384;
/** Each link whose number is a multiple of this is stored. So at most this many hashes lead to any link. */
const CHECKPOINT_EVERY = 128;
const LINK_BYTES = 32;
/** How many hashes are computed in one turn of the event loop (some tenths of a millisecond). */
const HASHES_A_TURN = 256;

/** A match's hash chain: link k hashes to link k − 1, link 0 is the commitment. */
export interface Chain {
  readonly commitment: Buffer;
  /** Links 128, 256 … 1024, one after the other. Secret: they reveal every deal. */
  readonly checkpoints: Buffer;
}

/** The link before `link`. By way of a text, because a digest in a buffer of its own takes twice as long. */
export function hashLink(link: Buffer): Buffer {
  return Buffer.from(hash('sha256', link, 'hex'), 'hex');
}

/** Draws a secret and hashes it down to its commitment, without blocking the event loop. */
export async function drawChain(secret: Buffer = randomBytes(LINK_BYTES)): Promise<Chain> {
  const checkpoints = Buffer.alloc((CHAIN_LENGTH / CHECKPOINT_EVERY) * LINK_BYTES);
  let link = secret;
  for (let k = CHAIN_LENGTH; k > 0; k--) {
    if (k % CHECKPOINT_EVERY === 0) link.copy(checkpoints, checkpointOffset(k));
    link = hashLink(link);
    if (k % HASHES_A_TURN === 0) await nextTurn();
  }
  return { commitment: link, checkpoints };
}

/** The offset, in the checkpoints, of the nearest checkpoint at or above link `k`. */
export function checkpointOffset(k: number): number {
  return (Math.ceil(k / CHECKPOINT_EVERY) - 1) * LINK_BYTES;
}

/** Whether two links are computed from the same checkpoint. */
export function shareCheckpoint(k: number, other: number): boolean {
  return checkpointOffset(k) === checkpointOffset(other);
}

/** Link `k`, from the checkpoint at or above it. @throws RangeError beyond the chain's end */
export function linkAt(checkpoint: Buffer, k: number): Buffer {
  if (k < 1 || k > LONGEST_CHAIN) throw new RangeError(`the chain has no link ${k}`);
  let link = checkpoint;
  for (let i = Math.ceil(k / CHECKPOINT_EVERY) * CHECKPOINT_EVERY; i > k; i--)
    link = hashLink(link);
  return link;
}

/** Whether `link` is link `k` of the chain that ends in `commitment`. */
export function isLink(link: Buffer, k: number, commitment: Buffer): boolean {
  if (link.length !== LINK_BYTES || k < 1 || k > LONGEST_CHAIN) return false;
  let end = link;
  for (let i = 0; i < k; i++) end = hashLink(end);
  return end.equals(commitment);
}
