import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Idempotency, keyedCall, keyFailure } from '../../../platform/idempotency/idempotency.js';
import type { Write } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { FriendReader } from '../../friends/application/index.js';
import { visibleDeal, Matches, viewedBy } from '../../matches/application/index.js';
import type { ViewedMatch } from '../../matches/application/index.js';
import { areCleanLines, guestFailure, PublicTexts, Users } from '../../users/application/index.js';
import { isHeldBack } from '../domain/message.js';
import type {
  Message,
  NewMessage,
  Phrase,
  MessagingState,
  MessageContent,
} from '../domain/message.js';
import { MessageStore } from '../storage/message-store.js';
import { Messages } from '../storage/messages.js';
import { messageFailure } from './failures.js';
import { deliveredEvent } from './message-hints.js';

export interface SendMessageCommand {
  readonly userId: string;
  readonly matchId: string;
  /** Exactly one of the two is set in a valid command. */
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly idempotencyKey: string | null;
}

type MessageResult = Result<Message, readonly Failure[]>;

const MAX_LENGTH = 500;

/** Sends a message to all other players of a match, never to only some of them. */
@Injectable()
export class SendMessageUseCase {
  constructor(
    private readonly matches: Matches,
    private readonly messages: Messages,
    private readonly store: MessageStore,
    private readonly limits: TryLimits,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly users: Users,
    private readonly texts: PublicTexts,
    private readonly friends: FriendReader,
  ) {}

  /** @throws ApiError RATE_LIMITED if the sender has sent too many messages within a minute, MUTED for a text */
  async execute(command: SendMessageCommand): Promise<MessageResult> {
    const { userId, matchId, text, phrase, idempotencyKey } = command;
    const badKey = keyFailure(idempotencyKey);
    const content = wordingOf(command);
    if (!content.ok || badKey) {
      return refuse([...(content.ok ? [] : [content.error]), ...(badKey ? [badKey] : [])]);
    }
    const call = keyedCall(userId, idempotencyKey, 'sendMessage', [matchId, text, phrase]);
    const sent = await this.idempotency.once<Message, readonly Failure[]>(call, {
      first: (write) => this.send(command, content.value, write),
      again: (id) => this.currentMessage(id, userId),
    });
    return sent.ok ? sent : refuse([sent.error].flat());
  }

  private async send(
    { userId, matchId }: SendMessageCommand,
    content: MessageContent,
    write: Write,
  ): Promise<MessageResult> {
    const match = await this.matches.find(matchId);
    const viewed = match && viewedBy(match, userId);
    if (!viewed) return refuse([messageFailure('MATCH_NOT_FOUND', 'matchId')]);
    const { viewerSeat: seat } = viewed;
    if (seat === null) return refuse([messageFailure('NOT_A_PLAYER')]);
    const refusal =
      content.text === null ? null : await this.textFailure(userId, content.text, viewed);
    if (refusal) return refuse([refusal]);
    await this.limits.count([{ limit: 'message-sender', key: userId }]);
    const heldBack = isHeldBack(messagingStateOf(viewed), seat, content);
    const { dealNumber } = viewed.stored;
    const message = { ...content, id: randomUUID(), matchId, dealNumber, seat, senderId: userId };
    return this.write({ ...message, heldBack }, write);
  }

  /** Why a user may not send this text. Who sends only phrases is refused before words and friends are looked up. */
  private async textFailure(
    userId: string,
    text: string,
    { stored: { players } }: ViewedMatch,
  ): Promise<Failure | null> {
    const sender = await this.users.byId(userId);
    if (sender?.isGuest) return guestFailure('GUESTS_SAY_PHRASES', 'text');
    if (sender?.isBot) return messageFailure('BOTS_SAY_PHRASES', 'text');
    const others = players.map((player) => player.userId).filter((id) => id !== userId);
    const isPrivate = async () =>
      (await this.friends.friendsAmong(userId, others)).length === others.length;
    const [refused] = await this.texts.failures(userId, { text }, isPrivate);
    return refused ?? null;
  }

  private async write(message: NewMessage, write: Write): Promise<MessageResult> {
    await write(async (transaction, keep) => {
      await this.store.insert(message, transaction);
      await keep(message.id);
      if (!message.heldBack)
        await this.outbox.add(transaction, [deliveredEvent(message)], message.matchId);
      return ok(null);
    });
    return this.currentMessage(message.id, message.senderId);
  }

  private async currentMessage(id: string, userId: string): Promise<MessageResult> {
    return ok((await this.messages.find(id, userId))!);
  }
}

const messagingStateOf = (viewed: ViewedMatch): MessagingState => ({
  seatCount: viewed.stored.players.length,
  isRunning: viewed.stored.status === 'IN_PROGRESS',
  talkers: visibleDeal(viewed).talkers,
});

/** The text or phrase to send, or why it cannot be sent. */
function wordingOf({ text, phrase }: SendMessageCommand): Result<MessageContent, Failure> {
  if (phrase !== null && text === null) return ok({ text, phrase });
  if (phrase !== null || text === null) return refuse(messageFailure('TEXT_OR_PHRASE'));
  return isValidText(text) ? ok({ text, phrase }) : refuse(messageFailure('TEXT_INVALID', 'text'));
}

/** Length counts Unicode characters; line breaks are the only control characters that a text may have. */
function isValidText(text: string): boolean {
  const length = [...text].length;
  return text.trim() !== '' && length <= MAX_LENGTH && areCleanLines(text);
}
