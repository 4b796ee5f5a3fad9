/** A record drawn for a terminal: hands, tricks, announcements and results as lines of text. */
import { countDown } from '../match.js';
import type { MatchEvent, Match } from '../match/types.js';
import type { MatchRecord } from './format.js';
import { replay } from './replay.js';

const SUIT_SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** `HA` as `♥A`. */
const sign = (card: string): string => (SUIT_SIGNS[card[0]!] ?? '') + card.slice(1);
const signs = (cards: readonly string[]): string => cards.map(sign).join(' ');

/** The lines of an event; [] where another line already says it. */
type LinesOf<E extends MatchEvent> = (event: E, match: Match) => readonly string[];
type EventLines = {
  readonly [T in MatchEvent['type']]?: LinesOf<Extract<MatchEvent, { type: T }>>;
};

const EVENT_LINES: EventLines = {
  DEAL_STARTED: (e, match) => dealLines(e.number, match),
  CARD_PLAYED: (e) => [`  ${e.seat}: ${sign(e.card)}`],
  MARRIAGE_ANNOUNCED: (e) => [`  ${e.seat}: ${sign(e.suit)} K Q, ${e.cardPoints}`],
  TRUMP_NAMED: (e) => [`  ${e.seat}: trump ${sign(e.trump)}`],
  TRUMP_EXCHANGED: (e) => [`  ${e.seat}: ${sign(e.gave)} for ${sign(e.took)}`],
  TALON_CLOSED: (e) => [`  ${e.seat}: closes`],
  DECK_CUT: (e) => [`  ${e.seat}: ${e.knocked ? 'knocks' : 'cuts'}`],
  TRUMP_TURNED: (e) => [`  ${e.seat}: turns ${sign(e.card)} for trump`],
  REDEAL_DEMANDED: (e) => [`  ${e.seat}: has three jacks, deal again`],
  BID: (e) => [`  ${e.seat}: bids ${e.contract}${e.withoutTalon ? ' without the talon' : ''}`],
  PASSED: (e) => [`  ${e.seat}: passes`],
  CONTRACT_WON: (e) => [`  ${e.seat}: declares ${e.contract}`],
  TALON_TAKEN: (e) => [`  ${e.draws[0]!.seat}: takes ${signs(e.draws.map((d) => d.card))}`],
  CARDS_LAID_ASIDE: (e) => [`  ${e.seat}: lays ${signs(e.cards)} aside`],
  DOUBLED: (e) => [`  ${e.seat}: doubles, ×${e.double}`],
  HANDS_OPENED: () => ['  all hands lie open'],
  CLAIMED: (e) => [`  ${e.seat}: claims`],
  TRICK_TAKEN: (e) => [`     → ${e.seat}`],
  DEAL_SCORED: (e, match) => [
    `  ${e.result?.reason ?? 'REDEAL'}, score ${(countDown(match) ?? e.score).join(' : ')}`,
    '',
  ],
  MATCH_ENDED: (e) => [
    `Match to ${e.outcome.winners.join(', ')}, Bummerl ${e.outcome.bummerl.join(' : ')}`,
  ],
};

function dealLines(number: number, match: Match): string[] {
  const { dealer, seats, state } = match.deal!;
  const { hands, talon } = state.dealt;
  const seated = hands.map((hand, i) => `  seat ${seats[i]!}  ${signs(hand)}`);
  const laid = talon.length > 0 ? [`  talon   ${signs(talon)}`] : [];
  return [`Deal ${number}, dealer ${dealer}`, ...seated, ...laid];
}

const linesOf = (event: MatchEvent, match: Match): readonly string[] =>
  (EVENT_LINES[event.type] as LinesOf<MatchEvent> | undefined)?.(event, match) ?? [];

/** The record as text. The last line names an illegal action. */
export function showRecord(record: MatchRecord): string {
  const lines: string[] = [];
  const answer = replay(record, (event, match) => lines.push(...linesOf(event, match)));
  if (answer.error !== null) lines.push(`${answer.error.code}: ${answer.error.message}`);
  return lines.join('\n');
}
