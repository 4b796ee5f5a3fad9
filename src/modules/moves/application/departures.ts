import { Injectable } from '@nestjs/common';
import type { LeaveReason, Seat } from '../../../engine/index.js';
import { HouseBots } from '../../users/application/index.js';
import {
  abandonMatch,
  joinSteps,
  leaveMatch,
  substitutePlayer,
} from '../../matches/application/index.js';
import type { Advance, StoredMatch } from '../../matches/application/index.js';

/** The level of the house bot that plays on for a player who left. */
const SUBSTITUTE_LEVEL = 'easy';

/**
 * The effect of a player who leaves a match. A match of two ends; any other continues while a person plays or
 * backs a seat, and ends with the last of them.
 */
export type DepartureStep = (match: StoredMatch, seat: Seat, reason: LeaveReason) => Advance;

@Injectable()
export class Departures {
  constructor(private readonly bots: HouseBots) {}

  /** Looks up the substitute, and returns the step for a departure. */
  async prepare(): Promise<DepartureStep> {
    const substitute = await this.bots.byLevel(SUBSTITUTE_LEVEL);
    return (match, seat, reason) =>
      leaveMatch(match, seat, reason) ??
      endedIfLast(substitutePlayer(match, seat, reason, substitute!.id));
  }
}

/** Ends the match in the same step if the last person leaves. */
function endedIfLast(left: Advance): Advance {
  const end = abandonMatch(left.match);
  return end ? joinSteps(left, end) : left;
}
