import { anyOf, isRunning } from './outside.js';
import type { MatchNow, NewMatch, Pair } from './outside.js';
import type { Play } from './play.js';

/** Plays a match to its end. The player to act reads it and acts; for another turn the answer is read instead. */
export async function playByHttp(play: Play, pair: Pair, match: NewMatch): Promise<void> {
  let seat = match.toAct!;
  let known: MatchNow | null = null;
  while (!play.isOver) {
    known ??= await read(play, pair[seat]!, match.id);
    if (!isRunning(known)) return;
    if (known.toAct === seat && known.deal.legal.length > 0) {
      const after = await act(play, pair[seat]!, match.id, known);
      if (!after || !isRunning(after)) return;
      known = after;
    }
    if (known.toAct !== seat || known.deal.legal.length === 0) {
      seat = known.toAct ?? seat;
      known = null;
    }
  }
}

async function read({ outside, tally }: Play, token: string, id: string): Promise<MatchNow> {
  const start = performance.now();
  const match = await outside.read(token, id);
  tally.reads.push(performance.now() - start);
  return match;
}

async function act(
  play: Play,
  token: string,
  id: string,
  known: MatchNow,
): Promise<MatchNow | null> {
  await play.turn();
  const start = performance.now();
  const after = await play.outside.act(token, id, anyOf(known));
  const { tally } = play;
  if (after) {
    tally.moves++;
    tally.answered.push(performance.now() - start);
  } else {
    tally.errors++;
  }
  return after;
}
