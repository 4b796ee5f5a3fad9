/** docs/vectors/draw.json: draws of competitions. */
import { drawLots, drawnOrder } from '../../src/modules/competitions/domain/index.js';

const COMPETITION_ID = 'Q29tcGV0aXRpb246MQ';

/** Client seeds as players send them; most send none. */
const SEEDS = ['anna', '', 'Bélas Glück 🍀', 'x'.repeat(64), '', ''];

export function drawVectors(): object {
  const draws = [2, 3, 6].map((count) =>
    drawLots(
      Buffer.alloc(32, count),
      COMPETITION_ID,
      SEEDS.slice(0, count).map((clientSeed, i) => ({ number: i + 1, clientSeed })),
    ),
  );
  const { seed } = draws.at(-1)!;
  const rounds = [1, 2].map((round) => ({
    seed,
    round,
    order: drawnOrder([0, 1, 2, 3, 4, 5], seed, round),
  }));
  return { draws, rounds };
}
