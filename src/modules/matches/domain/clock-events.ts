import type { Seat } from '../../../engine/index.js';
import type { NewEvent } from './advance.js';
import type { ClockEvent, ClockState, Turn } from '../../clock/domain/index.js';
import type { EventOf } from './event-types.js';
import { isHouseBot } from './stored-match.js';
import type { StoredMatch } from './stored-match.js';

/** An event with its time, in milliseconds since 1970. */
export type TimedEvent = Pick<NewEvent, 'type' | 'seat' | 'token'> & {
  readonly at: number;
  /** Of a TIME_GIVEN; others need none. */
  readonly payload?: object | null;
};

/** The events as the clock needs them; `endedAt` is null while the match is running. */
export function clockEventsIn(
  events: readonly TimedEvent[],
  endedAt: number | null,
): readonly ClockEvent[] {
  const happened = events.flatMap(({ type, seat, token, at, payload }): ClockEvent[] => {
    if (seat === null) return [];
    if (token !== null) return [{ type: 'ACTED', seat, at }];
    if (type === 'SEAT_LEFT') return [{ type: 'LEFT', seat, at }];
    if (type === 'TIME_GIVEN')
      return [{ type: 'GIVEN', seat, at, millis: givenSeconds(payload) * 1000 }];
    return type === 'MATCH_RESTORED' ? [{ type: 'RESTORED', seat, at }] : [];
  });
  return endedAt === null ? happened : [...happened, { type: 'ENDED', at: endedAt }];
}

const givenSeconds = (payload: object | null | undefined): number =>
  (payload as EventOf<'TIME_GIVEN'>).seconds;

type Seated = Pick<StoredMatch, 'players'>;

/** The clock of a match that begins with the turn of seat `toAct`; no player has left yet. */
export function clockAtStart({ players }: Seated, toAct: Seat | null, at: number): ClockState {
  const bots = seatsWhere(players, (player) => player.isBot);
  return { running: turnFrom(toAct, bots, at), bots };
}

/** The clock of a match, from its row. */
export function clockStateOf({
  players,
  toAct,
  turnStartedAt,
}: Pick<StoredMatch, 'players' | 'toAct' | 'turnStartedAt'>): ClockState {
  const bots = seatsWhere(players, isHouseBot);
  return { running: turnFrom(toAct, bots, turnStartedAt?.getTime() ?? 0), bots };
}

function turnFrom(seat: Seat | null, bots: ReadonlySet<Seat>, from: number): Turn | null {
  return seat === null ? null : { seat, isBot: bots.has(seat), from };
}

function seatsWhere(
  players: StoredMatch['players'],
  holds: (player: StoredMatch['players'][number]) => boolean,
): ReadonlySet<Seat> {
  return new Set([...players.keys()].filter((seat) => holds(players[seat]!)));
}
