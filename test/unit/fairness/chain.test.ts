import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHAIN_LENGTH,
  LONGEST_CHAIN,
  checkpointOffset,
  drawChain,
  isLink,
  linkAt,
} from '../../../src/modules/fairness/domain/chain.js';
import type { Chain } from '../../../src/modules/fairness/domain/chain.js';
import { isCheckpoint, linkOfDeal } from '../../../src/modules/fairness/domain/dealing.js';
import { plainChain } from './plain-shuffle.js';

const SECRET = Buffer.alloc(32, 7);
let chain: Chain;
let links: Buffer[];

/** The checkpoint for a link, as the database function `shuffle_checkpoint` returns it. */
const checkpointFor = (k: number): Buffer => {
  const from = 32 * (Math.floor((k + 127) / 128) - 1);
  return chain.checkpoints.subarray(from, from + 32);
};

beforeAll(async () => {
  chain = await drawChain(SECRET);
  links = plainChain(SECRET, CHAIN_LENGTH);
});

describe('a chain of 1,024 links', () => {
  it('ends in the commitment that plain hashing gives', () => {
    expect(CHAIN_LENGTH).toBe(1024);
    expect(chain.commitment).toEqual(links[0]);
    expect(chain.checkpoints).toHaveLength(256);
  });

  it('every link of a hash chain can be computed from the checkpoint at or above it', () => {
    const ours = links.map((_, k) => (k === 0 ? links[0]! : linkAt(checkpointFor(k), k)));
    expect(Buffer.concat(ours).equals(Buffer.concat(links))).toBe(true);
  });

  it('the checkpoints of a hash chain are at the same places as in the database', () => {
    for (const k of [1, 127, 128, 129, 256, CHAIN_LENGTH, LONGEST_CHAIN]) {
      expect(checkpointOffset(k)).toBe(32 * (Math.floor((k + 127) / 128) - 1));
    }
  });

  it.each([0, -1, LONGEST_CHAIN + 1])('a hash chain has no link %i', (k) => {
    expect(() => linkAt(SECRET, k)).toThrow(RangeError);
    expect(isLink(SECRET, k, chain.commitment)).toBe(false);
  });

  it('a link of a hash chain is valid at its own place only', () => {
    for (const k of [1, 2, 127, 128, 129, 1000, CHAIN_LENGTH]) {
      expect(isLink(links[k]!, k, chain.commitment)).toBe(true);
      expect(isLink(links[k]!, k - 1, chain.commitment)).toBe(false);
      expect(isLink(links[k]!, k + 1, chain.commitment)).toBe(false);
    }
  });

  it('a link of a hash chain with one bit changed or another length is invalid', () => {
    for (let bit = 0; bit < 256; bit++) {
      const forged = Buffer.from(links[2]!);
      forged[bit >> 3]! ^= 1 << (bit & 7);
      expect(isLink(forged, 2, chain.commitment)).toBe(false);
    }
    expect(isLink(links[1]!.subarray(1), 1, chain.commitment)).toBe(false);
    expect(isLink(Buffer.alloc(0), 1, chain.commitment)).toBe(false);
  });

  it('each drawn hash chain is different', async () => {
    const [one, two] = await Promise.all([drawChain(), drawChain()]);
    expect(one.commitment.equals(two.commitment)).toBe(false);
  });

  it('a hash chain has a link for the draw and for 1,023 deals', () => {
    expect([linkOfDeal(0), linkOfDeal(1)]).toEqual([1, 2]);
    expect(isCheckpoint(checkpointFor(linkOfDeal(CHAIN_LENGTH - 1)))).toBe(true);
    expect(isCheckpoint(checkpointFor(linkOfDeal(CHAIN_LENGTH)))).toBe(false);
  });

  it('the longer hash chains of earlier matches are checked to their end', () => {
    const longer = plainChain(SECRET, LONGEST_CHAIN);
    expect(isLink(longer[LONGEST_CHAIN]!, LONGEST_CHAIN, longer[0]!)).toBe(true);
    expect(linkAt(longer[LONGEST_CHAIN]!, LONGEST_CHAIN - 3)).toEqual(longer[LONGEST_CHAIN - 3]);
  });
});
