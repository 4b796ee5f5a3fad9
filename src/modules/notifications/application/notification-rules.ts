import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { DomainEventOf } from '../../domain-events.js';
import { FriendReader } from '../../friends/application/index.js';
import { Clubs } from '../../clubs/application/index.js';
import { Challenges } from '../../challenges/application/index.js';
import { isUntouched, Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { Messages } from '../../messages/application/index.js';
import { Users } from '../../users/application/index.js';
import type { NewNotification, NotificationType } from '../domain/notification.js';
import { ofCompetition } from './competition-notification.js';
import { notificationOf, notificationsTo, notificationsToPeople } from './new-notification.js';
import {
  moderated,
  dataReady,
  reportDecided,
  reviewReady,
  serviceRestored,
  vacationTaken,
  webhookDisabled,
} from './plain-rules.js';

/** The events of which each is looked at by itself; turns are notified many at a time. */
export const RULED_EVENTS = [
  'USER_CHALLENGED',
  'CHALLENGE_DECLINED',
  'FRIEND_REQUESTED',
  'FRIEND_ACCEPTED',
  'CLUB_JOINED',
  'CLUB_MEMBER_REMOVED',
  'CLUB_OFFERED',
  'MODERATED',
  'REPORT_DECIDED',
  'BACKING_ASKED',
  'BACKING_ANSWERED',
  'RULES_DIFFERED',
  'ABORT_OFFERED',
  'REMINDER_DUE',
  'MATCH_ENDED',
  'MATCH_VOIDED',
  'TIME_GIFT_LOGGED',
  'MESSAGE_DELIVERED',
  'WEBHOOK_DISABLED',
  'VACATION_TAKEN',
  'REVIEW_FINISHED',
  'TAKEOUT_READY',
  'SERVICE_RESTORED',
  'ROUND_BEGAN',
  'LADDER_CHALLENGED',
  'PLACE_WON',
  'PARTNER_ASKED',
  'ENTRY_MOVED_UP',
  'ENTRANT_OUT',
  'COMPETITION_ENDED',
  'COMPETITION_CANCELLED',
] as const;

type RuledType = (typeof RULED_EVENTS)[number];
export type RuledEvent = DomainEventOf<RuledType>;

type Rules = {
  readonly [T in RuledType]: (
    event: DomainEventOf<T>,
  ) => Promise<NewNotification[]> | NewNotification[];
};

type Rule = (event: RuledEvent) => Promise<NewNotification[]> | NewNotification[];

/**
 * Turns events into notifications. The facts are read when the event is handled; one that is out of date by
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
    private readonly matches: Matches,
    private readonly challenges: Challenges,
    private readonly messages: Messages,
    private readonly friends: FriendReader,
    private readonly users: Users,
    private readonly clubs: Clubs,
  ) {}

  private readonly rules: Rules = {
    USER_CHALLENGED: (event) => this.challenge('CHALLENGE', event, 'OPEN'),
    CHALLENGE_DECLINED: (event) => this.challenge('CHALLENGE_DECLINED', event, 'DECLINED'),
    FRIEND_REQUESTED: (event) =>
      this.friend('FRIEND_REQUEST', event, (pair) => this.friends.isAsked(pair)),
    FRIEND_ACCEPTED: (event) =>
      this.friend('FRIEND_ACCEPTED', event, (pair) => this.friends.areFriends(pair)),
    CLUB_JOINED: (event) => this.newcomer(event),
    CLUB_MEMBER_REMOVED: (event) => this.ofClub('CLUB_REMOVED', event),
    CLUB_OFFERED: (event) => this.ofClub('CLUB_OFFERED', event),
    MODERATED: moderated,
    REPORT_DECIDED: reportDecided,
    BACKING_ASKED: (event) => this.backing(event, ['ASKED']),
    BACKING_ANSWERED: (event) => this.backing(event, ['ACCEPTED', 'DECLINED']),
    RULES_DIFFERED: ({ matchId }) => this.conflict(matchId),
    ABORT_OFFERED: (event) => this.abortOffer(event),
    REMINDER_DUE: (event) => this.reminder(event),
    MATCH_ENDED: ({ matchId }) => this.end(matchId),
    MATCH_VOIDED: ({ matchId }) => this.voided(matchId),
    TIME_GIFT_LOGGED: (event) => this.timeGiven(event),
    MESSAGE_DELIVERED: (event) => this.message(event),
    WEBHOOK_DISABLED: webhookDisabled,
    VACATION_TAKEN: vacationTaken,
    REVIEW_FINISHED: reviewReady,
    TAKEOUT_READY: dataReady,
    SERVICE_RESTORED: serviceRestored,
    ROUND_BEGAN: (event) => ofCompetition(event, event.round),
    LADDER_CHALLENGED: (event) => ofCompetition(event, event.board, event.challengerId),
    PLACE_WON: (event) => ofCompetition(event, event.board),
    PARTNER_ASKED: (event) => ofCompetition(event, event.number),
    ENTRY_MOVED_UP: (event) => ofCompetition(event, null),
    ENTRANT_OUT: (event) => ofCompetition(event, null),
    COMPETITION_ENDED: (event) => ofCompetition(event, null),
    COMPETITION_CANCELLED: (event) => ofCompetition(event, null),
  };

  async of(event: RuledEvent): Promise<NewNotification[]> {
    return (this.rules[event.type] as Rule)(event);
  }

  private async challenge(
    type: NotificationType,
    { challengeId, userId }: DomainEventOf<'USER_CHALLENGED' | 'CHALLENGE_DECLINED'>,
    status: string,
  ): Promise<NewNotification[]> {
    const challenge = await this.challenges.find(challengeId);
    return challenge?.status === status ? [notificationOf(type, userId, { challengeId })] : [];
  }

  /** @param holds whether it is still so */
  private async friend(
    type: NotificationType,
    { userId, friendId, number: version }: DomainEventOf<'FRIEND_REQUESTED' | 'FRIEND_ACCEPTED'>,
    holds: (pair: { userId: string; otherId: string }) => Promise<boolean>,
  ): Promise<NewNotification[]> {
    if (!(await holds({ userId, otherId: friendId }))) return [];
    return [notificationOf(type, userId, { friendId, version })];
  }

  /** Notifies the owner and the keepers, unless the newcomer has left again. */
  private async newcomer({
    clubId,
    userId: friendId,
    number: version,
  }: DomainEventOf<'CLUB_JOINED'>): Promise<NewNotification[]> {
    if (!(await this.clubs.isMember(clubId, friendId))) return [];
    const keepers = await this.clubs.keepersOf(clubId);
    const about = { clubId, friendId, version };
    return keepers
      .filter((userId) => userId !== friendId)
      .map((userId) => notificationOf('CLUB_JOINED', userId, about));
  }

  /** Notifies who was removed, or is offered a club, unless they have come back or left since. */
  private async ofClub(
    type: 'CLUB_REMOVED' | 'CLUB_OFFERED',
    { clubId, userId, number: version }: DomainEventOf<'CLUB_MEMBER_REMOVED' | 'CLUB_OFFERED'>,
  ): Promise<NewNotification[]> {
    const isMember = await this.clubs.isMember(clubId, userId);
    return isMember === (type === 'CLUB_OFFERED')
      ? [notificationOf(type, userId, { clubId, version })]
      : [];
  }

  private async backing(
    {
      type,
      challengeId,
      userId,
      number: version,
    }: DomainEventOf<'BACKING_ASKED' | 'BACKING_ANSWERED'>,
    answers: readonly string[],
  ): Promise<NewNotification[]> {
    const challenge = await this.challenges.find(challengeId);
    const backing = challenge?.backers.find((other) => other.number === version);
    if (!backing || !answers.includes(backing.answer)) return [];
    if (type === 'BACKING_ASKED' && challenge!.status !== 'OPEN') return [];
    return [notificationOf(type, userId, { challengeId, version })];
  }

  /** Notifies the players who have not agreed yet. */
  private async abortOffer({
    matchId,
    version,
  }: DomainEventOf<'ABORT_OFFERED'>): Promise<NewNotification[]> {
    const match = await this.found.load(matchId);
    if (!match || match.version !== version || !isUntouched(match)) return [];
    const missing = [...match.players.keys()].filter((seat) => !match.abortOffers.includes(seat));
    return notificationsTo(match, 'ABORT_OFFERED', missing);
  }

  private async reminder({
    matchId,
    version,
    seat,
    ...about
  }: DomainEventOf<'REMINDER_DUE'>): Promise<NewNotification[]> {
    const match = await this.found.load(matchId);
    if (!match || match.turnVersion !== version || match.toAct !== seat) return [];
    const { secondsBefore } = about;
    const deadline = new Date(about.deadline);
    const turn = { ...match, version };
    return notificationsTo(turn, 'REMINDER', [seat]).map((notice) => ({
      ...notice,
      secondsBefore,
      deadline,
    }));
  }

  private async conflict(matchId: string): Promise<NewNotification[]> {
    const match = await this.found.load(matchId);
    return match ? notificationsTo(match, 'RULES_CONFLICT', [...match.players.keys()]) : [];
  }

  private async end(id: string): Promise<NewNotification[]> {
    const match = await this.found.load(id);
    if (!match || match.status === 'IN_PROGRESS') return [];
    const { id: matchId, version } = match;
    return notificationsToPeople(match, 'MATCH_OVER', { matchId, version });
  }

  private async voided(matchId: string): Promise<NewNotification[]> {
    const match = await this.found.load(matchId);
    return match ? notificationsToPeople(match, 'MATCH_VOIDED', { matchId }) : [];
  }

  /** Notifies the others, unless the match is over: who got the time is told of the decision. */
  private async timeGiven({
    matchId,
    userId: friendId,
    number: version,
  }: DomainEventOf<'TIME_GIFT_LOGGED'>): Promise<NewNotification[]> {
    const match = await this.found.load(matchId);
    if (match?.status !== 'IN_PROGRESS') return [];
    const about = { matchId, friendId, version };
    return notificationsToPeople(match, 'TIME_GIVEN', about).filter(
      ({ userId }) => userId !== friendId,
    );
  }

  /**
   * The store keeps one unread notification for each match, so that further messages add none. A bot gets one for each
   * message.
   */
  private async message({
    messageId,
  }: DomainEventOf<'MESSAGE_DELIVERED'>): Promise<NewNotification[]> {
    const audience = await this.messages.audienceOf(messageId);
    if (!audience) return [];
    const about = { matchId: audience.matchId, messageId };
    const users = await this.users.byIds(audience.userIds);
    return audience.userIds.map((userId) =>
      notificationOf('MATCH_MESSAGE', userId, {
        ...about,
        isRead: users.get(userId)?.isBot === true,
      }),
    );
  }
}
