import { Injectable } from '@nestjs/common';
import { ok, refuse, VARIANTS } from '../../../engine/index.js';
import type { Options, Result } from '../../../engine/index.js';
import type { Failure, PathSegment } from '../../../platform/api/failure.js';
import { botKindOf, HouseBots, Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { ChallengeSeat } from '../domain/challenge.js';
import { challengeFailure } from './failures.js';

/** An opponent, by exactly one of the two fields. */
export interface PlayerRequest {
  readonly username?: string | null;
  readonly bot?: string | null;
}

/** An opponent at a seat. */
export interface SeatRequest extends PlayerRequest {
  readonly seat: number;
}

/** The players and their seats, as sent; anyone may take the remaining seats. */
export interface SeatingRequest {
  /** The creator's seat, 0 when null. */
  readonly seat: number | null;
  /** The players at the other seats, in their order. */
  readonly opponents: readonly PlayerRequest[] | null;
  /** The players by seat; not together with `opponents`. */
  readonly seats: readonly SeatRequest[] | null;
}

/** The input field that names the player of a seat, by seat. */
export type SeatPaths = ReadonlyMap<number, readonly PathSegment[]>;

/** The people and house bots that were found, by seat. */
export interface Seating {
  readonly creatorSeat: number;
  readonly users: ReadonlyMap<number, User>;
  readonly paths: SeatPaths;
}

/** A requested opponent at a seat, and the path of the input that names them. */
interface Place {
  readonly seat: number;
  readonly player: PlayerRequest;
  readonly path: readonly PathSegment[];
}

/** The most seats that an input with an unknown variant can name. */
const MOST_SEATS = Math.max(...VARIANTS.map(({ seatCount }) => seatCount));

/** Finds the players whom a challenge names, and reports all that is wrong at once. */
@Injectable()
export class SeatingFinder {
  constructor(
    private readonly users: Users,
    private readonly bots: HouseBots,
  ) {}

  /** @param seatCount null when the variant is unknown */
  async find(
    creatorId: string,
    request: SeatingRequest,
    seatCount: number | null,
  ): Promise<Result<Seating, readonly Failure[]>> {
    const places = placesOf(request);
    const wrong = seatFailures(request, places, seatCount ?? MOST_SEATS);
    if (places.length >= (seatCount ?? MOST_SEATS)) return refuse(wrong);
    const found = await Promise.all(places.map(({ player }) => this.player(player)));
    const users = found.map((result) => (result.ok ? result.value : null));
    const failures = [
      ...wrong,
      ...found.flatMap((result, i) => (result.ok ? [] : [withPath(places[i]!, result.error)])),
      ...clashes(creatorId, places, users),
    ];
    if (failures.length > 0) return refuse(failures);
    return ok({
      creatorSeat: request.seat ?? 0,
      users: new Map(places.map(({ seat }, i) => [seat, users[i]!])),
      paths: new Map(places.map(({ seat, path }) => [seat, path])),
    });
  }

  private async player({ username, bot }: PlayerRequest): Promise<Result<User, Failure>> {
    const isBot = typeof bot === 'string';
    if (isBot === (typeof username === 'string')) {
      return refuse(challengeFailure('OPPONENT_INVALID'));
    }
    const user = isBot ? await this.bots.byLevel(bot) : await this.users.byUsername(username!);
    return user ? ok(user) : refuse(challengeFailure('UNKNOWN_OPPONENT'));
  }
}

/** The seats of a challenge. House bots accept at once and bring no seed. */
export function challengeSeatsOf(
  { creatorSeat, users }: Seating,
  creator: { readonly userId: string; readonly clientSeed: string; readonly rules: Options },
  seatCount: number,
): ChallengeSeat[] {
  return Array.from({ length: seatCount }, (_, seat) => {
    if (seat === creatorSeat) return { seat, isBot: false, accepted: true, ...creator };
    const user = users.get(seat);
    const isBot = user !== undefined && botKindOf(user) === 'HOUSE';
    return { seat, userId: user?.id ?? null, isBot, accepted: isBot, clientSeed: '', rules: null };
  });
}

/** `opponents` sit at the seats that are not the creator's, in their order. */
function placesOf({ seat: own, opponents, seats }: SeatingRequest): Place[] {
  if (seats) {
    return seats.map((place, i) => ({
      seat: place.seat,
      player: place,
      path: ['seats', i],
    }));
  }
  return (opponents ?? []).map((player, i) => ({
    seat: i < (own ?? 0) ? i : i + 1,
    player,
    path: ['opponents', i],
  }));
}

function seatFailures(
  request: SeatingRequest,
  places: readonly Place[],
  seatCount: number,
): Failure[] {
  const { opponents, seats } = request;
  const own = request.seat ?? 0;
  const list = seats ? 'seats' : 'opponents';
  const isSeat = (seat: number) => seat >= 0 && seat < seatCount;
  return [
    ...(opponents && seats ? [challengeFailure('OPPONENTS_AND_SEATS', 'seats')] : []),
    ...(isSeat(own) ? [] : [challengeFailure('SEAT_UNKNOWN', 'seat')]),
    ...(places.length < seatCount ? [] : [challengeFailure('TOO_MANY_OPPONENTS', list)]),
    ...(seats ? wrongSeats(places, own, isSeat) : []),
  ];
}

function wrongSeats(
  places: readonly Place[],
  own: number,
  isSeat: (seat: number) => boolean,
): Failure[] {
  const taken = new Set([own]);
  return places.flatMap(({ seat, path }) => {
    const code = isSeat(seat) ? 'SEAT_TAKEN' : 'SEAT_UNKNOWN';
    const isFree = isSeat(seat) && !taken.has(seat);
    taken.add(seat);
    return isFree ? [] : [challengeFailure(code, ...path, 'seat')];
  });
}

const withPath = ({ path }: Place, failure: Failure): Failure => ({ ...failure, path });

function clashes(
  creatorId: string,
  places: readonly Place[],
  users: readonly (User | null)[],
): Failure[] {
  return users.flatMap((user, i) => {
    if (!user || botKindOf(user) === 'HOUSE') return [];
    if (user.id === creatorId) return [withPath(places[i]!, challengeFailure('OPPONENT_IS_YOU'))];
    const isTwice = users.findIndex((other) => other?.id === user.id) < i;
    return isTwice ? [withPath(places[i]!, challengeFailure('OPPONENT_TWICE'))] : [];
  });
}
