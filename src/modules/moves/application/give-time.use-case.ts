import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import { failuresOf } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import type { DomainEventOf } from '../../domain-events.js';
import { giveTime, hasClock, isHouseBot, mostSecondsFor } from '../../matches/application/index.js';
import { MovePipeline } from './pipeline.js';
import type { LoadedMove, MoveCommand, MoveResult, Step } from './pipeline.js';

/** Why a seat gets no time. */
const TIME_FAILURES = {
  NO_CLOCK: {
    en: 'This match has no clock.',
    de: 'Diese Partie hat keine Uhr.',
    todo: 'Offer it only in matches with a time control.',
  },
  NO_SUCH_SEAT: {
    en: 'No person plays this seat.',
    de: 'Diesen Platz spielt kein Mensch.',
    todo: 'Send the seat of a person, from 0.',
  },
  NOT_TO_ACT: {
    en: 'Each turn has a time of its own: only who is to act can be given time.',
    de: 'Jeder Zug hat seine eigene Zeit: nur wer dran ist, kann Zeit bekommen.',
    todo: 'Send the seat that is to act, or none.',
  },
  TOO_MUCH_TIME: {
    en: 'Nobody can be given more than is missing from the full time.',
    de: 'Niemand kann mehr bekommen, als zur vollen Zeit fehlt.',
    todo: 'Send fewer seconds.',
  },
};

const timeFailure = failuresOf('giving time', TIME_FAILURES);

/** Time for a seat, and what has happened with it. */
interface GiveTimeCommand extends MoveCommand {
  readonly seat: number;
  readonly seconds: number;
  readonly tells: readonly DomainEventOf[];
}

/**
 * Gives a seat of a running match time, by a moderator who does not play. It is a change of the match like a move: of the
 * time that is given and the time that runs out at the same moment one is written.
 */
@Injectable()
export class GiveTimeUseCase {
  constructor(private readonly moves: MovePipeline) {}

  execute(command: GiveTimeCommand): Promise<MoveResult> {
    const { userId, matchId, seat, seconds, tells, expectedVersion, idempotencyKey } = command;
    return this.moves.run({
      matchId,
      seat: null,
      byModerator: true,
      tells,
      expectedVersion,
      inTurn: false,
      call: keyedCall(userId, idempotencyKey, 'giveTime', [matchId, seat, seconds]),
      step: (loaded) => stepOf(loaded, seat, seconds),
    });
  }
}

function stepOf({ match, moment }: LoadedMove, seat: number, seconds: number): Step {
  const player = match.players[seat];
  if (!hasClock(match.timeControl)) return refuse(timeFailure('NO_CLOCK'));
  if (!player || isHouseBot(player)) return refuse(timeFailure('NO_SUCH_SEAT', 'seat'));
  if (match.banks === null && match.toAct !== seat)
    return refuse(timeFailure('NOT_TO_ACT', 'seat'));
  return seconds > mostSecondsFor(match, seat, moment)
    ? refuse(timeFailure('TOO_MUCH_TIME', 'seconds'))
    : ok(giveTime(match, seat, seconds));
}
