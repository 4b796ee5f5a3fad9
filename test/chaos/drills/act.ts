import type { Installation } from '../installation/installation.js';

/** What was measured in one act of a drill. */
export interface ActFigures {
  readonly act: string;
  /** The longest time without an acknowledged move. */
  readonly withoutMoveSeconds: number;
  /** The longest time without a bot's answer. */
  readonly withoutBotSeconds: number;
  readonly moves: number;
  /** Calls that clients had to repeat. */
  readonly repeated: number;
  readonly [more: string]: string | number;
}

/** Does an act, and keeps what was measured meanwhile; `work` returns more figures. */
export async function measureAct(
  { crowd: { journal }, acts }: Installation,
  act: string,
  work: () => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const from = performance.now();
  const { repetitions } = journal;
  const { length } = journal.moves;
  const more = await work();
  const { move, bot } = journal.longestPauses(from, performance.now());
  const figures = {
    act,
    withoutMoveSeconds: secondsOf(move),
    withoutBotSeconds: secondsOf(bot),
    moves: journal.moves.length - length,
    repeated: journal.repetitions - repetitions,
    ...more,
  };
  acts.push(figures);
  process.stderr.write(`${JSON.stringify(figures)}\n`);
}

const secondsOf = (millis: number): number => Math.round(millis / 100) / 10;
