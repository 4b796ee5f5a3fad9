import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { isSecretTo } from '../domain/challenge.js';
import type { Challenge, ChallengeStatus } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { ChallengeWriter, unknownChallenge } from './challenge-writer.js';
import type { ChallengeResult } from './challenge-writer.js';
import { happened } from '../../domain-events.js';
import { challengeFailure } from './failures.js';
import { lobbyEvents } from './lobby.js';

type Ending = Extract<ChallengeStatus, 'DECLINED' | 'CANCELLED'>;

/** Declines a challenge (a player whom it names) or cancels it (its creator): it will not be played. */
@Injectable()
export class EndChallengeUseCase {
  constructor(
    private readonly writer: ChallengeWriter,
    private readonly challenges: ChallengeStore,
    private readonly outbox: Outbox,
  ) {}

  execute(userId: string, challengeId: string, status: Ending): Promise<ChallengeResult> {
    const call = keyedCall(userId, null, status, [challengeId]);
    return this.writer.changeOne(call, challengeId, async (challenge, transaction) => {
      const failure = endFailure(challenge, userId, status);
      if (failure) return refuse([failure]);
      await this.challenges.updateStatus(challenge.id, status, transaction);
      const ended = { ...challenge, status };
      const declined = { challengeId, userId: challenge.creatorId };
      const news = status === 'DECLINED' ? [happened('CHALLENGE_DECLINED', declined)] : [];
      await this.outbox.add(transaction, [...news, ...lobbyEvents(challenge, ended)]);
      return ok({ challenge: ended, match: null });
    });
  }
}

function endFailure(challenge: Challenge, userId: string, ending: Ending): Failure | null {
  if (isSecretTo(challenge, userId)) return unknownChallenge();
  const isCreator = challenge.creatorId === userId;
  const isNamed = challenge.seats.some((seat) => seat.userId === userId && !seat.accepted);
  if (ending === 'CANCELLED' && !isCreator) return challengeFailure('NOT_YOUR_CHALLENGE');
  if (ending === 'DECLINED' && !isNamed) return challengeFailure('NOT_INVITED');
  return challenge.status === 'OPEN' ? null : challengeFailure('CHALLENGE_OVER');
}
