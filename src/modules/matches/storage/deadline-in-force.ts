import { Logger } from '@nestjs/common';
import { errorText } from '../../../platform/errors.js';
import { Seldom } from '../../../platform/logging/seldom.js';
import { deadlineOfTurn } from '../domain/running-turn.js';
import type { Stops } from '../domain/running-turn.js';
import type { StoredMatch } from '../domain/stored-match.js';

/** A match as its row tells it: where the deadline is behind, what the one in force follows from. */
export interface ShownRow extends StoredMatch {
  readonly behind: Stops | null;
}

const logger = new Logger('Deadlines');
const seldom = new Seldom();

/**
 * The match with the deadline in force. One whose clock is broken keeps the deadline of its row, and
 * with it everyone's lists; nobody loses by it.
 */
export function shown<R extends ShownRow>({ behind, ...match }: R): Omit<R, 'behind'> {
  if (!behind) return match;
  try {
    return { ...match, deadline: deadlineOfTurn(match, behind) };
  } catch (error) {
    const why = `match ${match.id} has no deadline in force: ${errorText(error)}`;
    seldom.once(match.id, () => logger.error(why));
    return match;
  }
}
