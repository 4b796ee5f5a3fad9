/** Counts the rules that were reached in play, to prove that a run tried all rules that it claims. */
import type { DealEvent, DealResult, Match, MatchEvent } from '../../../src/engine/index.js';

export class Reach {
  private readonly counts = new Map<string, number>();

  note(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** The names in `wanted` that were never reached. */
  missing(wanted: readonly string[]): string[] {
    return wanted.filter((what) => !this.counts.has(what));
  }

  /** All names that were reached, the most frequent first, for finding out why one is missing. */
  table(): string[] {
    const counts = [...this.counts].sort((a, b) => b[1] - a[1]);
    return counts.map(([what, count]) => `${count} ${what}`);
  }
}

/** The names under which a deal that has just ended is counted. */
export function noteDeal(reach: Reach, match: Match, result: DealResult | null): void {
  const deal = match.deal!;
  if (result === null) return reach.note('redeal');
  const { contract, declarer, double } = deal.variant.standing(deal.state);
  const side = deal.playOff ? 'play-off ' : '';
  if (contract === null) return reach.note(`${side}${result.reason}`);
  const by = result.winners.includes(declarer!) ? 'won' : 'lost';
  reach.note(`${contract} ${by} ${result.reason}`);
  reach.note(`double ${double}`);
}

const NOTED: ReadonlySet<DealEvent['type']> = new Set<DealEvent['type']>([
  'TRUMP_TURNED',
  'TRUMP_NAMED',
  'TALON_TAKEN',
  'HANDS_OPENED',
  'MARRIAGE_ANNOUNCED',
]);

/** The names under which an action is counted. */
export function noteEvents(reach: Reach, match: Match, events: readonly MatchEvent[]): void {
  for (const event of events) {
    if (NOTED.has(event.type as DealEvent['type'])) reach.note(event.type);
    if (event.type === 'DECK_CUT') reach.note(event.knocked ? 'knock' : 'cut');
    if (event.type === 'BID') reach.note(event.withoutTalon ? 'bid without talon' : 'bid');
    if (event.type === 'MATCH_ENDED') noteEnd(reach, match);
  }
}

function noteEnd(reach: Reach, { outcome }: Match): void {
  for (const bummerl of outcome!.bummerl) reach.note(`bummerl ${bummerl}`);
  if (outcome!.reason === 'PLAY_OFF') {
    const { places, winners } = outcome!;
    reach.note(`play-off by place ${winners.length === 1 ? places.join() : ''}`);
  }
}
