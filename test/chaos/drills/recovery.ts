import type { Ground } from '../ground/ground.js';
import { until } from '../../support/wait.js';

/** After that a service that is not hindered has to work again. */
const PATIENCE = 120_000;
/** How many moves prove that it does. */
const MOVES = 5;

/** Waits until every api says that it is ready, and people and a bot have moved; when that was. */
export async function recovered({ fleet, crowd }: Ground): Promise<number> {
  const { journal } = crowd;
  const { length: moves } = journal.moves;
  const { botAnswers } = journal;
  await until('all apis to be ready', () => fleet.isReady(), PATIENCE);
  const goesOn = () => {
    crowd.ensureAll();
    return journal.moves.length >= moves + MOVES && journal.botAnswers > botAnswers;
  };
  await until('moves of people and of a bot', goesOn, PATIENCE);
  return performance.now();
}
