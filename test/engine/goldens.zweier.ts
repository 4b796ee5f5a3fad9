/** Goldens of `zweier`: for each option and each refusal the rule that decides; the results are counted by hand. */
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
  {
    rule: 'rules 2.14: a token that is in no row of the table',
    deal: FORTY,
    actions: 'HX',
    refused: 'UNKNOWN_ACTION',
  },
  {
    rule: 'rules 2.14: a bid of an unknown contract',
    deal: FORTY,
    actions: 'b:X',
    refused: 'UNKNOWN_ACTION',
  },
  {
    rule: 'rules 2.14: no action after the end',
    rules: CLAIM,
    deal: FORTY,
    actions: '66 SA',
    refused: 'DEAL_OVER',
  },
  {
    rule: 'rules 5.13: d where both draw at once',
    deal: FORTY,
    actions: 'd',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 2.14: no claim where 66 ends the deal',
    deal: FORTY,
    actions: '66',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 2.14: the wrong form of a marriage',
    deal: FORTY,
    actions: 'mH:S',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 4.1: trump is turned up',
    deal: FORTY,
    actions: 'tH',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 2.14: a card of the other hand',
    deal: FORTY,
    actions: 'HA',
    refused: 'NOT_YOUR_CARD',
  },
  {
    rule: 'rules 2.14: a card that the deck lacks',
    deal: FORTY,
    actions: 'H9',
    refused: 'NOT_YOUR_CARD',
  },
  {
    rule: 'rules 3.7: the marriage is led',
    deal: FORTY,
    actions: 'mH SA',
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  {
    rule: 'rules 3.7: one marriage in a turn',
    deal: TWO_PAIRS,
    actions: 'mH mS',
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  {
    rule: 'rules 5.20, S4 „20/40+König": the king is led',
    rules: { leadKingOnly: true },
    deal: FORTY,
    actions: 'mH HQ',
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  { rule: 'rules 3.4: follow suit', deal: FORTY, actions: 'c ST HA', refused: 'MUST_FOLLOW_SUIT' },
  {
    rule: 'rules 3.4: head the trick',
    deal: TWO_PAIRS,
    actions: 'c HQ HJ',
    refused: 'MUST_HEAD_TRICK',
  },
  { rule: 'rules 3.4: trump', deal: FORTY, actions: 'c CJ DK', refused: 'MUST_TRUMP' },
  {
    rule: 'rules 3.7: no marriage when following',
    deal: FORTY,
    actions: 'SA mD',
    refused: 'NOT_ON_LEAD',
  },
  {
    rule: 'rules 4.7: no close when following',
    deal: FORTY,
    actions: 'SA c',
    refused: 'NOT_ON_LEAD',
  },
  {
    rule: 'rules 4.6: no exchange when following',
    deal: TWO_PAIRS,
    actions: 'DJ x',
    refused: 'NOT_ON_LEAD',
  },
  {
    rule: 'rules 5.7: no claim when following',
    rules: CLAIM,
    deal: FORTY,
    actions: 'SA 66',
    refused: 'NOT_ON_LEAD',
  },
  {
    rule: 'rules 5.3: rules without an exchange',
    rules: { exchangeCard: 'none' },
    deal: TWO_PAIRS,
    actions: 'DJ x',
    refused: 'NO_EXCHANGE_CARD',
  },
  {
    rule: 'rules 4.6: the jack is not in the hand',
    deal: FORTY,
    actions: 'x',
    refused: 'NO_EXCHANGE_CARD',
  },
  {
    rule: 'rules 5.3: no exchange where no card is turned up',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: 'tS x',
    refused: 'NO_EXCHANGE_CARD',
  },
  {
    rule: 'rules 4.7: no exchange after a close',
    deal: JACK,
    actions: 'c x',
    refused: 'TALON_CLOSED',
  },
  { rule: 'rules 4.7: no second close', deal: JACK, actions: 'c c', refused: 'TALON_CLOSED' },
  {
    rule: 'rules 4.7: no close of an empty talon',
    deal: JACK,
    actions: `${JACK_NONE_LEFT} c`,
    refused: 'TALON_EMPTY',
  },
  {
    rule: 'rules 4.6: no exchange with an empty talon',
    deal: JACK,
    actions: `${JACK_NONE_LEFT} x`,
    refused: 'TALON_EMPTY',
  },
  {
    rule: 'rules 5.2, S4 „2 Karten im Talon": no exchange',
    rules: { exchangeWithTwoLeft: false },
    deal: JACK,
    actions: `${JACK_TWO_LEFT} x`,
    refused: 'TOO_FEW_IN_TALON',
  },
  {
    rule: 'rules 5.2, S4 „2 Karten im Talon": no close',
    rules: { closeWithTwoLeft: false },
    deal: JACK,
    actions: `${JACK_TWO_LEFT} c`,
    refused: 'TOO_FEW_IN_TALON',
  },
  {
    rule: 'rules 5.20, S4 „Stich vor 20/40/Tausch": no marriage without a trick',
    rules: { trickBeforeAnnounce: true },
    deal: FORTY,
    actions: 'mH',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'rules 5.20, S4 „Stich vor 20/40/Tausch": no exchange without a trick',
    rules: { trickBeforeAnnounce: true },
    deal: JACK,
    actions: 'x',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'rules 6.2, S2 „Rauben": no exchange without a trick',
    rules: { trickBeforeExchange: true },
    deal: JACK,
    actions: 'x',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: "rules 4.9: a later trick of the closer's opponent does not count as a trick",
    rules: { trickBeforeAnnounce: true },
    deal: FORTY,
    actions: 'c CJ HT mD',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'rules 5.13, S2 „decken": no close before the first trick',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'c',
    refused: 'NO_TRICK_YET',
  },
  {
    rule: 'rules 3.7: king and queen are not in the hand',
    deal: FORTY,
    actions: 'mD',
    refused: 'NO_MARRIAGE',
  },
  {
    rule: 'rules 6.4: a marriage names the suit that is trump already',
    rules: { trumpFrom: 'marriages' },
    deal: FORTY,
    actions: 'mH:D HK HA mD:D',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 5.19: no close in tausend',
    rules: { trumpFrom: 'marriages', ...CLAIM },
    deal: FORTY,
    actions: 'c',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 5.12: nobody closes',
    rules: { closeWhen: 'never' },
    deal: FORTY,
    actions: 'c',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 6.3: trump is named before anything else',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: 'HA',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 5.13: only d or c before drawing',
    rules: { closeWhen: 'afterTrick', ...CLAIM },
    deal: FORTY,
    actions: 'SA SJ 66',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    rule: 'rules 5.6: a card of another hand forfeits nothing',
    rules: { irregularPlay: 'forfeit' },
    deal: FORTY,
    actions: 'c ST SK',
    refused: 'NOT_YOUR_CARD',
  },
];

const ENDS: readonly Golden[] = [
  {
    rule: 'rules 4.5, 3.8: 66 by an announcement ends the deal; one point against 33 or more',
    deal: TWO_PAIRS,
    actions: 'mH HK HA mD DK DT mS',
    gives: { cardPoints: [35, 74], tricks: [1, 1], ...won(1, 1, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 3.8: two points against 32 or fewer',
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS',
    gives: { cardPoints: [15, 74], ...won(1, 2, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 4.5: three points against forty announced without a trick',
    deal: TWO_PAIRS,
    actions: 'mH HQ HA mD DK DJ DA SQ SA SK',
    gives: { cardPoints: [69, 40], tricks: [4, 0], ...won(0, 3, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 5.7, S4 „Spiel ausmelden": 66 ends nothing by itself',
    rules: CLAIM,
    deal: TWO_PAIRS,
    actions: 'mH HK HA mD DK DT mS',
    gives: { status: 'in_progress', toAct: 1, legal: ['66', 'SK', 'SQ', 'c'], result: null },
  },
  {
    rule: 'rules 5.8, S4 „Spiel ausmelden": a right claim',
    rules: CLAIM,
    deal: TWO_PAIRS,
    actions: 'mH HK HA mD DK DT mS 66',
    gives: won(1, 1, 'CLAIM'),
  },
  {
    rule: 'rules 5.9, S4 „Spiel ausmelden": a false claim mirrored, nobody has a trick',
    rules: CLAIM,
    deal: FORTY,
    actions: '66',
    gives: won(0, 3, 'FALSE_CLAIM'),
  },
  {
    rule: 'rules 5.9, S2: a false claim costs two',
    rules: { ...CLAIM, falseClaim: 'two' },
    deal: FORTY,
    actions: '66',
    gives: won(0, 2, 'FALSE_CLAIM'),
  },
  {
    rule: "rules 5.9: a closer's own false claim costs what a failed close would",
    rules: { ...CLAIM, falseClaim: 'two' },
    deal: FORTY,
    actions: 'c 66',
    gives: won(0, 3, 'FALSE_CLAIM'),
  },
  {
    rule: "rules 5.9: a closer's own false claim, the opponent with a trick",
    rules: CLAIM,
    deal: FORTY,
    actions: 'SA SJ ST HT c 66',
    gives: won(1, 2, 'FALSE_CLAIM'),
  },
  {
    rule: "rules 5.9: a false claim by the closer's opponent, mirrored, no trick at the close",
    rules: CLAIM,
    deal: FORTY,
    actions: 'c CJ HT 66',
    gives: won(1, 3, 'FALSE_CLAIM'),
  },
  {
    rule: "rules 5.9: a false claim by the closer's opponent costs two",
    rules: { ...CLAIM, falseClaim: 'two' },
    deal: FORTY,
    actions: 'c CJ HT 66',
    gives: won(1, 2, 'FALSE_CLAIM'),
  },
  {
    rule: "rules 4.9: the opponent's tricks count for nothing, the close fails for three",
    deal: FORTY,
    actions: FAILED_CLOSE,
    gives: { cardPoints: [0, 53], tricks: [0, 1], closedBy: 1, ...won(0, 3, 'CLOSE_FAILED') },
  },
  {
    rule: 'rules 5.4, S4 „Punkte/zudrehen": everything counts on after a close',
    rules: COUNTING,
    deal: FORTY,
    actions: FAILED_CLOSE,
    gives: { cardPoints: [47, 53], tricks: [4, 1], ...won(0, 3, 'CLOSE_FAILED') },
  },
  {
    rule: 'rules 4.9: after a close a marriage of the opponent counts nothing',
    deal: FORTY,
    actions: 'c mH HQ HT mD',
    gives: { cardPoints: [0, 40], tricks: [0, 0], legal: ['DK', 'DQ'] },
  },
  {
    rule: 'rules 5.4, S4 „Punkte/zudrehen": after a close a marriage of the opponent counts twenty',
    rules: COUNTING,
    deal: FORTY,
    actions: 'c mH HQ HT mD',
    gives: { cardPoints: [33, 40], tricks: [1, 0] },
  },
  {
    rule: 'rules 5.4, S4 „Punkte/zudrehen": the opponent reaches 66 first',
    rules: COUNTING,
    deal: deal(0, 'DQ HQ HK CA DK', 'ST SQ SJ CT SK', 'CJ DA CK HA SA DT DJ HJ HT CQ'),
    actions: 'SQ DQ x SK HQ mC CQ CA c SA SJ DA DT HA CT',
    gives: { cardPoints: [48, 74], ...won(1, 2, 'CLOSE_BEATEN') },
  },
  {
    rule: 'rules 5.5: the opponent reaches 66 first, though the price was fixed at the close',
    rules: PRICED,
    deal: deal(0, 'DQ HQ HK CA DK', 'ST SQ SJ CT SK', 'CJ DA CK HA SA DT DJ HJ HT CQ'),
    actions: 'SQ DQ x SK HQ mC CQ CA c SA SJ DA DT HA CT',
    gives: { cardPoints: [48, 74], ...won(1, 2, 'CLOSE_BEATEN') },
  },
  {
    rule: 'rules 5.5: a close is priced at the close, where the opponent had no trick',
    rules: PRICED,
    deal: MADE,
    actions: MADE_PLAY,
    gives: { cardPoints: [13, 67], tricks: [1, 2], ...won(1, 3, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 5.4, S4 „Punkte/zudrehen": a close is priced at the end, where the opponent has a trick',
    rules: COUNTING,
    deal: MADE,
    actions: MADE_PLAY,
    gives: { cardPoints: [13, 67], tricks: [1, 2], ...won(1, 2, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 5.11: a marriage waits for a trick, which is lost here',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA',
    gives: { cardPoints: [15, 0], tricks: [1, 0] },
  },
  {
    rule: 'rules 5.11: a later trick brings the marriage that waits',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT',
    gives: { cardPoints: [15, 54], tricks: [1, 1] },
  },
  {
    rule: 'rules 5.11: announcing alone never makes 66',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS',
    gives: { status: 'in_progress', toAct: 1, cardPoints: [15, 54], legal: ['SK', 'SQ', 'c'] },
  },
  {
    rule: 'rules 5.11: the trick that the marriage leads brings it at once',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS SK CT',
    gives: { cardPoints: [15, 88], ...won(1, 2, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 5.11: a marriage that waited at the close never counts under frozen',
    rules: NEXT_TRICK,
    deal: TWO_PAIRS,
    actions: 'mH HQ HA c DA DJ DK DT',
    gives: { cardPoints: [27, 0], tricks: [2, 0], closedBy: 0 },
  },
  {
    rule: 'rules 5.11: a claim does not count a marriage that waits',
    rules: { ...NEXT_TRICK, ...CLAIM, falseClaim: 'two' },
    deal: TWO_PAIRS,
    actions: 'mH HK HA DK DT mS 66',
    gives: { cardPoints: [15, 54], ...won(0, 2, 'FALSE_CLAIM') },
  },
  {
    rule: 'rules 6.5: marriages that name trump count at once',
    rules: { ...NEXT_TRICK, trumpFrom: 'marriages' },
    deal: FORTY,
    actions: 'mH:S',
    gives: { cardPoints: [0, 20] },
  },
  {
    rule: 'rules 4.8: nobody has 66, the last trick wins',
    deal: LONG,
    actions: LONG_PLAY,
    gives: { cardPoints: [63, 57], tricks: [4, 6], ...won(0, 1, 'LAST_TRICK') },
  },
  {
    rule: 'rules 5.14: the last trick counts ten more, before 66 is checked',
    rules: { lastTrickBonus: 10 },
    deal: LONG,
    actions: LONG_PLAY,
    gives: { cardPoints: [73, 57], ...won(0, 1, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 5.15: the higher card points win',
    rules: { allPlayed: 'countPoints' },
    deal: LONG,
    actions: LONG_PLAY,
    gives: won(0, 1, 'MOST_POINTS'),
  },
  {
    rule: 'rules 5.16: equal card points are a tie',
    rules: { allPlayed: 'countPoints' },
    deal: EVEN,
    actions: EVEN_PLAY,
    gives: { cardPoints: [60, 60], result: { winners: [], gamePoints: [0, 0], reason: 'TIE' } },
  },
  {
    rule: 'rules 5.16: the last trick decides a tie',
    rules: { allPlayed: 'countPoints', tie: 'lastTrickWins' },
    deal: EVEN,
    actions: EVEN_PLAY,
    gives: won(0, 1, 'LAST_TRICK'),
  },
  {
    rule: 'rules 5.10: nobody claimed, and the first to reach 66 has won',
    rules: CLAIM,
    deal: BOTH_66,
    actions: BOTH_66_PLAY,
    gives: { cardPoints: [66, 74], ...won(1, 1, 'SIXTY_SIX') },
  },
  {
    rule: 'rules 5.6, S1 „Regelwidriges Verhalten": the deal is lost for three, points and tricks stay',
    rules: { irregularPlay: 'forfeit' },
    deal: FORTY,
    actions: 'SA DK c ST HA',
    gives: { cardPoints: [0, 15], tricks: [0, 1], ...won(1, 3, 'IRREGULAR_PLAY') },
  },
  {
    rule: 'rules 5.6: leading another card than the marriage loses the deal',
    rules: { irregularPlay: 'forfeit' },
    deal: FORTY,
    actions: 'mH SA',
    gives: { cardPoints: [0, 40], ...won(0, 3, 'IRREGULAR_PLAY') },
  },
];

const TURNS: readonly Golden[] = [
  {
    rule: "rules 4.6: the trump jack takes the trump card's place",
    deal: JACK,
    actions: 'x',
    gives: { trump: 'H', legal: ['DA', 'HA', 'SA', 'SK', 'ST', 'c'] },
  },
  {
    rule: 'rules 5.2: with two cards left the exchange is allowed',
    deal: JACK,
    actions: `${JACK_TWO_LEFT} x`,
    gives: { legal: ['CT', 'DA', 'DJ', 'HA', 'HT', 'c'] },
  },
  {
    rule: 'rules 4.3: strict play once the talon is empty',
    deal: JACK,
    actions: `${JACK_NONE_LEFT} CA`,
    gives: { toAct: 1, legal: ['CT'], tricks: [1, 4], cardPoints: [5, 39] },
  },
  {
    rule: 'rules 5.3: an exchange before following',
    rules: { exchangeWhen: 'turn' },
    deal: TWO_PAIRS,
    actions: 'DJ x',
    gives: { toAct: 0, legal: ['CT', 'DK', 'DQ', 'HA', 'HT'] },
  },
  {
    rule: 'rules 4.5: an exchange and a close between a marriage and its lead',
    deal: deal(0, 'HA DJ DK DQ SJ', 'HJ SK SQ HQ CJ', 'DA DT CA CT CK CQ SA ST HT HK'),
    actions: 'mS x c',
    gives: { toAct: 1, legal: ['SK', 'SQ'], cardPoints: [0, 20], closedBy: 1 },
  },
  {
    rule: 'rules 5.3: a deck without nines has no nine to exchange',
    rules: { exchangeCard: 'nine' },
    deal: JACK,
    actions: '',
    gives: { legal: ['DA', 'HJ', 'SA', 'SK', 'ST', 'c'] },
  },
  {
    rule: 'rules 6.2, S2 „Rauben": the nine is exchanged after a trick, on lead',
    preset: 'sechsundsechzig',
    deal: SIX,
    actions: 'C9 HA d x',
    gives: { toAct: 0, legal: ['66', 'DA', 'DK', 'DQ', 'HT', 'S9', 'SJ', 'c', 'mD'] },
  },
  {
    rule: 'rules 6.2, S2 „Rauben": the nine is exchanged after a trick, before following',
    preset: 'sechsundsechzig',
    deal: SIX,
    actions: 'C9 HA d SJ ST d CJ x',
    gives: { toAct: 0, legal: ['CT', 'DA', 'DK', 'DQ', 'HT', 'S9'] },
  },
  {
    rule: 'rules 5.13, S2 „decken": the winner of a trick decides before drawing',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'SA SJ',
    gives: { toAct: 1, legal: ['c', 'd'] },
  },
  {
    rule: 'rules 5.13, S2 „decken": closed without drawing, strict play with one card less',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'SA SJ c',
    gives: { toAct: 1, legal: ['CJ', 'HK', 'HQ', 'ST', 'mH'], closedBy: 1 },
  },
  {
    rule: 'rules 5.13: after d the winner may still close',
    rules: { closeWhen: 'afterTrick' },
    deal: FORTY,
    actions: 'SA SJ d',
    gives: { toAct: 1, legal: ['CJ', 'DA', 'HK', 'HQ', 'ST', 'c', 'mH'] },
  },
  {
    rule: 'rules 5.13: where closing is not allowed both draw at once',
    rules: { closeWhen: 'afterTrick', closeWithTwoLeft: false },
    deal: JACK,
    actions: 'SA CJ d ST SQ d SK DQ d SJ DK d DJ HQ',
    gives: { toAct: 0, legal: ['CA', 'CK', 'CQ', 'DT', 'HK', 'mC'] },
  },
  {
    rule: 'rules 6.3: the holder of the ace of hearts names trump first',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: '',
    gives: { toAct: 0, trump: null, legal: ['tC', 'tD', 'tH', 'tS'] },
  },
  {
    rule: 'rules 6.3: after trump is named the player on lead leads',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: FORTY,
    actions: 'tS',
    gives: { toAct: 1, trump: 'S', legal: ['CJ', 'HK', 'HQ', 'SA', 'ST', 'c', 'mH'] },
  },
  {
    rule: 'rules 6.3: a marriage before trump counts twenty',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: { ...JACK, dealer: 1 },
    actions: 'mH',
    gives: { toAct: 0, trump: null, cardPoints: [20, 0] },
  },
  {
    rule: 'rules 6.3: after a close before the ace is drawn there is no trump',
    rules: { trumpFrom: 'holderOfHeartsAce' },
    deal: JACK,
    actions: 'c DA DQ HJ HQ',
    gives: { toAct: 0, trump: null, legal: ['CJ', 'DK', 'HK'] },
  },
  {
    rule: 'rules 6.5, S2 „Abweichungen": the first marriage twenty, the second forty, each names trump',
    rules: { trumpFrom: 'marriages' },
    deal: FORTY,
    actions: 'mH:S HK HA mD:H',
    gives: { trump: 'H', cardPoints: [55, 20], legal: ['DK', 'DQ'] },
  },
];

export const ZWEIER_GOLDENS: readonly Golden[] = [...REFUSALS, ...ENDS, ...TURNS];
