import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { happened } from '../../domain-events.js';
import type { DomainEventOf } from '../../domain-events.js';
import { isOpenToAll } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';
import type { Expired } from '../storage/challenge-store.js';

/**
 * The topics with the ids of challenges that become open to anyone, and of challenges that are no longer
 * open.
 */
export const OPENED_TOPIC = 'lobby.opened';
export const CLOSED_TOPIC = 'lobby.closed';

type LobbyEvent = DomainEventOf<'CHALLENGE_OPENED' | 'CHALLENGE_CLOSED'>;

/** Tells the subscribers of the lobby. */
export const lobbyHints = ({ type, challengeId }: LobbyEvent): Hint[] => [
  { topic: type === 'CHALLENGE_OPENED' ? OPENED_TOPIC : CLOSED_TOPIC, ref: challengeId },
];

/** What decides whether a challenge is in the lobby. */
type Shown = Pick<Challenge, 'id' | 'status' | 'byInvitation' | 'seats'>;

/** Writes changes of the lobby: the challenges that anyone may accept. */
@Injectable()
export class Lobby {
  constructor(private readonly outbox: Outbox) {}

  /** Of the challenges that have been cancelled, closes those that anyone could accept. */
  closed(within: Transaction, cancelled: readonly Expired[]): Promise<void> {
    const open = cancelled.filter(({ wasOpenToAll }) => wasOpenToAll);
    const events = open.map(({ id: challengeId }) => happened('CHALLENGE_CLOSED', { challengeId }));
    return this.outbox.add(within, events);
  }
}

/** What a change of a challenge changes in the lobby. @param before null for a new challenge */
export function lobbyEvents(before: Shown | null, after: Shown): LobbyEvent[] {
  const [was, is] = [before !== null && isOpenToAll(before), isOpenToAll(after)];
  if (was === is) return [];
  return [happened(is ? 'CHALLENGE_OPENED' : 'CHALLENGE_CLOSED', { challengeId: after.id })];
}
