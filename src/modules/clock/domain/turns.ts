import type { Seat } from '../../../engine/index.js';

/** An event that matters to the clock; lists are in the order in which they happened. */
export type ClockEvent =
  | { readonly type: 'ACTED'; readonly seat: Seat; readonly at: number }
  /** A house bot has taken the seat over. */
  | { readonly type: 'LEFT'; readonly seat: Seat; readonly at: number }
  /** The turn of the seat has been taken back, and the deal begins again. */
  | { readonly type: 'RESTORED'; readonly seat: Seat; readonly at: number }
  /** A moderator has given the seat time. */
  | ({ readonly type: 'GIVEN' } & GivenTime)
  | { readonly type: 'ENDED'; readonly at: number };

/** Time that a seat was given while a turn ran. */
export interface GivenTime {
  readonly seat: Seat;
  readonly at: number;
  readonly millis: number;
}

/** The time in which one seat is to act: several actions of a seat in a row are one turn. */
export interface Turn {
  readonly seat: Seat;
  /** Whether a house bot plays the seat. */
  readonly isBot: boolean;
  readonly from: number;
  /** What seats were given meanwhile, in order; missing if nothing. */
  readonly given?: readonly GivenTime[];
}

export interface EndedTurn extends Turn {
  readonly to: number;
  /** Whether its player acted and the match went on; only then a bank gets its increment. */
  readonly completed: boolean;
}

/** Turns that have ended, and the running one, null when no seat is to act. */
export interface Turns {
  readonly ended: readonly EndedTurn[];
  readonly running: Turn | null;
}

/** The state before the first event. */
export interface ClockState {
  readonly running: Turn | null;
  /** The seats for which house bots act. */
  readonly bots: ReadonlySet<Seat>;
}

/** The turns that these events make; `toAct` is the seat to act after them, or before the match ended. */
export function turnsOf(
  state: ClockState,
  clockEvents: readonly ClockEvent[],
  toAct: Seat | null,
): Turns {
  const bots = new Set(state.bots);
  const ended: EndedTurn[] = [];
  const toActAfter = toActAfterEach(clockEvents, toAct);
  let { running } = state;
  clockEvents.forEach((event, i) => {
    const next = toActAfter[i]!;
    if (event.type === 'GIVEN') {
      running &&= { ...running, given: [...(running.given ?? []), givenIn(event)] };
      return;
    }
    if (event.type === 'LEFT') bots.add(event.seat);
    const isSame = running && running.seat === next && running.isBot === bots.has(next);
    if (isSame && event.type !== 'RESTORED') return;
    if (running) ended.push(endOf(running, event, next));
    running = next === null ? null : { seat: next, isBot: bots.has(next), from: event.at };
  });
  return { ended, running };
}

const givenIn = ({ seat, at, millis }: GivenTime): GivenTime => ({ seat, at, millis });

function endOf(turn: Turn, { type, at }: ClockEvent, next: Seat | null): EndedTurn {
  return { ...turn, to: at, completed: type === 'ACTED' && next !== null };
}

/** The seat to act after each event: the seat that acts next, or `toAct` if none does. */
function toActAfterEach(clockEvents: readonly ClockEvent[], toAct: Seat | null): (Seat | null)[] {
  const seats = Array<Seat | null>(clockEvents.length);
  let next = toAct;
  for (let i = clockEvents.length - 1; i >= 0; i--) {
    const event = clockEvents[i]!;
    seats[i] = event.type === 'ENDED' ? null : next;
    if (event.type === 'ACTED' || event.type === 'RESTORED') next = event.seat;
  }
  return seats;
}
