import type { Installation } from '../installation/installation.js';
import { until } from '../../support/wait.js';

/** Milliseconds after which a repaired service must work again. */
const PATIENCE = 120_000;
/** The number of moves that show that the service works. */
const MOVES = 5;

/** Waits until every api is ready and people and a bot have moved; returns the time, by `performance.now`. */
export async function recovered({ fleet, crowd }: Installation): Promise<number> {
  const { journal } = crowd;
  const { length: moves } = journal.moves;
  const { botAnswers } = journal;
  await until('all apis to be ready', () => fleet.isReady(), PATIENCE);
  const hasMoves = () => {
    crowd.throwFailure();
    return journal.moves.length >= moves + MOVES && journal.botAnswers > botAnswers;
  };
  await until('moves of people and of a bot', hasMoves, PATIENCE);
  return performance.now();
}
