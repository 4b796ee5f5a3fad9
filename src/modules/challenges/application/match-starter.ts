import { Injectable } from '@nestjs/common';
import { reconcile, variantOf } from '../../../engine/index.js';
import type { Reconciled } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import { TableOpener } from '../../matches/application/index.js';
import { acceptedBackers, isFull } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import type { ChallengeOutcome } from './challenge-writer.js';

/** Turns a challenge into its match when all seats are filled, in the same transaction. */
@Injectable()
export class MatchStarter {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly tables: TableOpener,
    private readonly outbox: Outbox,
  ) {}

  /** Starts the match if all seats are filled. @returns the challenge as it is then, and the match or null */
  async startIfFull(challenge: Challenge, transaction: Transaction): Promise<ChallengeOutcome> {
    if (!isFull(challenge)) return { challenge, match: null };
    await this.challenges.updateStatus(challenge.id, 'MATCHED', transaction);
    const { options, conflicts } = agreedRules(challenge);
    if (conflicts.length > 0) {
      // Added to the outbox before the task of the first turn.
      const payload = { type: 'RULES_CONFLICT', matchId: challenge.matchId };
      await this.outbox.add(transaction, [{ kind: 'notice', payload }]);
    }
    const match = await this.tables.open(
      {
        id: challenge.matchId,
        variant: challenge.variant,
        preset: challenge.preset,
        options,
        chosenRules: challenge.seats.map((seat) => seat.rules),
        rated: challenge.rated,
        onlookers: challenge.onlookers,
        timeControl: challenge.timeControl,
        commitment: challenge.commitment,
        clientSeeds: challenge.seats.map((seat) => seat.clientSeed),
        players: challenge.seats.map((seat) => ({ userId: seat.userId!, isBot: seat.isBot })),
        backers: acceptedBackers(challenge).map(({ userId, seat }) => ({ userId, seat })),
      },
      transaction,
    );
    return { challenge: { ...challenge, status: 'MATCHED' }, match };
  }
}

/** The creator's options, without those on which a player who accepted differed (rules 7.1). */
export function agreedRules({ variant, options, seats, creatorId }: Challenge): Reconciled {
  const others = seats.filter(({ userId }) => userId !== creatorId);
  const requested = others.flatMap(({ rules }) => (rules ? [rules] : []));
  return reconcile(variantOf(variant)!, options, requested);
}
