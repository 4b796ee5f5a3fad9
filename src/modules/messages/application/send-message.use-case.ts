import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import {
  findAnswer,
  isRepeat,
  KEY_CONSTRAINT,
  keyedCall,
  keyFailure,
  keyReused,
  storeAnswer,
} from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import { Relay } from '../../../platform/tasks/relay.js';
import { TryLimits } from '../../auth/application/index.js';
import { dealInSight, MatchStore, sightOf } from '../../matches/application/index.js';
import type { MatchSight } from '../../matches/application/index.js';
import { isHeldBack } from '../domain/message.js';
import type { Message, NewMessage, Table, Wording } from '../domain/message.js';
import { MessageStore } from '../storage/message-store.js';
import { owedForDelivery } from './message-delivery.js';
import { messageFailure } from './message-failure.js';
import { wordingOf } from './wording.js';
import type { WordingWish } from './wording.js';

export interface SendMessageCommand extends WordingWish {
  readonly userId: string;
  readonly matchId: string;
  readonly idempotencyKey: string | null;
}

export type MessageResult = Result<Message, Failure>;

/** Says something to the other players of a match: to all of them, never to some. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly matches: MatchStore,
    private readonly messages: MessageStore,
    private readonly limits: TryLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @throws ApiError RATE_LIMITED when its sender has said too much within a minute */
  async execute(command: SendMessageCommand): Promise<MessageResult> {
    const { userId, matchId, text, phrase, idempotencyKey } = command;
    const badKey = keyFailure(idempotencyKey);
    if (badKey) return refuse(badKey);
    const said = wordingOf(command);
    if (!said.ok) return said;
    const call = keyedCall(userId, idempotencyKey, 'sendMessage', [matchId, text, phrase]);
    return (await this.repeated(call)) ?? this.send(command, said.value, call);
  }

  /** What an equal call did before, null when there was none. */
  private async repeated(call: KeyedCall): Promise<MessageResult | null> {
    const answer = await this.database.transaction((transaction) => findAnswer(transaction, call));
    if (!answer) return null;
    if (!isRepeat(call, answer)) return refuse(keyReused());
    return ok((await this.messages.find(answer.subjectId, call.userId))!);
  }

  private async send(
    { userId, matchId }: SendMessageCommand,
    said: Wording,
    call: KeyedCall,
  ): Promise<MessageResult> {
    const match = await this.matches.find(matchId);
    const sight = match && sightOf(match, userId);
    if (!sight) return refuse(messageFailure('MATCH_NOT_FOUND', 'matchId'));
    const { viewerSeat: seat } = sight;
    if (seat === null) return refuse(messageFailure('NOT_A_PLAYER'));
    await this.limits.count([{ limit: 'message-sender', key: userId }]);
    const heldBack = isHeldBack(tableOf(sight), seat, said);
    const { dealNumber } = sight.stored;
    const message = { ...said, id: randomUUID(), matchId, dealNumber, seat, senderId: userId };
    return this.write({ ...message, heldBack }, call);
  }

  private async write(message: NewMessage, call: KeyedCall): Promise<MessageResult> {
    try {
      await this.database.transaction(async (transaction) => {
        await this.messages.insert(message, transaction);
        await storeAnswer(transaction, call, message.id);
        await this.outbox.add(transaction, message.heldBack ? [] : owedForDelivery(message));
      });
    } catch (error) {
      // An equal call was first: what it did is the answer.
      if (breaksUnique(error, KEY_CONSTRAINT)) return (await this.repeated(call))!;
      throw error;
    }
    this.relay.kick();
    return ok((await this.messages.find(message.id, message.senderId))!);
  }
}

const tableOf = (sight: MatchSight): Table => ({
  seatCount: sight.stored.players.length,
  isRunning: sight.stored.status === 'IN_PROGRESS',
  talkers: dealInSight(sight).talkers,
});
