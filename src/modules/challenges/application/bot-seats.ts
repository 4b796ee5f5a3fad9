import { Injectable } from '@nestjs/common';
import { ok, refuse, variantOf } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { areConfirmed, BotAnswers, isOneOwners } from '../../bot-accounts/application/index.js';
import type { BotAnswer, LockedTable } from '../../bot-accounts/application/index.js';
import { isInvited, isRateable, seatedUsers } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { challengeFailure } from './failures.js';
import { guestSeatFailure } from './guest-admission.js';
import type { SeatPaths } from './seating.js';

/** The answers by the bots' ids. */
type Answers = ReadonlyMap<string, BotAnswer>;

type Terms = Pick<
  Challenge,
  'variant' | 'preset' | 'options' | 'timeControl' | 'rated' | 'peopleOnly'
>;

type Answered = Pick<Challenge, 'seats' | 'rated'>;

/** A new challenge, and the input fields that name its players. */
export interface ChallengeDraft extends Terms {
  readonly creatorId: string;
  readonly seats: readonly ChallengeSeat[];
  readonly paths: SeatPaths;
}

/** Decides where bot accounts may sit down and where they sit down at once; it runs in the transaction that writes. */
@Injectable()
export class BotSeats {
  constructor(private readonly bots: BotAnswers) {}

  /**
   * Lets bots answer by their policies.
   *
   * @param mayBeUnrated whether the match becomes unrated if that is the only way to play it
   * @returns the seats and whether it is rated, or why the challenge is refused
   */
  async answered(
    draft: ChallengeDraft,
    mayBeUnrated: boolean,
    transaction: Transaction,
  ): Promise<Result<Answered, readonly Failure[]>> {
    const table = await this.bots.lockTable(playersOf(draft.seats), transaction);
    const answered = await this.answeredAt(table, draft, transaction);
    if (answered.ok || !draft.rated || !mayBeUnrated) return answered;
    const unrated = await this.answeredAt(table, { ...draft, rated: false }, transaction);
    return unrated.ok ? unrated : answered;
  }

  private async answeredAt(
    table: LockedTable,
    draft: ChallengeDraft,
    transaction: Transaction,
  ): Promise<Result<Answered, readonly Failure[]>> {
    const { creatorId, seats, rated } = draft;
    const match = { ...draft, isCustom: isCustom(draft) };
    const answers = await this.bots.answers(table, match, creatorId, transaction);
    const failures = [
      ...seats.flatMap((seat) => refuseEnded(draft, seat, table)),
      ...seats.flatMap((seat) => refuseUnwanted(draft, seat, table)),
      ...refuseUnconfirmed(draft, table, answers),
      ...(draft.rated && isOneOwners(table) ? [challengeFailure('RATED_WITH_OWNER', 'rated')] : []),
      ...seats.filter(isInvited).flatMap((seat) => refuseDeclined(draft, seat, answers)),
    ];
    if (failures.length > 0) return refuse(failures);
    return ok({ seats: seats.map((seat) => seatAccepted(seat, answers)), rated });
  }

  /** Why a user cannot sit down with the seated players, by the rules for guests and bots. */
  async ofSeat(
    { userId, isInvited }: { readonly userId: string; readonly isInvited: boolean },
    challenge: Challenge,
    transaction: Transaction,
  ): Promise<Failure | null> {
    const others = challenge.seats.filter(({ accepted }) => accepted);
    const table = await this.bots.lockTable([...playersOf(others), userId], transaction);
    const guest = guestSeatFailure(table.users.get(userId)!, challenge, isInvited);
    if (guest) return guest;
    const { rated, peopleOnly } = challenge;
    if (peopleOnly && table.users.get(userId)!.isBot) return challengeFailure('BOTS_NOT_WANTED');
    // Also checks bots that have sat down: their owners may have withdrawn their confirmation since.
    if (rated && !areConfirmed(table)) return challengeFailure('BOT_UNCONFIRMED');
    if (rated && isOneOwners(table)) return challengeFailure('RATED_WITH_OWNER');
    const busy = await this.bots.busyAmong(table, transaction);
    const full = seatedUsers(challenge).some((id) => id !== userId && busy.includes(id));
    return full ? challengeFailure('OPPONENT_UNAVAILABLE') : null;
  }
}

/** All players but house bots, which have no policy. */
const playersOf = (seats: readonly ChallengeSeat[]): string[] =>
  seats.flatMap(({ userId, isBot }) => (userId !== null && !isBot ? [userId] : []));

const isCustom = ({ variant, preset, options }: Terms): boolean =>
  !isRateable(variantOf(variant)!, preset, options);

/** A rematch may be offered after the account of another player has ended. */
const refuseEnded = ({ paths }: ChallengeDraft, seat: ChallengeSeat, { users }: LockedTable) =>
  users.get(seat.userId ?? '')?.closedAt
    ? [challengeFailure('OPPONENT_UNAVAILABLE', ...(paths.get(seat.seat) ?? []))]
    : [];

/** A challenge for people only names no bot; the creator may be one. */
function refuseUnwanted(
  { peopleOnly, paths, creatorId }: ChallengeDraft,
  seat: ChallengeSeat,
  { users }: LockedTable,
) {
  const { userId, isBot } = seat;
  const isOther = userId !== null && userId !== creatorId;
  if (!peopleOnly || !isOther || !(isBot || users.get(userId)?.isBot)) return [];
  return [challengeFailure('BOTS_NOT_WANTED', ...(paths.get(seat.seat) ?? []))];
}

/** A bot without a confirmed owner plays no rated match; its policy may have declined it already. */
function refuseUnconfirmed(
  { rated, seats, paths, creatorId }: ChallengeDraft,
  { bots }: LockedTable,
  answers: Answers,
): Failure[] {
  if (!rated) return [];
  const unconfirmedSeats = seats.filter(
    ({ userId }) => bots.get(userId ?? '')?.ownerConfirmed === false,
  );
  return unconfirmedSeats.flatMap(({ seat, userId }) => {
    if (userId === creatorId) return [challengeFailure('BOT_UNCONFIRMED', 'rated')];
    if (answers.get(userId!)?.includes('BOT_DECLINES_RATED')) return [];
    return [challengeFailure('BOT_DECLINES_RATED', ...(paths.get(seat) ?? []))];
  });
}

function refuseDeclined(
  { paths }: ChallengeDraft,
  { seat, userId }: ChallengeSeat,
  answers: Answers,
): Failure[] {
  const answer = answers.get(userId!) ?? 'NONE';
  if (typeof answer === 'string') return [];
  return answer.map((part) => challengeFailure(part, ...(paths.get(seat) ?? [])));
}

/** A bot that accepts sits down at once, as house bots do; it brings no seed. */
const seatAccepted = (seat: ChallengeSeat, answers: Answers): ChallengeSeat =>
  isInvited(seat) && answers.get(seat.userId!) === 'ACCEPTS' ? { ...seat, accepted: true } : seat;
