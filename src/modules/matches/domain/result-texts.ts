import { kernel } from '../../../engine/index.js';
import type { DealReason, MatchOutcome, Measure, Seat, Worth } from '../../../engine/index.js';
import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { losersOf, storyOf } from './deal-story.js';
import type { ScoredDeal } from './deal-story.js';
import { partyOf } from './party.js';
import type { NamedPlayers, Party } from './party.js';
import { isMeasured } from './result-wording.js';
import type { DealStory, MatchStory, ResultWording } from './result-wording.js';
import { GERMAN_RESULTS } from './result-wording.de.js';
import { ENGLISH_RESULTS } from './result-wording.en.js';
import { sideIndexOf } from './sides.js';

const WORDINGS: InLanguages<ResultWording> = { en: ENGLISH_RESULTS, de: GERMAN_RESULTS };

const asText = (sentences: readonly (string | null)[]): string =>
  sentences.flatMap((sentence) => (sentence === null ? [] : [`${sentence}.`])).join(' ');

/** How a deal ended and its value, in words and numbers, for a player or a spectator. */
export function dealText(deal: ScoredDeal, table: NamedPlayers, language: Language): string {
  const wording = WORDINGS[language];
  const story = storyOf(deal, table, wording);
  const { reason } = deal.result;
  return asText([
    wording.ends[reason](story) + countOf(deal, story, wording),
    wording.ruleOf(reason, story),
    priceOf(deal, story, table, wording),
  ]);
}

/** The reasons whose sentences do not name the card points although these have decided the deal. */
const COUNTED: ReadonlySet<DealReason> = new Set<DealReason>([
  'SIXTY_SIX',
  'CLAIM',
  'LAST_TRICK',
  'CLOSE_BEATEN',
  'TIE',
  'MOST_POINTS',
  'ALL_PLAYED',
]);

/** The card points of the winners and of the others: " (70 to 24)". */
function countOf(deal: ScoredDeal, story: DealStory, { to }: ResultWording): string {
  const { result, cardPoints, seats } = deal;
  if (!COUNTED.has(result.reason)) return '';
  const isDecided = result.winners.length > 0;
  if (story.isOfTwoSides && isDecided)
    return ` (${story.winnersPoints} ${to} ${story.losersPoints})`;
  const listed = isDecided ? [...result.winners, ...losersOf(deal)] : seats;
  return ` (${listed.map((seat) => cardPoints[seat]).join(` ${to} `)})`;
}

/** The reasons for the game points and their number; null where a rule has said that there are none. */
function priceOf(
  deal: ScoredDeal,
  story: DealStory,
  table: NamedPlayers,
  wording: ResultWording,
): string | null {
  const { worth, result } = deal;
  if (worth === null) return result.reason === 'TIE' ? null : wording.unplayed;
  const reasons = [...reasonsOf(worth, story, table, wording), ...extrasOf(deal, wording)];
  const [winner] = result.winners;
  if (worth.reason === 'CARD_POINTS' || winner === undefined) return reasons.join(', ');
  return `${reasons.join(', ')}: ${wording.gamePoints(result.gamePoints[winner]!)}`;
}

function reasonsOf(
  { reason, measures, atClose }: Worth,
  story: DealStory,
  table: NamedPlayers,
  wording: ResultWording,
): string[] {
  const measured = measures.map(({ seats, ...measure }) => ({
    ...measure,
    atClose,
    party: partyOf(seats, table, wording.party),
  }));
  if (reason === 'EACH_PAYS') return measured.map((each) => wording.pays(paidFor(each), each));
  if (isMeasured(reason)) return measured.map((each) => wording.measured[reason](each, story));
  return [wording.worths[reason](story)];
}

const paidFor = ({ tricks, cardPoints }: Pick<Measure, 'tricks' | 'cardPoints'>): number =>
  kernel.awardAgainst(tricks, cardPoints);

const extrasOf = ({ double, carried, worth }: ScoredDeal, wording: ResultWording): string[] => [
  ...(double > 1 ? [wording.doubled(double)] : []),
  ...(carried > 0 ? [wording.carried(carried, worth?.reason === 'EACH_PAYS')] : []),
];

/** A match that has ended. */
export interface DecidedMatch {
  readonly variant: string;
  readonly score: readonly number[];
  readonly outcome: MatchOutcome;
}

/** How a match ended and what it costs its losers, for a player or a spectator. */
export function matchText(match: DecidedMatch, table: NamedPlayers, language: Language): string {
  const wording = WORDINGS[language];
  const { outcome } = match;
  const end = wording.matchEnds[outcome.reason](matchStoryOf(match, table, wording));
  const counts = [...new Set(outcome.bummerl)].filter((count) => count > 0).sort((a, b) => b - a);
  const costs = counts.map((count) => {
    const payers = outcome.bummerl.flatMap((each, seat) => (each === count ? [seat] : []));
    const isEach = sidesAmong(payers, match).length > 1;
    return wording.bummerl(count, partyOf(payers, table, wording.party), isEach);
  });
  return asText([end, ...costs]);
}

function matchStoryOf(
  match: DecidedMatch,
  table: NamedPlayers,
  wording: ResultWording,
): MatchStory {
  const { score, outcome } = match;
  const { winners } = outcome;
  const seats = score.map((_, seat) => seat);
  const losers = seats.filter((seat) => !winners.includes(seat));
  const party = (of: readonly Seat[]) => partyOf(of, table, wording.party);
  return {
    winners: party(winners),
    losers: party(losers),
    scores: sidesAmong([...winners, ...losers], match).map((seat) => score[seat]!),
    playOff: playOffIn(match, party),
  };
}

/** The two seats with equal scores, of which the better place has won the deal for it (rules 9.19). */
function playOffIn(
  { score, outcome: { places, reason } }: DecidedMatch,
  party: (seats: readonly Seat[]) => Party,
): MatchStory['playOff'] {
  if (reason !== 'PLAY_OFF') return null;
  const level = score.flatMap((points, seat) =>
    score.indexOf(points) === score.lastIndexOf(points) ? [] : [seat],
  );
  const [better] = [...level].sort((a, b) => places[a]! - places[b]!);
  return { players: party(level), winner: party([better!]) };
}

/** One seat of each side that has one of these seats. */
const sidesAmong = (seats: readonly Seat[], { variant }: DecidedMatch): Seat[] => {
  const sides = seats.map((seat) => sideIndexOf(variant, seat));
  return seats.filter((_, i) => sides.indexOf(sides[i]!) === i);
};
