import type { Seat } from '../../../engine/index.js';

/** What matters to the clock, in the order in which it happened. */
export type Happening =
  | { readonly type: 'ACTED'; readonly seat: Seat; readonly at: number }
  /** A house bot has taken the seat over. */
  | { readonly type: 'LEFT'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'ENDED'; readonly at: number };

/** The time in which one seat is asked: several actions of a seat in a row are one turn. */
export interface Turn {
  readonly seat: Seat;
  /** Whether a house bot has it. */
  readonly isBot: boolean;
  readonly from: number;
}

export interface EndedTurn extends Turn {
  readonly to: number;
  /** Whether its player acted and the match went on, for which a bank gets its increment. */
  readonly completed: boolean;
}

/** Turns that have ended, and the one that runs, null when nobody is asked. */
export interface Turns {
  readonly ended: readonly EndedTurn[];
  readonly running: Turn | null;
}

/** Where the reading of happenings begins. */
export interface ClockState {
  readonly running: Turn | null;
  /** The seats for which house bots act. */
  readonly bots: ReadonlySet<Seat>;
}

/** The turns that happenings make; `asked` is the seat asked after them, or before the match ended. */
export function turnsOf(
  state: ClockState,
  happenings: readonly Happening[],
  asked: Seat | null,
): Turns {
  const bots = new Set(state.bots);
  const ended: EndedTurn[] = [];
  const askedAfter = askedAfterEach(happenings, asked);
  let { running } = state;
  happenings.forEach((happening, i) => {
    const next = askedAfter[i]!;
    if (happening.type === 'LEFT') bots.add(happening.seat);
    if (running && running.seat === next && running.isBot === bots.has(next)) return;
    if (running) ended.push(endOf(running, happening, next));
    running = next === null ? null : { seat: next, isBot: bots.has(next), from: happening.at };
  });
  return { ended, running };
}

function endOf(turn: Turn, { type, at }: Happening, next: Seat | null): EndedTurn {
  return { ...turn, to: at, completed: type === 'ACTED' && next !== null };
}

/** Who is asked after each happening: whoever acts next, `asked` where nobody does. */
function askedAfterEach(happenings: readonly Happening[], asked: Seat | null): (Seat | null)[] {
  const seats = Array<Seat | null>(happenings.length);
  let next = asked;
  for (let i = happenings.length - 1; i >= 0; i--) {
    const happening = happenings[i]!;
    seats[i] = happening.type === 'ENDED' ? null : next;
    if (happening.type === 'ACTED') next = happening.seat;
  }
  return seats;
}
