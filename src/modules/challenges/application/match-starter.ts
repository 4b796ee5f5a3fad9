import { Injectable } from '@nestjs/common';
import { reconcile, variantOf } from '../../../engine/index.js';
import type { Options, Reconciled } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TableOpener } from '../../matches/application/index.js';
import type { TableSetting } from '../../matches/application/index.js';
import { acceptedBackers } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';
import { happened } from '../../domain-events.js';
import type { ChallengeOutcome } from './challenge-writer.js';

/** Starts the match of a challenge when all seats are filled, in the same transaction. */
@Injectable()
export class MatchStarter {
  constructor(
    private readonly tables: TableOpener,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the challenge, and its match if there is one now */
  async startIfMatched(challenge: Challenge, transaction: Transaction): Promise<ChallengeOutcome> {
    if (challenge.status !== 'MATCHED') return { challenge, match: null };
    const { options, conflicts } = agreedRules(challenge);
    if (conflicts.length > 0) {
      // Before what happens in the match.
      const { matchId } = challenge;
      await this.outbox.add(transaction, [happened('RULES_DIFFERED', { matchId })], matchId);
    }
    const match = await this.tables.open(settingOf(challenge, options), transaction);
    return { challenge, match };
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
