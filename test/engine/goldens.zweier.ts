/** Goldens of `zweier`: for each option and each refusal the rule that decides, counted by hand. */
import type { Golden, GoldenDeal } from './support/golden.js';
import { cards } from './support/golden.js';

const deal = (dealer: number, seat0: string, seat1: string, talon: string): GoldenDeal => ({
  dealer,
  hands: [cards(seat0), cards(seat1)],
  talon: cards(talon),
});

/** Forehand is seat 1 with forty in trumps; hearts are trump. */
const FORTY = deal(0, 'HA HT DK DQ SJ', 'HK HQ SA ST CJ', 'DA DT CA CT CK CQ SK SQ DJ HJ');
/** Forehand is seat 1 with the jack of trumps; the ace of trumps lies under the talon. */
const JACK = deal(0, 'HK HQ DK DQ CJ', 'HJ SA ST SK DA', 'HT SQ SJ DT DJ CA CT CK CQ HA');
const JACK_TWO_LEFT = 'SA CJ ST SQ SK DQ SJ DK';
const JACK_NONE_LEFT = `${JACK_TWO_LEFT} DJ HQ`;
/** Forehand is seat 1 with two marriages; seat 0 has the jack of trumps. */
const TWO_PAIRS = deal(0, 'HA HJ DK DQ CT', 'HK HQ SK SQ DJ', 'DA DT SA ST SJ CA CK CQ CJ HT');
/** Played to the end 63 : 57, nobody with 66 by tricks. */
const LONG = deal(0, 'CT SA DA CK DT', 'ST HJ HQ DJ SJ', 'DQ DK HT CQ HK SQ CJ CA SK HA');
const LONG_PLAY = 'HJ DT HQ DK HT CQ DJ CK CJ SQ SK SA CT HK SJ HA CA DQ DA ST';
/** Played to the end 60 : 60. */
const EVEN = deal(0, 'CK SK CQ HT HJ', 'DA DK SA CT HQ', 'ST SQ DT DQ SJ DJ HK CA HA CJ');
const EVEN_PLAY = 'HQ HJ DK SK CT CK SA DQ HK DJ ST SQ SJ CJ CA HA HT DT CQ DA';
/** Seat 1 has 66 first, seat 0 catches up and takes the last trick: 66 : 74. */
const BOTH_66 = deal(0, 'HK HA DA CJ SA', 'DQ HQ DK SQ CK', 'DT ST CQ HT CA CT SJ DJ HJ SK');
const BOTH_66_PLAY = 'mD DK HK HQ DA SQ CJ CA CT CK DJ CQ ST SA SJ HT HJ HA DQ SK DT';
/** Seat 1 closes at once, loses a trick and makes 66. */
const MADE = deal(0, 'CA SJ ST DK DQ', 'HA HK HQ SA CJ', 'DA DT DJ CT CK CQ SK SQ HT HJ');
const MADE_PLAY = 'c CJ CA SJ SA HA DQ mH';
/** Twenty-four cards, six each; seat 1 leads and seat 0 has the nine of trumps. */
const SIX = deal(
  0,
  'H9 HA DK DQ SJ S9',
  'HK HQ SA ST CJ C9',
  'DA DT CA CT CK CQ SK SQ DJ HJ D9 HT',
);

const won = (winner: 0 | 1, gamePoints: number, reason: string) => ({
  result: {
    winners: [winner],
    gamePoints: winner === 0 ? [gamePoints, 0] : [0, gamePoints],
    reason: reason as 'CLAIM',
  },
});

const CLAIM = { endAt66: 'claim' } as const;
const COUNTING = { afterClose: 'counting' } as const;
const PRICED = { afterClose: 'pricedAtClose' } as const;
const NEXT_TRICK = { marriageCounts: 'nextTrick' } as const;
const FAILED_CLOSE = 'c mH HQ HT HA HK DK CJ DQ ST SJ SA';

const REFUSALS: readonly Golden[] = [
  { rule: 'RULES §2: no row of the table', deal: FORTY, actions: 'HX', refused: 'UNKNOWN_ACTION' },
  { rule: 'RULES §2: b: takes a contract', deal: FORTY, actions: 'b:X', refused: 'UNKNOWN_ACTION' },
  { rule: 'RULES §2', rules: CLAIM, deal: FORTY, actions: '66 SA', refused: 'DEAL_OVER' },
  { rule: 'RULES §3: no d', deal: FORTY, actions: 'd', refused: 'NOT_IN_THIS_PHASE' },
  { rule: 'RULES §2: 66 automatic', deal: FORTY, actions: '66', refused: 'NOT_IN_THIS_PHASE' },
  { rule: 'RULES §2: wrong form of m', deal: FORTY, actions: 'mH:S', refused: 'NOT_IN_THIS_PHASE' },
  { rule: 'RULES §3: turned up', deal: FORTY, actions: 'tH', refused: 'NOT_IN_THIS_PHASE' },
  { rule: 'RULES §2', deal: FORTY, actions: 'HA', refused: 'NOT_YOUR_CARD' },
  { rule: 'RULES §2: a card the deck lacks', deal: FORTY, actions: 'H9', refused: 'NOT_YOUR_CARD' },
  { rule: 'S0 Ansagen', deal: FORTY, actions: 'mH SA', refused: 'MUST_LEAD_MARRIAGE_CARD' },
  {
    rule: 'S2: one pair a turn',
    deal: TWO_PAIRS,
    actions: 'mH mS',
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  {
    rule: 'S4 20/40+König',
    rules: { leadKingOnly: true },
    deal: FORTY,
    actions: 'mH HQ',
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  { rule: 'S0 Farbzwang', deal: FORTY, actions: 'c ST HA', refused: 'MUST_FOLLOW_SUIT' },
  { rule: 'S0 Stichzwang', deal: TWO_PAIRS, actions: 'c HQ HJ', refused: 'MUST_HEAD_TRICK' },
  { rule: 'S0 Farb- und Stichzwang', deal: FORTY, actions: 'c CJ DK', refused: 'MUST_TRUMP' },
  { rule: 'RULES §3 Marriage', deal: FORTY, actions: 'SA mD', refused: 'NOT_ON_LEAD' },
  { rule: 'RULES §3 Close', deal: FORTY, actions: 'SA c', refused: 'NOT_ON_LEAD' },
  { rule: 'RULES §3 Exchange', deal: TWO_PAIRS, actions: 'DJ x', refused: 'NOT_ON_LEAD' },
  { rule: 'S2 aussagen', rules: CLAIM, deal: FORTY, actions: 'SA 66', refused: 'NOT_ON_LEAD' },
  {
    rule: 'S1: no exchange',
    rules: { exchangeCard: 'none' },
    deal: TWO_PAIRS,
    actions: 'DJ x',
    refused: 'NO_EXCHANGE_CARD',
  },
  { rule: 'RULES §3: not held', deal: FORTY, actions: 'x', refused: 'NO_EXCHANGE_CARD' },
  {
    rule: 'RULES §5: no card is turned up',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: 'tS x',
    refused: 'NO_EXCHANGE_CARD',
  },
  { rule: 'S0 Zudrehen', deal: JACK, actions: 'c x', refused: 'TALON_CLOSED' },
  { rule: 'S0 Zudrehen', deal: JACK, actions: 'c c', refused: 'TALON_CLOSED' },
  { rule: 'RULES §3 Close', deal: JACK, actions: `${JACK_NONE_LEFT} c`, refused: 'TALON_EMPTY' },
  { rule: 'RULES §3 Exchange', deal: JACK, actions: `${JACK_NONE_LEFT} x`, refused: 'TALON_EMPTY' },
  {
    rule: 'S4 2 Karten im Talon: Tausch',
    rules: { exchangeWithTwoLeft: false },
    deal: JACK,
    actions: `${JACK_TWO_LEFT} x`,
    refused: 'TOO_FEW_IN_TALON',
  },
  {
    rule: 'S4 2 Karten im Talon: Zudrehen',
    rules: { closeWithTwoLeft: false },
    deal: JACK,
    actions: `${JACK_TWO_LEFT} c`,
    refused: 'TOO_FEW_IN_TALON',
  },
  {
    rule: 'S4 Stich vor 20/40/Tausch',
    rules: { trickBeforeAnnounce: true },
    deal: FORTY,
    actions: 'mH',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'S4 Stich vor 20/40/Tausch',
    rules: { trickBeforeAnnounce: true },
    deal: JACK,
    actions: 'x',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'S2 Rauben: a trick first',
    rules: { trickBeforeExchange: true },
    deal: JACK,
    actions: 'x',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'RULES §3: a trick taken after a freeze is none',
    rules: { trickBeforeAnnounce: true },
    deal: FORTY,
    actions: 'c CJ HT mD',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'S2 decken: after a trick',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'c',
    refused: 'NO_TRICK_YET',
  },
  { rule: 'RULES §3 Marriage', deal: FORTY, actions: 'mD', refused: 'NO_MARRIAGE' },
  {
    rule: 'RULES §5 tausend: not the trump of now',
    rules: { trumpFrom: 'marriages' },
    deal: FORTY,
    actions: 'mH:D HK HA mD:D',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'RULES §5 tausend: no close',
    rules: { trumpFrom: 'marriages', ...CLAIM },
    deal: FORTY,
    actions: 'c',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'ADR 62: nobody closes',
    rules: { closeWhen: 'never' },
    deal: FORTY,
    actions: 'c',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'RULES §5: trump before anything else',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: 'HA',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'RULES §5: nothing but d or c',
    rules: { closeWhen: 'afterTrick', ...CLAIM },
    deal: FORTY,
    actions: 'SA SJ 66',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'S1, RULES §3: forfeit is for cards of the hand alone',
    rules: { irregularPlay: 'forfeit' },
    deal: FORTY,
    actions: 'c ST SK',
    refused: 'NOT_YOUR_CARD',
  },
];

const ENDS: readonly Golden[] = [
  {
    rule: 'S0: 66 by an announcement ends at once; 33 or more, one point',
    deal: TWO_PAIRS,
    actions: 'mH HK HA mD DK DT mS',
    gives: { cardPoints: [35, 74], tricks: [1, 1], ...won(1, 1, 'SIXTY_SIX') },
  },
  {
    rule: 'S0: 32 or fewer, two points',
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS',
    gives: { cardPoints: [15, 74], ...won(1, 2, 'SIXTY_SIX') },
  },
  {
    rule: 'RULES §3: forty announced and no trick is no trick, three points',
    deal: TWO_PAIRS,
    actions: 'mH HQ HA mD DK DJ DA SQ SA SK',
    gives: { cardPoints: [69, 40], tricks: [4, 0], ...won(0, 3, 'SIXTY_SIX') },
  },
  {
    rule: 'S4 Spiel ausmelden: 66 ends nothing by itself',
    rules: CLAIM,
    deal: TWO_PAIRS,
    actions: 'mH HK HA mD DK DT mS',
    gives: { status: 'in_progress', toAct: 1, legal: ['66', 'SK', 'SQ', 'c'], result: null },
  },
  {
    rule: 'S4 Spiel ausmelden: a right claim',
    rules: CLAIM,
    deal: TWO_PAIRS,
    actions: 'mH HK HA mD DK DT mS 66',
    gives: won(1, 1, 'CLAIM'),
  },
  {
    rule: 'S4 Spiel ausmelden: a false claim mirrored, nobody has a trick',
    rules: CLAIM,
    deal: FORTY,
    actions: '66',
    gives: won(0, 3, 'FALSE_CLAIM'),
  },
  {
    rule: 'S2: a false claim costs two',
    rules: { ...CLAIM, falseClaim: 'two' },
    deal: FORTY,
    actions: '66',
    gives: won(0, 2, 'FALSE_CLAIM'),
  },
  {
    rule: "RULES §3: a closer's own false claim costs what a failed close would",
    rules: { ...CLAIM, falseClaim: 'two' },
    deal: FORTY,
    actions: 'c 66',
    gives: won(0, 3, 'FALSE_CLAIM'),
  },
  {
    rule: 'RULES §3: the same, the opponent with a trick',
    rules: CLAIM,
    deal: FORTY,
    actions: 'SA SJ ST HT c 66',
    gives: won(1, 2, 'FALSE_CLAIM'),
  },
  {
    rule: "RULES §3: a false claim by the closer's opponent, mirrored, no trick at the closing",
    rules: CLAIM,
    deal: FORTY,
    actions: 'c CJ HT 66',
    gives: won(1, 3, 'FALSE_CLAIM'),
  },
  {
    rule: "RULES §3: a false claim by the closer's opponent, two",
    rules: { ...CLAIM, falseClaim: 'two' },
    deal: FORTY,
    actions: 'c CJ HT 66',
    gives: won(1, 2, 'FALSE_CLAIM'),
  },
  {
    rule: "S0 Zudrehen: the opponent's tricks count for nothing, the close fails for three",
    deal: FORTY,
    actions: FAILED_CLOSE,
    gives: { cardPoints: [0, 53], tricks: [0, 1], closedBy: 1, ...won(0, 3, 'CLOSE_FAILED') },
  },
  {
    rule: 'S4 Punkte/zudrehen: everything counts on',
    rules: COUNTING,
    deal: FORTY,
    actions: FAILED_CLOSE,
    gives: { cardPoints: [47, 53], tricks: [4, 1], ...won(0, 3, 'CLOSE_FAILED') },
  },
  {
    rule: 'RULES §3: after a freeze the opponent announces for nothing',
    deal: FORTY,
    actions: 'c mH HQ HT mD',
    gives: { cardPoints: [0, 40], tricks: [0, 0], legal: ['DK', 'DQ'] },
  },
  {
    rule: 'S4 Punkte/zudrehen: the opponent announces for twenty',
    rules: COUNTING,
    deal: FORTY,
    actions: 'c mH HQ HT mD',
    gives: { cardPoints: [33, 40], tricks: [1, 0] },
  },
  {
    rule: 'S4 Punkte/zudrehen: the opponent reaches 66 first',
    rules: COUNTING,
    deal: deal(0, 'DQ HQ HK CA DK', 'ST SQ SJ CT SK', 'CJ DA CK HA SA DT DJ HJ HT CQ'),
    actions: 'SQ DQ x SK HQ mC CQ CA c SA SJ DA DT HA CT',
    gives: { cardPoints: [48, 74], ...won(1, 2, 'CLOSE_BEATEN') },
  },
  {
    rule: 'ADR 62: the opponent reaches 66 first, though the price was fixed at the close',
    rules: PRICED,
    deal: deal(0, 'DQ HQ HK CA DK', 'ST SQ SJ CT SK', 'CJ DA CK HA SA DT DJ HJ HT CQ'),
    actions: 'SQ DQ x SK HQ mC CQ CA c SA SJ DA DT HA CT',
    gives: { cardPoints: [48, 74], ...won(1, 2, 'CLOSE_BEATEN') },
  },
  {
    rule: 'ADR 62: a close is made and priced as it was closed, the opponent without a trick',
    rules: PRICED,
    deal: MADE,
    actions: MADE_PLAY,
    gives: { cardPoints: [13, 67], tricks: [1, 2], ...won(1, 3, 'SIXTY_SIX') },
  },
  {
    rule: 'S4 Punkte/zudrehen: counting prices it as it ends, the opponent with a trick',
    rules: COUNTING,
    deal: MADE,
    actions: MADE_PLAY,
    gives: { cardPoints: [13, 67], tricks: [1, 2], ...won(1, 2, 'SIXTY_SIX') },
  },
  {
    rule: 'VU Amsterdam: a marriage waits for a trick, which is lost here',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA',
    gives: { cardPoints: [15, 0], tricks: [1, 0] },
  },
  {
    rule: 'VU Amsterdam: any later trick brings what is pending',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT',
    gives: { cardPoints: [15, 54], tricks: [1, 1] },
  },
  {
    rule: 'VU Amsterdam: announcing alone never makes 66',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS',
    gives: { status: 'in_progress', toAct: 1, cardPoints: [15, 54], legal: ['SK', 'SQ', 'c'] },
  },
  {
    rule: 'VU Amsterdam: the trick that the marriage leads brings it at once',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS SK CT',
    gives: { cardPoints: [15, 88], ...won(1, 2, 'SIXTY_SIX') },
  },
  {
    rule: 'ADR 62: what was pending at the close never counts under a freeze',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HQ HA c DA DJ DK DT',
    gives: { cardPoints: [27, 0], tricks: [2, 0], closedBy: 0 },
  },
  {
    rule: 'ADR 62: a claim counts nothing that is pending',
    rules: { ...NEXT_TRICK, ...CLAIM, falseClaim: 'two' },
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS 66',
    gives: { cardPoints: [15, 54], ...won(0, 2, 'FALSE_CLAIM') },
  },
  {
    rule: 'RULES §5: where marriages name trump they count at once',
    rules: { ...NEXT_TRICK, trumpFrom: 'marriages' },
    deal: FORTY,
    actions: 'mH:S',
    gives: { cardPoints: [0, 20] },
  },
  {
    rule: 'S0: nobody has 66, the last trick wins',
    deal: LONG,
    actions: LONG_PLAY,
    gives: { cardPoints: [63, 57], tricks: [4, 6], ...won(0, 1, 'LAST_TRICK') },
  },
  {
    rule: 'S2: the last trick counts ten more, before 66 is looked for',
    rules: { lastTrickBonus: 10 },
    deal: LONG,
    actions: LONG_PLAY,
    gives: { cardPoints: [73, 57], ...won(0, 1, 'SIXTY_SIX') },
  },
  {
    rule: 'S2: the higher card points win',
    rules: { allPlayed: 'countPoints' },
    deal: LONG,
    actions: LONG_PLAY,
    gives: won(0, 1, 'MOST_POINTS'),
  },
  {
    rule: 'S2: equal card points are a tie',
    rules: { allPlayed: 'countPoints' },
    deal: EVEN,
    actions: EVEN_PLAY,
    gives: { cardPoints: [60, 60], result: { winners: [], gamePoints: [0, 0], reason: 'TIE' } },
  },
  {
    rule: 'S2: in some places the last trick decides a tie',
    rules: { allPlayed: 'countPoints', tie: 'lastTrickWins' },
    deal: EVEN,
    actions: EVEN_PLAY,
    gives: won(0, 1, 'LAST_TRICK'),
  },
  {
    rule: 'RULES §3: nobody claimed, who reached 66 first has won',
    rules: CLAIM,
    deal: BOTH_66,
    actions: BOTH_66_PLAY,
    gives: { cardPoints: [66, 74], ...won(1, 1, 'SIXTY_SIX') },
  },
  {
    rule: 'S1: irregular play loses the deal for three, points and tricks staying',
    rules: { irregularPlay: 'forfeit' },
    deal: FORTY,
    actions: 'SA DK c ST HA',
    gives: { cardPoints: [0, 15], tricks: [0, 1], ...won(1, 3, 'IRREGULAR_PLAY') },
  },
  {
    rule: 'S1: irregular on lead, another card than the marriage',
    rules: { irregularPlay: 'forfeit' },
    deal: FORTY,
    actions: 'mH SA',
    gives: { cardPoints: [0, 40], ...won(0, 3, 'IRREGULAR_PLAY') },
  },
];

const TURNS: readonly Golden[] = [
  {
    rule: 'S0 Trumpf-Karte austauschen',
    deal: JACK,
    actions: 'x',
    gives: { trump: 'H', legal: ['DA', 'HA', 'SA', 'SK', 'ST', 'c'] },
  },
  {
    rule: 'S4: with two left the exchange is allowed',
    deal: JACK,
    actions: `${JACK_TWO_LEFT} x`,
    gives: { legal: ['CT', 'DA', 'DJ', 'HA', 'HT', 'c'] },
  },
  {
    rule: 'S0: strict play once the talon is empty',
    deal: JACK,
    actions: `${JACK_NONE_LEFT} CA`,
    gives: { toAct: 1, legal: ['CT'], tricks: [1, 4], cardPoints: [5, 39] },
  },
  {
    rule: 'RULES §3: exchangeWhen turn, also before following',
    rules: { exchangeWhen: 'turn' },
    deal: TWO_PAIRS,
    actions: 'DJ x',
    gives: { toAct: 0, legal: ['CT', 'DK', 'DQ', 'HA', 'HT'] },
  },
  {
    rule: 'RULES §3: an exchange and a close may come between a marriage and its lead',
    deal: deal(0, 'HA DJ DK DQ SJ', 'HJ SK SQ HQ CJ', 'DA DT CA CT CK CQ SA ST HT HK'),
    actions: 'mS x c',
    gives: { toAct: 1, legal: ['SK', 'SQ'], cardPoints: [0, 20], closedBy: 1 },
  },
  {
    rule: 'RULES §3: a deck without nines has no nine to exchange',
    rules: { exchangeCard: 'nine' },
    deal: JACK,
    actions: '',
    gives: { legal: ['DA', 'HJ', 'SA', 'SK', 'ST', 'c'] },
  },
  {
    rule: 'S2 Rauben: the nine, on any own turn, after a trick',
    preset: 'sechsundsechzig',
    deal: SIX,
    actions: 'C9 H9 d SA',
    refused: 'NOT_YOUR_CARD',
  },
  {
    rule: 'S2 Rauben: before following too, after a trick',
    preset: 'sechsundsechzig',
    deal: SIX,
    actions: 'HQ HA d DK SA',
    gives: { toAct: 0, legal: ['c', 'd'], tricks: [2, 0] },
  },
  {
    rule: 'S2 decken: the winner of a trick decides before drawing',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'SA SJ',
    gives: { toAct: 1, legal: ['c', 'd'] },
  },
  {
    rule: 'S2 decken: closed without drawing, strict play with four cards',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'SA SJ c',
    gives: { toAct: 1, legal: ['CJ', 'HK', 'HQ', 'ST', 'mH'], closedBy: 1 },
  },
  {
    rule: 'RULES §5: after d the winner may still close',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'SA SJ d',
    gives: { toAct: 1, legal: ['CJ', 'DA', 'HK', 'HQ', 'ST', 'c', 'mH'] },
  },
  {
    rule: 'RULES §5: where closing is not allowed both draw at once',
    rules: { closeWhen: 'afterTrick', closeWithTwoLeft: false },
    deal: JACK,
    actions: 'SA CJ d ST SQ d SK DQ d SJ DK d DJ HQ',
    gives: { toAct: 0, legal: ['CA', 'CK', 'CQ', 'DT', 'HK', 'mC'] },
  },
  {
    rule: 'RULES §5 rotdaus: the holder of the ace of hearts names trump first',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: '',
    gives: { toAct: 0, trump: null, legal: ['tC', 'tD', 'tH', 'tS'] },
  },
  {
    rule: 'RULES §5 rotdaus: then the one on lead leads',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: 'tS',
    gives: { toAct: 1, trump: 'S', legal: ['CJ', 'HK', 'HQ', 'SA', 'ST', 'c', 'mH'] },
  },
  {
    rule: 'RULES §5 rotdaus: a marriage before trump counts twenty',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: { ...JACK, dealer: 1 },
    actions: 'mH',
    gives: { toAct: 0, trump: null, cardPoints: [20, 0] },
  },
  {
    rule: 'RULES §5 rotdaus: closed before it is drawn, no trump to the end',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: JACK,
    actions: 'c DA DQ HJ HQ',
    gives: { toAct: 0, trump: null, legal: ['CJ', 'DK', 'HK'] },
  },
  {
    rule: 'S2 Abweichungen 2: the first pair twenty, the second forty, each names trump',
    rules: { trumpFrom: 'marriages' },
    deal: FORTY,
    actions: 'mH:S HK HA mD:H',
    gives: { trump: 'H', cardPoints: [55, 20], legal: ['DK', 'DQ'] },
  },
];

export const ZWEIER_GOLDENS: readonly Golden[] = [...REFUSALS, ...ENDS, ...TURNS];
