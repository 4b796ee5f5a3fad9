import type { Ground } from '../ground/ground.js';
import { until } from '../../support/wait.js';

/** Milliseconds after which a repaired service must work again. */
const PATIENCE = 120_000;
/** Number of moves that prove that it works. */
const MOVES = 5;

/** Waits until every api is ready and people and a bot have moved; returns that time. */
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
