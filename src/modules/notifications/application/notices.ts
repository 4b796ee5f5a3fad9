import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { TaskPayload } from '../../../platform/tasks/task.js';
import { ChallengeStore } from '../../challenges/application/index.js';
import { isHouseBot, isUntouched, MatchStore } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { MessageStore } from '../../messages/application/index.js';
import { NOTIFICATION_TYPES } from '../domain/notification.js';
import type { Notice, NotificationType } from '../domain/notification.js';

type Rule = (payload: TaskPayload) => Promise<Notice[]>;

/**
 * Who is to be told what, looked up when it is told: what is out of date by then is told to nobody.
 */
@Injectable()
export class Notices {
  /** Those that are looked up in the same turn are read in one statement. */
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
  ) {}

  private readonly rules: Readonly<Record<NotificationType, Rule>> = {
    CHALLENGE: (payload) => this.challenge('CHALLENGE', payload, 'OPEN'),
    CHALLENGE_DECLINED: (payload) => this.challenge('CHALLENGE_DECLINED', payload, 'DECLINED'),
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

  /** @throws Error for a type that no rule knows */
  async of(payload: TaskPayload): Promise<Notice[]> {
    const type = NOTIFICATION_TYPES.find((known) => known === payload['type']);
    if (!type) throw new Error(`no notification is called ${payload['type']}`);
    return this.rules[type](payload);
  }

  private async challenge(
    type: NotificationType,
    payload: TaskPayload,
    status: string,
  ): Promise<Notice[]> {
    const challengeId = String(payload['challengeId']);
    const challenge = await this.challenges.find(challengeId);
    if (challenge?.status !== status) return [];
    const userId = String(payload['userId']);
    return [{ type, userId, challengeId, matchId: null, version: null }];
  }

  private async backing(
    type: NotificationType,
    payload: TaskPayload,
    answers: readonly string[],
  ): Promise<Notice[]> {
    const challengeId = String(payload['challengeId']);
    const challenge = await this.challenges.find(challengeId);
    const version = Number(payload['number']);
    const backing = challenge?.backers.find((other) => other.number === version);
    if (!backing || !answers.includes(backing.answer)) return [];
    if (type === 'BACKING_ASKED' && challenge!.status !== 'OPEN') return [];
    return [{ type, userId: String(payload['userId']), challengeId, matchId: null, version }];
  }

  private async turn(payload: TaskPayload): Promise<Notice[]> {
    const match = await this.found.load(String(payload['matchId']));
    const seat = Number(payload['seat']);
    if (!match || match.turnVersion !== payload['version'] || match.toAct !== seat) return [];
    return noticesTo(match, 'YOUR_TURN', [seat], match.turnVersion);
  }

  /** To those whose consent is missing still. */
  private async abortOffer(payload: TaskPayload): Promise<Notice[]> {
    const match = await this.found.load(String(payload['matchId']));
    if (!match || match.version !== payload['version'] || !isUntouched(match)) return [];
    const missing = [...match.players.keys()].filter((seat) => !match.abortOffers.includes(seat));
    return noticesTo(match, 'ABORT_OFFERED', missing);
  }

  private async reminder(payload: TaskPayload): Promise<Notice[]> {
    const secondsBefore = Number(payload['secondsBefore']);
    const deadline = new Date(payload['deadline']!);
    const turns = await this.turn(payload);
    return turns.map((turn) => ({ ...turn, type: 'REMINDER', secondsBefore, deadline }));
  }

  private async conflict(payload: TaskPayload): Promise<Notice[]> {
    const match = await this.found.load(String(payload['matchId']));
    return match ? noticesTo(match, 'RULES_CONFLICT', [...match.players.keys()]) : [];
  }

  private async end(payload: TaskPayload): Promise<Notice[]> {
    const match = await this.found.load(String(payload['matchId']));
    if (!match || match.status === 'IN_PROGRESS') return [];
    const { id: matchId, version } = match;
    const backers = match.backers.map(({ userId }): Notice => ({
      type: 'MATCH_OVER',
      userId,
      matchId,
      challengeId: null,
      version,
    }));
    return [...noticesTo(match, 'MATCH_OVER', [...match.players.keys()]), ...backers];
  }

  /** The store keeps one unread notice a match: who has one is not told of further messages. */
  private async message(payload: TaskPayload): Promise<Notice[]> {
    const messageId = String(payload['messageId']);
    const audience = await this.messages.audienceOf(messageId);
    return (audience?.userIds ?? []).map((userId) => ({
      type: 'MATCH_MESSAGE',
      userId,
      matchId: audience!.matchId,
      challengeId: null,
      version: null,
      messageId,
    }));
  }
}

/** Told whatever has become of the webhook since: messages were missed. */
function webhookDisabled(payload: TaskPayload): Promise<Notice[]> {
  return Promise.resolve([
    {
      type: 'WEBHOOK_DISABLED',
      userId: String(payload['userId']),
      webhookId: String(payload['webhookId']),
      version: Number(payload['version']),
      matchId: null,
      challengeId: null,
    },
  ]);
}

/** Told whatever has become of the turn since: the day is gone. A turn may take one after another. */
function vacationTaken(payload: TaskPayload): Promise<Notice[]> {
  return Promise.resolve([
    {
      type: 'VACATION_TAKEN',
      userId: String(payload['userId']),
      matchId: String(payload['matchId']),
      version: Number(payload['version']),
      vacationId: String(payload['vacationId']),
      challengeId: null,
    },
  ]);
}

/** A match is reviewed once for each player. */
function reviewReady(payload: TaskPayload): Promise<Notice[]> {
  return Promise.resolve([
    {
      type: 'REVIEW_READY',
      userId: String(payload['userId']),
      matchId: String(payload['matchId']),
      challengeId: null,
      version: null,
    },
  ]);
}

function noticesTo(
  match: StoredMatch,
  type: NotificationType,
  seats: readonly number[],
  version = match.version,
): Notice[] {
  return seats
    .map((seat) => match.players[seat]!)
    .filter((player) => (type === 'MATCH_OVER' ? !player.isBot : !isHouseBot(player)))
    .map(({ userId }) => ({
      type,
      userId,
      matchId: match.id,
      challengeId: null,
      version,
    }));
}
