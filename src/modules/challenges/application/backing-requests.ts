import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { guestFailure, Users } from '../../users/application/index.js';
import { backingOf, holderOf, isVisible } from '../domain/challenge.js';
import type { Backing, BackingAnswer, Challenge } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Admission } from './admission.js';
import { ChallengeWriter, unknownChallenge } from './challenge-writer.js';
import type { ChallengeResult } from './challenge-writer.js';
import { happened } from '../../domain-events.js';
import { challengeFailure } from './failures.js';

export interface AskToBackCommand {
  readonly userId: string;
  readonly challengeId: string;
  readonly seat: number;
  readonly idempotencyKey: string | null;
}

export interface AnswerBackingCommand {
  readonly userId: string;
  readonly challengeId: string;
  /** The user who has asked. */
  readonly username: string;
  readonly accept: boolean;
}

/** How many users may have asked to back a seat of one challenge, with any outcome. */
const MAX_REQUESTS = 50;

/**
 * Requests to back a seat (rules 7.3): a user asks while the challenge is open, and the seat's holder
 * answers.
 */
@Injectable()
export class BackingRequests {
  constructor(
    private readonly writer: ChallengeWriter,
    private readonly challenges: ChallengeStore,
    private readonly admission: Admission,
    private readonly users: Users,
    private readonly outbox: Outbox,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED when the user has contacted too many people within an hour */
  async ask(command: AskToBackCommand): Promise<ChallengeResult> {
    const { userId, challengeId, seat, idempotencyKey } = command;
    await this.limits.count([{ limit: 'caller', key: userId }]);
    const call = keyedCall(userId, idempotencyKey, 'askToBack', [challengeId, seat]);
    return this.writer.changeOne(call, challengeId, async (challenge, transaction) => {
      const failure =
        askFailure(challenge, userId, seat) ??
        (await this.playerFailure(userId, transaction)) ??
        (await this.admission.ofBacker(userId, challenge, seat, transaction));
      if (failure) return refuse([failure]);
      const request = { userId, seat, answer: 'ASKED', number: nextNumber(challenge) } as const;
      return this.write(challenge, request, 'ASKED', transaction);
    });
  }

  withdraw(userId: string, challengeId: string): Promise<ChallengeResult> {
    const call = keyedCall(userId, null, 'withdrawBacking', [challengeId]);
    return this.writer.changeOne(call, challengeId, async (challenge, transaction) => {
      const closed = closedFailure(challenge, userId);
      if (closed) return refuse([closed]);
      const backing = backingOf(challenge, userId);
      if (!backing) return refuse([challengeFailure('NOT_BACKING')]);
      return this.write(challenge, { ...backing, answer: 'WITHDRAWN' }, null, transaction);
    });
  }

  /** An accepted backer may be dropped while the challenge is open. */
  async answer(command: AnswerBackingCommand): Promise<ChallengeResult> {
    const { userId, challengeId, username, accept } = command;
    const asker = await this.users.byUsername(username);
    const answer: BackingAnswer = accept ? 'ACCEPTED' : 'DECLINED';
    const call = keyedCall(userId, null, 'answerBacking', [challengeId, username, accept]);
    return this.writer.changeOne(call, challengeId, async (challenge, transaction) => {
      const closed = closedFailure(challenge, userId);
      if (closed) return refuse([closed]);
      const backing = backingOf(challenge, asker?.id ?? null);
      if (!backing || holderOf(challenge, backing.seat) !== userId) {
        return refuse([challengeFailure('NOT_ASKED', 'username')]);
      }
      const isChange = backing.answer !== answer;
      const number = backing.answer === 'ASKED' ? backing.number : nextNumber(challenge);
      const answered = isChange ? { ...backing, answer, number } : backing;
      return this.write(challenge, answered, isChange ? 'ANSWERED' : null, transaction);
    });
  }

  /** Why a user cannot back any seat. Whether the user is a bot cannot change until the transaction ends. */
  private async playerFailure(userId: string, transaction: Transaction): Promise<Failure | null> {
    const user = (await this.users.keep([userId], transaction)).get(userId);
    if (user?.isGuest) return guestFailure('NOT_FOR_GUESTS');
    return user?.isBot ? challengeFailure('BOT_CANNOT_BACK') : null;
  }

  private async write(
    challenge: Challenge,
    backing: Backing,
    event: 'ASKED' | 'ANSWERED' | null,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    await this.challenges.putBacking(challenge.id, backing, transaction);
    if (event) {
      const recipient = event === 'ASKED' ? holderOf(challenge, backing.seat)! : backing.userId;
      const about = { challengeId: challenge.id, userId: recipient, number: backing.number };
      await this.outbox.add(transaction, [happened(`BACKING_${event}`, about)]);
    }
    const changed = await this.challenges.lock(challenge.id, transaction);
    return ok({ challenge: changed!, match: null });
  }
}

/** Each request, and each change of an answer, gets its own number and so its own notification. */
function nextNumber({ backers }: Challenge): number {
  return 1 + Math.max(0, ...backers.map((other) => other.number));
}

function closedFailure(challenge: Challenge, userId: string): Failure | null {
  if (!isVisible(challenge, userId)) return unknownChallenge();
  return challenge.status === 'OPEN' ? null : challengeFailure('CHALLENGE_OVER');
}

function askFailure(challenge: Challenge, userId: string, seat: number): Failure | null {
  const closed = closedFailure(challenge, userId);
  if (closed) return closed;
  const { seats, backers } = challenge;
  if (seats.some((other) => other.userId === userId)) return challengeFailure('ALREADY_SEATED');
  if (backingOf(challenge, userId)) return challengeFailure('ALREADY_BACKING');
  if (holderOf(challenge, seat) === null) return challengeFailure('SEAT_NOT_HELD', 'seat');
  const before = backers.find((other) => other.userId === userId);
  const declined = before?.answer === 'DECLINED' && before.seat === seat;
  if (declined) return challengeFailure('BACKING_DECLINED', 'seat');
  return backers.length < MAX_REQUESTS ? null : challengeFailure('TOO_MANY_BACKERS');
}
