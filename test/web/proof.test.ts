/** Real: the page's own check of a shuffle. Node has the same Web Crypto as browsers. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { VARIANTS } from '../../src/engine/index.js';

interface ShuffleResult {
  readonly number: number;
  readonly isLink: boolean;
  readonly isShuffle: boolean;
}

interface DealVector {
  readonly number: number;
  readonly link: string;
  readonly dealer: number;
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
}

interface Vector {
  readonly variant: string;
  readonly preset: string;
  readonly matchId: string;
  readonly clientSeeds: readonly string[];
  readonly commitment: string;
  readonly draw: { readonly link: string; readonly rounds: object[][]; readonly dealer: number };
  readonly deals: readonly DealVector[];
}

type Verified = (proof: object) => AsyncIterable<ShuffleResult>;

const { matches } = JSON.parse(await readFile('docs/vectors/shuffle.json', 'utf8')) as {
  readonly matches: readonly Vector[];
};

let verified: Verified;
beforeAll(async () => {
  const path = resolve('clients/web/src/review/verify.ts');
  ({ verified } = (await runnerImport<{ verified: Verified }>(path, { configFile: false })).module);
});

/** The vector in the form of `Match.proof`. */
const proofOf = (vector: Vector) => ({
  ...vector,
  rules: VARIANTS.find(({ key }) => key === vector.variant)!.ruleset.presets[vector.preset]!,
  deals: vector.deals.map((deal) => ({ ...deal, variant: vector.variant, actions: [] })),
});

async function resultsOf(proof: object): Promise<ShuffleResult[]> {
  const results: ShuffleResult[] = [];
  for await (const verdict of verified(proof)) results.push(verdict);
  return results;
}

const right = (number: number): ShuffleResult => ({ number, isLink: true, isShuffle: true });

/** Replaces one character. */
const changedHex = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

/** A copy with a change in the first deal. */
const withDeal = (vector: Vector, change: (deal: DealVector) => Partial<DealVector>): Vector => {
  const [first, ...others] = vector.deals;
  return { ...vector, deals: [{ ...first!, ...change(first!) }, ...others] };
};

const turned = (hands: DealVector['hands']) => [...hands.slice(1), hands[0]!];

describe('the check of a shuffle in the web client', () => {
  it.each(matches)(
    'the proof of a fair shuffle passes the check: $variant, $preset',
    async (vector) => {
      expect(await resultsOf(proofOf(vector))).toEqual([0, 1, 2].map(right));
    },
  );

  it('deals after a restore belong to a chain of their own', async () => {
    const proof = proofOf(matches[0]!);
    const other = changedHex(proof.commitment);
    const later = (deal: number) => [{ deal, commitment: other }];
    const linksOf = async (changed: object) =>
      (await resultsOf({ ...proof, ...changed })).map(({ isLink }) => isLink);
    expect(await linksOf({ laterCommitments: later(2) })).toEqual([true, true, false]);
    const back = [...later(1), { deal: 2, commitment: proof.commitment }];
    expect(await linksOf({ laterCommitments: back })).toEqual([true, false, true]);
  });

  it.each(matches)('shows which part of a proof was changed: $variant, $preset', async (vector) => {
    const { clientSeeds, commitment, draw } = vector;
    const [name, ...others] = clientSeeds;
    const wrongIn = async (changed: Vector) =>
      (await resultsOf(proofOf(changed)))
        .filter(({ isLink, isShuffle }) => !isLink || !isShuffle)
        .map(({ number, isLink }) => `${number} ${isLink ? 'cards' : 'link'}`);
    const swapped = withDeal(vector, ({ hands }) => ({ hands: turned(hands) }));
    expect(await wrongIn(swapped)).toEqual(['1 cards']);
    const dealtByAnother = withDeal(vector, ({ dealer }) => ({
      dealer: (dealer + 1) % clientSeeds.length,
    }));
    expect(await wrongIn(dealtByAnother)).toEqual(['1 cards']);
    const fromAnother = withDeal(vector, ({ link }) => ({ link: changedHex(link) }));
    expect(await wrongIn(fromAnother)).toEqual(['1 link']);
    const drawnByAnother = { ...draw, dealer: (draw.dealer + 1) % clientSeeds.length };
    expect(await wrongIn({ ...vector, draw: drawnByAnother })).toEqual(['0 cards']);
    expect(await wrongIn({ ...vector, clientSeeds: [`${name}!`, ...others] })).toEqual(
      [0, 1, 2].map((number) => `${number} cards`),
    );
    expect(await wrongIn({ ...vector, commitment: changedHex(commitment) })).toEqual(
      [0, 1, 2].map((number) => `${number} link`),
    );
  });
});
