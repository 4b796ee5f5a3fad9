/** docs/vectors/shuffle.json: chains, streams of numbers, orders of cards, deals and draws. */
import { drawForDealer, VARIANTS } from '../../src/engine/index.js';
import type { Options, Variant } from '../../src/engine/index.js';
import { drawChain, hashLink } from '../../src/modules/fairness/domain/chain.js';
import { linkOfDeal } from '../../src/modules/fairness/domain/dealing.js';
import { shuffle } from '../../src/modules/fairness/domain/shuffle.js';
import type { ShuffleInput } from '../../src/modules/fairness/domain/shuffle.js';

const MATCH_ID = 'TWF0Y2g6MQ';
const SECRETS = [1, 2, 3].map((byte) => Buffer.alloc(32, byte));

/** Client seeds as players send them, by the number of seats. */
const SEEDS = ['anna', '', 'Bélas Glück 🍀', 'x'.repeat(64)];

/** Links 0 (the commitment) to `count` of the chain that ends in `secret`. */
async function linksOf(secret: Buffer, count: number): Promise<Buffer[]> {
  const { commitment, checkpoints } = await drawChain(secret);
  const links = [checkpoints.subarray(0, 32)];
  for (let k = 128; k > 1; k--) links.unshift(hashLink(links[0]!));
  return [commitment, ...links].slice(0, count + 1);
}

async function chainVector(secret: Buffer): Promise<object> {
  const [commitment, ...links] = (await linksOf(secret, 4)).map((link) => link.toString('hex'));
  return { secret: secret.toString('hex'), length: 1024, commitment, links };
}

/** One match of each preset: the draw, and the first deals with their cards. */
async function matchVector(variant: Variant, preset: string, secret: Buffer): Promise<object> {
  const options = variant.ruleset.presets[preset]!;
  const links = await linksOf(secret, 4);
  const clientSeeds = SEEDS.slice(0, variant.seatCount);
  const input = (purpose: ShuffleInput['purpose'], dealNumber: number) => ({
    link: links[linkOfDeal(dealNumber)]!,
    purpose,
    matchId: MATCH_ID,
    dealNumber,
    clientSeeds,
  });
  const drawn = shuffle(variant.deck(options), input('draw', 0));
  const seats = clientSeeds.map((_, seat) => seat);
  const deals = [1, 2].map((number) =>
    dealVector({ variant, options }, input('deal', number), number % variant.seatCount),
  );
  return {
    variant: variant.key,
    preset,
    matchId: MATCH_ID,
    clientSeeds,
    commitment: links[0]!.toString('hex'),
    deck: variant.deck(options),
    draw: { link: links[1]!.toString('hex'), order: drawn, ...drawForDealer(seats, drawn) },
    deals,
  };
}

interface Game {
  readonly variant: Variant;
  readonly options: Options;
}

function dealVector({ variant, options }: Game, input: ShuffleInput, dealer: number): object {
  const order = shuffle(variant.deck(options), input);
  const { hands, talon } = variant.dealFrom(options, order, dealer);
  const link = input.link.toString('hex');
  return { number: input.dealNumber, link, dealer, order, hands, talon };
}

export async function shuffleVectors(): Promise<object> {
  const presets = VARIANTS.flatMap((variant) =>
    Object.keys(variant.ruleset.presets).map((preset) => ({ variant, preset })),
  );
  return {
    algorithm: 'fisher-yates/hmac-sha256/1',
    chains: await Promise.all(SECRETS.map(chainVector)),
    matches: await Promise.all(
      presets.map(({ variant, preset }, i) =>
        matchVector(variant, preset, SECRETS[i % SECRETS.length]!),
      ),
    ),
  };
}
