import { Injectable } from '@nestjs/common';
import type { LeaveReason, Seat } from '../../../engine/index.js';
import { HouseBots } from '../../users/application/index.js';
import {
  abandonMatch,
  joined,
  leaveMatch,
  substitutePlayer,
} from '../../matches/application/index.js';
import type { Advance, StoredMatch } from '../../matches/application/index.js';

/** The house bot that plays on for a player who left. */
const SUBSTITUTE_LEVEL = 'easy';

/**
 * What a player who leaves does to a match: two players' ends; any other goes on while a person plays
 * or backs a seat, and ends with the last of them.
 */
export type DepartureStep = (match: StoredMatch, seat: Seat, reason: LeaveReason) => Advance;

@Injectable()
export class Departures {
  constructor(private readonly bots: HouseBots) {}

  /** The step for a departure, the substitute looked up beforehand. */
  async prepare(): Promise<DepartureStep> {
    const substitute = await this.bots.byLevel(SUBSTITUTE_LEVEL);
    return (match, seat, reason) =>
      leaveMatch(match, seat, reason) ??
      endedIfLast(substitutePlayer(match, seat, reason, substitute!.id));
  }
}

/** The last person's departure ends the match, in the same step. */
function endedIfLast(left: Advance): Advance {
  const end = abandonMatch(left.match);
  return end ? joined(left, end) : left;
}
