import { errorText } from '../error-text.js';
import type { Database } from './database.js';

/**
 * Does each step, whatever becomes of those before.
 *
 * @throws at the end, what has failed; at once, where the database is away
 */
export async function eachByItself(
  database: Database,
  steps: readonly (() => Promise<void>)[],
): Promise<void> {
  const failures: string[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      await database.ask();
      failures.push(errorText(error));
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '));
}
