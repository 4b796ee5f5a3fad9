import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { TaskPayload } from '../../../platform/tasks/task.js';
import { FriendReader } from '../../friends/application/index.js';
import { ChallengeStore } from '../../challenges/application/index.js';
import { isHouseBot, isUntouched, MatchStore } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { MessageStore } from '../../messages/application/index.js';
import { NOTIFICATION_TYPES } from '../domain/notification.js';
import type { NewNotification, NotificationType } from '../domain/notification.js';

type Rule = (payload: TaskPayload) => Promise<NewNotification[]> | NewNotification[];

/**
 * Turns tasks into notifications. The facts are read when the task is handled; a task that is out of date by
 * then makes no notification.
 */
@Injectable()
export class NotificationRules {
  /** Matches that are looked up at the same time are read in one statement. */
  private readonly found = new DataLoader<string, StoredMatch | null>(
    async (ids) => {
      const matches = await this.matches.findMany(ids);
      return ids.map((id) => matches.get(id) ?? null);
    },
    { cache: false },
  );

  constructor(
    private readonly matches: MatchStore,
    private readonly challenges: ChallengeStore,
    private readonly messages: MessageStore,
    private readonly friends: FriendReader,
  ) {}

  private readonly rules: Readonly<Record<NotificationType, Rule>> = {
    CHALLENGE: (payload) => this.challenge('CHALLENGE', payload, 'OPEN'),
    CHALLENGE_DECLINED: (payload) => this.challenge('CHALLENGE_DECLINED', payload, 'DECLINED'),
    FRIEND_REQUEST: (payload) =>
      this.friend('FRIEND_REQUEST', payload, (pair) => this.friends.isAsked(pair)),
    FRIEND_ACCEPTED: (payload) =>
      this.friend('FRIEND_ACCEPTED', payload, (pair) => this.friends.areFriends(pair)),
    BACKING_ASKED: (payload) => this.backing('BACKING_ASKED', payload, ['ASKED']),
    BACKING_ANSWERED: (payload) =>
      this.backing('BACKING_ANSWERED', payload, ['ACCEPTED', 'DECLINED']),
    RULES_CONFLICT: (payload) => this.conflict(payload),
    YOUR_TURN: (payload) => this.turn(payload),
    ABORT_OFFERED: (payload) => this.abortOffer(payload),
    REMINDER: (payload) => this.reminder(payload),
    MATCH_OVER: (payload) => this.end(payload),
    MATCH_MESSAGE: (payload) => this.message(payload),
    WEBHOOK_DISABLED: webhookDisabled,
    VACATION_TAKEN: vacationTaken,
    REVIEW_READY: reviewReady,
  };

  /** @throws Error for an unknown type */
  async of(payload: TaskPayload): Promise<NewNotification[]> {
    const type = NOTIFICATION_TYPES.find((known) => known === payload['type']);
    if (!type) throw new Error(`there is no notification type ${payload['type']}`);
    return this.rules[type](payload);
  }

  private async challenge(
    type: NotificationType,
    payload: TaskPayload,
    status: string,
  ): Promise<NewNotification[]> {
    const challengeId = String(payload['challengeId']);
    const challenge = await this.challenges.find(challengeId);
    if (challenge?.status !== status) return [];
    return [notificationOf(type, payload['userId'], { challengeId })];
  }

  /** @param holds whether it is still so */
  private async friend(
    type: NotificationType,
    payload: TaskPayload,
    holds: (pair: { userId: string; otherId: string }) => Promise<boolean>,
  ): Promise<NewNotification[]> {
    const userId = String(payload['userId']);
    const friendId = String(payload['friendId']);
    if (!(await holds({ userId, otherId: friendId }))) return [];
    return [notificationOf(type, userId, { friendId, version: Number(payload['number']) })];
  }

  private async backing(
    type: NotificationType,
    payload: TaskPayload,
    answers: readonly string[],
  ): Promise<NewNotification[]> {
    const challengeId = String(payload['challengeId']);
    const challenge = await this.challenges.find(challengeId);
    const version = Number(payload['number']);
    const backing = challenge?.backers.find((other) => other.number === version);
    if (!backing || !answers.includes(backing.answer)) return [];
    if (type === 'BACKING_ASKED' && challenge!.status !== 'OPEN') return [];
    return [notificationOf(type, payload['userId'], { challengeId, version })];
  }

  private async turn(payload: TaskPayload): Promise<NewNotification[]> {
    const match = await this.found.load(String(payload['matchId']));
    const seat = Number(payload['seat']);
    if (!match || match.turnVersion !== payload['version'] || match.toAct !== seat) return [];
    return notificationsTo({ ...match, version: match.turnVersion }, 'YOUR_TURN', [seat]);
  }

  /** Notifies the players who have not agreed yet. */
  private async abortOffer(payload: TaskPayload): Promise<NewNotification[]> {
    const match = await this.found.load(String(payload['matchId']));
    if (!match || match.version !== payload['version'] || !isUntouched(match)) return [];
    const missing = [...match.players.keys()].filter((seat) => !match.abortOffers.includes(seat));
    return notificationsTo(match, 'ABORT_OFFERED', missing);
  }

  private async reminder(payload: TaskPayload): Promise<NewNotification[]> {
    const secondsBefore = Number(payload['secondsBefore']);
    const deadline = new Date(payload['deadline']!);
    const turns = await this.turn(payload);
    return turns.map((turn) => ({ ...turn, type: 'REMINDER', secondsBefore, deadline }));
  }

  private async conflict(payload: TaskPayload): Promise<NewNotification[]> {
    const match = await this.found.load(String(payload['matchId']));
    return match ? notificationsTo(match, 'RULES_CONFLICT', [...match.players.keys()]) : [];
  }

  private async end(payload: TaskPayload): Promise<NewNotification[]> {
    const match = await this.found.load(String(payload['matchId']));
    if (!match || match.status === 'IN_PROGRESS') return [];
    const { id: matchId, version } = match;
    const backers = match.backers.map(({ userId }) =>
      notificationOf('MATCH_OVER', userId, { matchId, version }),
    );
    return [...notificationsTo(match, 'MATCH_OVER', [...match.players.keys()]), ...backers];
  }

  /** The store keeps one unread notification for each match, so that further messages add none. */
  private async message(payload: TaskPayload): Promise<NewNotification[]> {
    const messageId = String(payload['messageId']);
    const audience = await this.messages.audienceOf(messageId);
    if (!audience) return [];
    const about = { matchId: audience.matchId, messageId };
    return audience.userIds.map((userId) => notificationOf('MATCH_MESSAGE', userId, about));
  }
}

/** A notification that is about nothing except the given values. */
const notificationOf = (
  type: NotificationType,
  userId: string | number | undefined,
  about: Partial<NewNotification>,
): NewNotification => ({
  type,
  userId: String(userId),
  matchId: null,
  challengeId: null,
  version: null,
  ...about,
});

/** Sent even if the webhook is enabled again by now, because messages were missed. */
function webhookDisabled({ userId, webhookId, version }: TaskPayload): NewNotification[] {
  const about = { webhookId: String(webhookId), version: Number(version) };
  return [notificationOf('WEBHOOK_DISABLED', userId, about)];
}

/** Sent even if the turn is over by now, because a day was used. A turn may use several days. */
function vacationTaken({ userId, matchId, version, vacationId }: TaskPayload): NewNotification[] {
  const turn = { matchId: String(matchId), version: Number(version) };
  return [notificationOf('VACATION_TAKEN', userId, { ...turn, vacationId: String(vacationId) })];
}

/** A match is reviewed only once for each player. */
const reviewReady = ({ userId, matchId }: TaskPayload): NewNotification[] => [
  notificationOf('REVIEW_READY', userId, { matchId: String(matchId) }),
];

function notificationsTo(
  { id: matchId, version, players }: StoredMatch,
  type: NotificationType,
  seats: readonly number[],
): NewNotification[] {
  return seats
    .map((seat) => players[seat]!)
    .filter((player) => (type === 'MATCH_OVER' ? !player.isBot : !isHouseBot(player)))
    .map(({ userId }) => notificationOf(type, userId, { matchId, version }));
}
