import { Injectable } from '@nestjs/common';
import { reconcile, variantOf } from '../../../engine/index.js';
import type { Options, Reconciled } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TableOpener } from '../../matches/application/index.js';
import type { TableSetting } from '../../matches/application/index.js';
import { acceptedBackers, isFull } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';
import { happened } from '../../domain-events.js';
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
    const { options, conflicts } = agreedRules(challenge);
    await this.challenges.updateStatus(challenge.id, 'MATCHED', transaction);
    if (conflicts.length > 0) {
      // Before what happens in the match.
      const { matchId } = challenge;
      await this.outbox.add(transaction, [happened('RULES_DIFFERED', { matchId })], matchId);
    }
    const match = await this.tables.open(settingOf(challenge, options), transaction);
    return { challenge: { ...challenge, status: 'MATCHED' }, match };
  }
}

const playersOf = ({ seats }: Pick<Challenge, 'seats'>) =>
  seats.map(({ userId, isBot }) => ({ userId: userId!, isBot }));

/** The match that a full challenge becomes. */
const settingOf = (challenge: Challenge, options: Options): TableSetting => ({
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
  players: playersOf(challenge),
  backers: acceptedBackers(challenge).map(({ userId, seat }) => ({ userId, seat })),
});

/** The creator's options, without those on which a player who accepted differed (rules 7.1). */
export function agreedRules({ variant, options, seats, creatorId }: Challenge): Reconciled {
  const others = seats.filter(({ userId }) => userId !== creatorId);
  const requested = others.flatMap(({ rules }) => (rules ? [rules] : []));
  return reconcile(variantOf(variant)!, options, requested);
}
