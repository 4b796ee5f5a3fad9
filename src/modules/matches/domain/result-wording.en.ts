import { contractName } from './contract-names.js';
import type { DealStory, MatchStory, PlayedContract, ResultWording } from './result-wording.js';

const tricksOf = (count: number): string => (count === 1 ? 'one trick' : `${count} tricks`);

const gamePoints = (count: number): string =>
  count === 1 ? '1 game point' : `${count} game points`;

function sixtySix({ winners: { start, subject, has }, ...it }: DealStory): string {
  if (it.isClosedByWinners) return `${start} closed the talon and reached 66`;
  if (!it.isOfTwoSides || it.losersPoints < 66) return `${start} reached 66`;
  return it.isByPoints
    ? `Both reached 66, and ${subject} ${has} more card points`
    : `Both reached 66, and ${subject} reached it first`;
}

function made({ declarer: { start }, goal, tricks }: PlayedContract): string {
  if (goal === 'noTrick') return `${start} took no trick`;
  if (goal === 'everyTrick') return `${start} took every trick`;
  return `${start} reached 66 with ${tricksOf(tricks)}`;
}

function failed({ declarer, goal, spoiler, ...it }: PlayedContract): string {
  if (goal === 'noTrick') return `${declarer.start} took a trick`;
  if (spoiler) return `${spoiler.start} took a trick`;
  return `${declarer.start} reached only ${it.cardPoints} card points with ${tricksOf(it.tricks)}`;
}

function contractResult({ name, isMade, declarer, spoiler }: PlayedContract): string {
  return `${name} ${isMade ? 'won' : 'lost'}${spoiler ? ` by ${declarer.object}` : ''}`;
}

/** Why a close, or a false claim after one, costs two or three. */
const afterClose = ({ isClosedByWinners }: DealStory): string =>
  isClosedByWinners ? 'A false claim after a close' : 'A lost close';

const won = ({ winners: { start }, scores }: MatchStory): string =>
  `${start} won the match ${scores.join(' : ')}`;

const BUMMERL: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 4: 'four' };
const SCHNEIDER: Readonly<Record<number, string>> = { 2: 'Schneider', 4: 'Retourschneider' };

export const ENGLISH_RESULTS: ResultWording = {
  party: {
    you: { subject: 'you', object: 'you', dative: 'you' },
    and: 'and',
    has: { you: 'have', one: 'has', youAndOthers: 'have', several: 'have' },
    had: { you: 'had', one: 'had', youAndOthers: 'had', several: 'had' },
  },
  ends: {
    SIXTY_SIX: sixtySix,
    CLAIM: ({ winners: { start }, isClosedByWinners }) =>
      `${start} ${isClosedByWinners ? 'closed the talon and ' : ''}claimed 66, rightly`,
    FALSE_CLAIM: ({ losers: { start }, losersPoints }) =>
      `${start} claimed 66 with only ${losersPoints} card points`,
    LAST_TRICK: ({ winners: { subject }, isByPoints }) =>
      `${isByPoints ? 'Both have equally many card points' : 'Nobody reached 66'}, and ${subject} took the last trick`,
    CLOSE_FAILED: ({ losers: { start }, losersPoints }) =>
      `${start} closed the talon and made only ${losersPoints} card points`,
    CLOSE_BEATEN: ({ losers, winners: { subject }, isClaimed }) =>
      `${losers.start} closed the talon, but ${subject} ${isClaimed ? 'claimed 66, rightly' : 'reached 66 first'}`,
    TIE: ({ isOfTwoSides }) =>
      isOfTwoSides
        ? 'Both have equally many card points'
        : 'No single player has the most card points',
    MOST_POINTS: ({ winners: { start, has }, isOfTwoSides }) =>
      `${start} ${has} ${isOfTwoSides ? 'more' : 'the most'} card points`,
    CONTRACT_MADE: ({ contract }) => made(contract!),
    CONTRACT_FAILED: ({ contract }) => failed(contract!),
    ALL_PLAYED: ({ winners: { subject, has }, winnersPoints, losersPoints }) =>
      `All cards are played, and ${winnersPoints === losersPoints ? 'both have equally many' : `${subject} ${has} more`} card points`,
    IRREGULAR_PLAY: ({ losers: { start } }) => `${start} played a card against the rules`,
    RESIGNED: ({ losers: { start } }) => `${start} resigned`,
    TIMEOUT: ({ losers: { start } }) => `${start} ran out of time`,
    ABANDONED: () => 'All people left the match',
  },
  contract: (name) => contractName(name, 'en'),
  ruleOf: (reason, { winners, losers, ...it }) => {
    if (reason === 'CLOSE_FAILED' && it.isFrozen)
      return `What ${winners.subject} made after the close does not count`;
    if (reason === 'FALSE_CLAIM' && it.isMirrored)
      return `The deal goes to ${winners.object}, for as much as ${losers.subject} would have got`;
    if (reason !== 'TIE') return null;
    return it.isOfTwoSides
      ? 'Nobody wins, and the next deal brings one game point more'
      : 'Nobody wins, and in the next deal each loser pays one game point more';
  },
  measured: {
    PLAIN: ({ party: { start, has }, cardPoints, atClose }) =>
      `${start} ${atClose ? 'had' : has} ${cardPoints} card points${atClose ? ' at the close' : ''}`,
    SCHNEIDER: ({ party: { start, has }, cardPoints, atClose }) =>
      `${start} ${atClose ? 'had' : has} only ${cardPoints} card points${atClose ? ' at the close' : ''} (Schneider)`,
    SCHWARZ: ({ party: { start, has }, atClose }) =>
      `${start} ${atClose ? 'had' : has} no trick${atClose ? ' at the close' : ''} (Schwarz)`,
    CLOSE: ({ party: { subject, had } }, story) =>
      `${afterClose(story)}, and ${subject} ${had} a trick at the close`,
    CLOSE_SCHWARZ: ({ party: { subject, had } }, story) =>
      `${afterClose(story)}, and ${subject} ${had} no trick at the close`,
  },
  worths: {
    FALSE_CLAIM: () => 'A false claim',
    IRREGULAR_PLAY: () => 'A card against the rules',
    CONTRACT: ({ contract }) => contractResult(contract!),
    CARD_POINTS: () => 'Each player scores their card points',
  },
  pays: (count, { party, award, cardPoints }) => {
    const paid = `${gamePoints(count)} from ${party.dative}`;
    if (award === 'SCHWARZ') return `${paid} (Schwarz: no trick)`;
    return award === 'SCHNEIDER'
      ? `${paid} (Schneider: ${cardPoints} card points in tricks)`
      : paid;
  },
  doubled: (double) => `doubled (×${double})`,
  carried: (deals, isEach) => {
    const more = `${gamePoints(deals)} more${isEach ? ' from each' : ''}`;
    return deals === 1
      ? `${more} for the undecided deal before`
      : `${more} for the undecided deals before`;
  },
  gamePoints,
  unplayed: 'This deal brings no game points',
  to: 'to',
  matchEnds: {
    TARGET: won,
    PLAY_OFF: ({ playOff, ...story }) =>
      `${won({ playOff, ...story })}. ${playOff!.players.start} had equally many game points, and ${playOff!.winner.subject} won the deal of the two`,
    RESIGNED: ({ losers: { start } }) => `${start} resigned`,
    TIMEOUT: ({ losers: { start } }) => `${start} ran out of time`,
    ABANDONED: () => 'All people left the match',
  },
  bummerl: (count, { object }, isEach) => {
    const cost = `${BUMMERL[count] ?? count} Bummerl${isEach ? ' each' : ''} for ${object}`;
    const title = SCHNEIDER[count];
    return title ? `${title}: ${cost}` : cost.charAt(0).toUpperCase() + cost.slice(1);
  },
};
