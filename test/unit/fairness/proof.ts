import { drawForDealer, variantOf } from '../../../src/engine/index.js';
import type { CardToken } from '../../../src/engine/index.js';
import { drawChain } from '../../../src/modules/fairness/domain/chain.js';
import { linkOfDeal, shuffleDeck } from '../../../src/modules/fairness/domain/dealing.js';
import type { ShufflePurpose } from '../../../src/modules/fairness/domain/shuffle.js';
import type { MatchProof } from '../../../src/modules/fairness/domain/verify.js';

const { checkpoints, commitment } = await drawChain(Buffer.alloc(32, 42));

/** The public data of a match of `deals` deals, dealt as the service deals. */
export function proofOf(key: string, preset: string, deals: number): MatchProof {
  const variant = variantOf(key)!;
  const options = variant.ruleset.presets[preset]!;
  const clientSeeds = Array.from({ length: variant.seatCount }, (_, seat) => 'seed'.repeat(seat));
  const matchId = 'TWF0Y2g6MQ';
  const shuffled = (purpose: ShufflePurpose, number: number) => {
    const at = Math.ceil(linkOfDeal(number) / 128) - 1;
    const checkpoint = checkpoints.subarray(32 * at, 32 * at + 32);
    const setting = { matchId, clientSeeds };
    return shuffleDeck<CardToken>(variant.deck(options), checkpoint, purpose, number, setting);
  };
  const draw = shuffled('draw', 0);
  const drawn = drawForDealer([...clientSeeds.keys()], draw.deck);
  const dealNumbered = (number: number) => {
    const { deck, link } = shuffled('deal', number);
    const dealer = (drawn.dealer + number - 1) % variant.seatCount;
    return {
      number,
      link: link.toString('hex'),
      dealer,
      ...variant.dealFrom(options, deck, dealer),
    };
  };
  return {
    matchId,
    commitment: commitment.toString('hex'),
    clientSeeds,
    variant: key,
    rules: options,
    draw: { ...drawn, link: draw.link.toString('hex') },
    deals: Array.from({ length: deals }, (_, i) => dealNumbered(i + 1)),
  };
}

/** Every copy of `value` with one change: another string, another number or two elements swapped. */
export function* changes(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'string')
    yield [path, value.startsWith('0') ? `1${value.slice(1)}` : `0${value.slice(1)}`];
  if (typeof value === 'number') yield [path, value + 1];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const [at, other] of changes(inner, `${path}.${key}`)) {
      const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
      (copy as Record<string, unknown>)[key] = other;
      yield [at, copy];
    }
  }
  if (Array.isArray(value) && value.length > 1) {
    const [first, second, ...rest] = value as unknown[];
    if (JSON.stringify(first) !== JSON.stringify(second))
      yield [`${path}[]`, [second, first, ...rest]];
  }
}
