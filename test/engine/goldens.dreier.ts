/** Goldens of `dreier`: cutting, trump, bidding, talon, raising, doubling, contracts (rules 9, 10). */
import type { Golden, GoldenDeal } from './support/golden.js';
import { cards, dealOf } from './support/golden.js';

const deal = (talon: string, ...hands: readonly string[]): GoldenDeal => ({
  ...dealOf(2, ...hands),
  talon: cards(talon),
});

/** Seat 2 deals, seat 0 calls, seat 1 bids first. */
const STRONG = deal('DJ CJ', 'HA HT HK HQ HJ SA', 'ST SK DA DT CA CT', 'SQ SJ DK DQ CK CQ');
const LOW = deal('CA CK', 'HA HT HK DA DT SA', 'SJ SQ DJ DQ CJ CQ', 'HQ HJ ST SK DK CT');
const ACES = deal('CK CQ', 'HT HK HQ DT DK ST', 'SA SJ DA DJ CA CJ', 'HA HJ SK SQ DQ CT');
const AGAINST = deal('DK CK', 'HJ SJ DJ DQ CQ CJ', 'HA HT HK HQ SA ST', 'DA DT SK SQ CA CT');
/** The caller and seat 1 can both play a Gang. */
const TWO_GANGS = deal('SJ DJ', 'HA HT HK DA DT DK', 'SA ST SK CA CT CK', 'HQ HJ SQ DQ CQ CJ');

type Seats = readonly number[];

const won = (winners: Seats, gamePoints: number, reason: string) => ({
  result: {
    winners,
    gamePoints: [0, 1, 2].map((seat) => (winners.includes(seat) ? gamePoints : 0)),
    reason: reason as 'CONTRACT_MADE',
  },
});
const made = (declarer: number, gamePoints: number) => won([declarer], gamePoints, 'CONTRACT_MADE');
const failed = (declarer: number, gamePoints: number) =>
  won(
    [0, 1, 2].filter((seat) => seat !== declarer),
    gamePoints,
    'CONTRACT_FAILED',
  );

type Case = readonly [rule: string, deal: GoldenDeal, actions: string, gives: Golden['gives']];

const ALL_HEARTS = 'HA ST SQ HT SK SJ HK DA DK HQ DT DQ HJ CA CK SA CT CQ';

const MADE: readonly Case[] = [
  ['rules 10.1: Farbringerl made', STRONG, `tH p p b:FARBRINGERL! p p ${ALL_HEARTS}`, made(0, 18)],
  [
    'rules 10.1, 9.12: Herrenschnapser made, eightfold',
    STRONG,
    `tH p p b:HERRENSCHNAPSER! f f f ${ALL_HEARTS}`,
    made(0, 192),
  ],
  ['rules 10.1: Gang made', STRONG, `tH p p b:GANG! p p ${ALL_HEARTS}`, made(0, 9)],
  [
    'rules 10.1: Bauernschnapser made',
    STRONG,
    `tH p p b:BAUERNSCHNAPSER! p p ${ALL_HEARTS}`,
    made(0, 12),
  ],
  [
    'rules 10.4: Bauernloch made, the ace goes as the lowest trump',
    STRONG,
    'tH p p b:BAUERNLOCH! p p HT ST SQ HK SK SJ HQ DA DK HJ DT DQ HA CA CK SA CT CQ',
    made(0, 12),
  ],
  [
    'rules 10.4: Zehnergang made',
    STRONG,
    'tH p p b:ZEHNERGANG -SA,CJ p p p HJ DT DK HK SK CQ HT CA SQ HQ CT CK HA ST DQ DJ DA SJ',
    made(0, 10),
  ],
  [
    'rules 10.6: Schnapser made by two tricks, then a forty',
    STRONG,
    'tH p p b:SCHNAPSER! p p HA ST SQ HT SK SJ mH',
    { cardPoints: [80, 0, 0], tricks: [2, 0, 0], ...made(0, 6) },
  ],
  [
    'rules 9.14: a forty announced first counts with the first trick',
    STRONG,
    'tH p p b:SCHNAPSER! p p mH HK CA CK HA CT CQ',
    { cardPoints: [83, 0, 0], tricks: [2, 0, 0], ...made(0, 6) },
  ],
  [
    'rules 10.1: Bettler made',
    LOW,
    'tH b:BETTLER! p p p p SJ ST SA HK CJ HQ HA DJ HJ DA DQ DK HT CQ CT DT SQ SK',
    { trump: null, cardPoints: [105, 0, 0], ...made(1, 4) },
  ],
  [
    'rules 10.7: Plauderer made',
    LOW,
    'tH b:PLAUDERER! p p p p CJ CT HT DK DA DJ HA SQ HJ DT DQ HQ HK CQ ST SA SJ SK',
    made(1, 7),
  ],
  [
    'rules 10.4: Assenbettler made, the ace under the jack',
    ACES,
    'tH b:ASSENBETTLER! p p p p CJ CT HK DQ DK DJ DT DA SQ HT CA HA ST SJ SK HQ SA HJ',
    made(1, 5),
  ],
  [
    'rules 10.3: Ass-Bettler made',
    ACES,
    'tH b:ASS_BETTLER! p p p p SJ SK ST HT DA HA HJ HQ SA DK DJ DQ HK CA SQ DT CJ CT',
    made(1, 5),
  ],
  [
    'rules 10.1: Kontraschnapser made, the caller leads',
    AGAINST,
    'tH b:KONTRASCHNAPSER! p p p p DJ HT DT mH HQ SQ HJ',
    { cardPoints: [0, 70, 0], ...made(1, 12) },
  ],
  [
    'rules 10.1: Kontrabauernschnapser made',
    AGAINST,
    'tH b:KONTRABAUERNSCHNAPSER! p p p p CJ HQ CT HK CA HJ HT SK DQ HA SQ CQ SA DT SJ ST DA DJ',
    made(1, 24),
  ],
];

const FAILED: readonly Case[] = [
  [
    'rules 10.1: Farbringerl failed, the sixth card loses it',
    STRONG,
    'tH p p b:FARBRINGERL -SA,CJ p p p DJ DT DQ',
    failed(0, 18),
  ],
  [
    'rules 10.1: Herrenschnapser failed',
    STRONG,
    'tH p p b:HERRENSCHNAPSER -SA,CJ p p p DJ DA DK',
    failed(0, 24),
  ],
  ['rules 10.1: Gang failed', STRONG, 'tH p p b:GANG -SA,CJ p p p DJ DA DK', failed(0, 9)],
  [
    'rules 10.4: Zehnergang failed, an ace is lost',
    STRONG,
    'tH p p b:ZEHNERGANG! p p SA SK SJ',
    failed(0, 10),
  ],
  [
    'rules 10.4: Bauernloch failed, an ace is lost',
    STRONG,
    'tH p p b:BAUERNLOCH! p p SA SK SQ',
    failed(0, 12),
  ],
  [
    'rules 10.1: Bauernschnapser failed',
    STRONG,
    'tH p p b:BAUERNSCHNAPSER -SA,CJ p p p DJ DA DK',
    failed(0, 12),
  ],
  [
    'rules 10.6: Schnapser failed by a lost trick',
    STRONG,
    'tH p p b:SCHNAPSER -SA,CJ p p p DJ DA DQ',
    failed(0, 6),
  ],
  [
    'rules 10.6: Schnapser failed with 64 after the fourth trick',
    STRONG,
    'tH p p b:SCHNAPSER! p p HJ DT SJ HK CT DQ HT ST SQ HQ SK CQ',
    { cardPoints: [64, 0, 0], tricks: [4, 0, 0], ...failed(0, 6) },
  ],
  [
    'rules 10.2: Bettler failed with the first trick',
    LOW,
    'tH b:BETTLER p p -CQ,DQ p p p CA CT HA',
    failed(1, 4),
  ],
  ['rules 10.7: Plauderer failed', LOW, 'tH b:PLAUDERER p p -CQ,DQ p p p CA CT HA', failed(1, 7)],
  ['rules 10.4: Assenbettler failed', ACES, 'tH p b:ASSENBETTLER! p p p CT ST CJ', failed(2, 5)],
  ['rules 10.3: Ass-Bettler failed', ACES, 'tH b:ASS_BETTLER! p p p p CA CT ST', failed(1, 5)],
  [
    "rules 9.14: a defender's forty does not decide a Kontraschnapser",
    deal('DK CK', 'HK HQ SJ DJ DQ CJ', 'HA HT SA ST CA CT', 'DA DT SK SQ HJ CQ'),
    'tH b:KONTRASCHNAPSER! p p p p mH HK HA HJ',
    { cardPoints: [0, 17, 0], tricks: [0, 1, 0], toAct: 1 },
  ],
  [
    'rules 10.6: Kontraschnapser failed',
    AGAINST,
    'tH b:KONTRASCHNAPSER! p p p p SJ SA SQ ST SK HJ',
    failed(1, 12),
  ],
  [
    'rules 10.1: Kontrabauernschnapser failed',
    AGAINST,
    'tH b:KONTRABAUERNSCHNAPSER! p p p p SJ SA SQ ST SK HJ',
    failed(1, 24),
  ],
];

const NORMAL: readonly Case[] = [
  [
    'rules 9.15: three game points against losers without a trick',
    STRONG,
    'tH p p p -DJ,CJ p p p HA ST SQ mH HK SK SJ',
    { contract: 'NORMAL', cardPoints: [74, 0, 0], ...won([0], 3, 'SIXTY_SIX') },
  ],
  [
    'rules 9.13, 9.15: the defenders together have 66, the declarer fewer than 33',
    LOW,
    'tH p p p -HK,SA p p p HA DQ HQ HT DJ HJ CK CQ CT SK DT SJ ST DA SQ DK CA CJ',
    { cardPoints: [31, 0, 74], ...won([1, 2], 2, 'SIXTY_SIX') },
  ],
  [
    'rules 9.15: the last trick wins, one point against 33 or more',
    LOW,
    'tH p p p -HA,HT p p p HK DQ HQ SA SJ SK CK CJ CT HJ CA SQ ST DA DJ DK DT CQ',
    { cardPoints: [44, 0, 55], ...won([0], 1, 'LAST_TRICK') },
  ],
  [
    'rules 9.15: the defenders win the last trick',
    LOW,
    'tH p p p -HA,HT p p p HK CQ HQ DA DQ DK CK CJ CT ST SA SQ CA DJ HJ SK DT SJ',
    won([1, 2], 1, 'LAST_TRICK'),
  ],
  [
    'rules 9.14: the defenders’ forty counts with a trick of either',
    STRONG,
    'tH p p p -SA,HA p f p DJ DA DQ',
    { tricks: [0, 1, 0], double: 2, toAct: 1 },
  ],
];

const BIDDING: readonly Case[] = [
  [
    'rules 9.3: the caller names a suit of the first three cards',
    LOW,
    '',
    { toAct: 0, legal: ['t?', 'tH'] },
  ],
  [
    'rules 9.3: the first of the second three, turned up, names trump',
    LOW,
    't?',
    { trump: 'D', toAct: 1 },
  ],
  [
    'rules 9.4: three jacks allow a redeal',
    deal('DT CK', 'HJ SJ DJ HA HT SA', 'CJ HK HQ ST SK SQ', 'DA DK DQ CA CT CQ'),
    '',
    { legal: ['r', 't?', 'tD', 'tH', 'tS'] },
  ],
  [
    'rules 9.4: a redeal has no result',
    deal('DT CK', 'HJ SJ DJ HA HT SA', 'CJ HK HQ ST SK SQ', 'DA DK DQ CA CT CQ'),
    'r',
    { status: 'finished', toAct: null, legal: [], trump: null, result: null },
  ],
  [
    'rules 9.5: the player left of the caller bids first, then the dealer',
    LOW,
    'tH p',
    { toAct: 2 },
  ],
  ['rules 9.5: the caller bids last', LOW, 'tH p p', { toAct: 0, contract: null, declarer: null }],
  [
    'rules 9.8: all pass, the caller takes the talon',
    STRONG,
    'tH p p p',
    { contract: 'NORMAL', declarer: 0, toAct: 0 },
  ],
  [
    'rules 9.6: a bid without the talon beats one with it',
    TWO_GANGS,
    'tH b:GANG p b:GANG!',
    { toAct: 1, contract: null },
  ],
  [
    'rules 9.6, S3 „hat der Rufer den Vorrang": equal bids, both without the talon',
    TWO_GANGS,
    'tH b:GANG! p b:GANG! p',
    { contract: 'GANG', declarer: 0, toAct: 1, legal: ['f', 'p'] },
  ],
  [
    'rules 9.5: the bidding goes on until all others have passed',
    TWO_GANGS,
    'tH b:GANG p b:BAUERNSCHNAPSER b:KONTRABAUERNSCHNAPSER p',
    { contract: 'KONTRABAUERNSCHNAPSER', declarer: 1, toAct: 1 },
  ],
  [
    'rules 9.11: the declarer is asked for a raise even where only p is legal',
    TWO_GANGS,
    'tH b:KONTRABAUERNSCHNAPSER p p -SJ,DJ',
    { toAct: 1, legal: ['p'] },
  ],
  [
    'rules 9.11, S3 „erhöhen": the declarer may raise to the higher contracts',
    TWO_GANGS,
    'tH b:GANG p p -SJ,DJ',
    {
      toAct: 1,
      legal: [
        'b:BAUERNSCHNAPSER',
        'b:KONTRABAUERNSCHNAPSER',
        'b:KONTRASCHNAPSER',
        'b:ZEHNERGANG',
        'p',
      ],
    },
  ],
  [
    'rules 2.10: a raise replaces the contract, and the trump with it',
    TWO_GANGS,
    'tH b:GANG p p -SJ,DJ b:BAUERNSCHNAPSER',
    { contract: 'BAUERNSCHNAPSER', trump: 'H', toAct: 2 },
  ],
  [
    'rules 9.11: p keeps the bid',
    TWO_GANGS,
    'tH b:GANG p p -SJ,DJ p',
    { contract: 'GANG', trump: null },
  ],
  [
    'rules 9.9: after a bid without the talon nobody raises',
    TWO_GANGS,
    'tH b:GANG! p p',
    { contract: 'GANG', toAct: 2, legal: ['f', 'p'] },
  ],
  [
    'rules 9.9: the two cards are laid aside in either order',
    STRONG,
    'tH p p p -CJ,DJ p p p',
    { toAct: 0, legal: ['HA', 'HJ', 'HK', 'HQ', 'HT', 'SA', 'mH'] },
  ],
];

const DOUBLING: readonly Case[] = [
  [
    'rules 9.12: the defenders act clockwise from the declarer',
    STRONG,
    'tH p p b:GANG! p',
    { toAct: 2, double: 1 },
  ],
  [
    'rules 9.12: the declarer acts at once after a double',
    STRONG,
    'tH p p b:GANG! f',
    { toAct: 0, double: 2 },
  ],
  [
    'rules 9.12: a pass of the declarer ends the doubling',
    STRONG,
    'tH p p b:GANG! f p',
    { toAct: 0, double: 2, legal: ['HA', 'HJ', 'HK', 'HQ', 'HT', 'SA'] },
  ],
  [
    'rules 9.12: after ×4 the defenders act in turn',
    STRONG,
    'tH p p b:GANG! p f f',
    { toAct: 1, double: 4 },
  ],
  [
    'rules 9.12: ×4 stays when the defenders pass',
    STRONG,
    `tH p p b:GANG! f f p p ${ALL_HEARTS}`,
    made(0, 36),
  ],
  [
    'rules 9.12: ×2 stays when the declarer passes',
    STRONG,
    `tH p p b:GANG! f p ${ALL_HEARTS}`,
    made(0, 18),
  ],
  [
    'rules 9.12: ×8 ends the doubling',
    STRONG,
    `tH p p b:GANG! p f f p f ${ALL_HEARTS}`,
    made(0, 72),
  ],
];

const golden = (rule: string, deal: GoldenDeal, actions: string): Golden => ({
  variant: 'dreier',
  rule,
  deal,
  actions,
});

const FIRST = { bidding: 'callerFirst' } as const;

const OPTIONS: readonly Golden[] = [
  {
    ...golden('rules 9.7, S3 „regionalen Variante": the caller bids first', TWO_GANGS, 'tH'),
    rules: FIRST,
    gives: { toAct: 0 },
  },
  {
    ...golden('rules 9.7: the others bid clockwise after the caller', TWO_GANGS, 'tH p'),
    rules: FIRST,
    gives: { toAct: 1 },
  },
  {
    ...golden(
      'rules 9.7: a caller who passed names nothing after the talon',
      STRONG,
      'tH p p p -DJ,CJ',
    ),
    rules: FIRST,
    gives: { contract: 'NORMAL', toAct: 0, legal: ['p'] },
  },
  {
    ...golden(
      'rules 9.7: a bid of a caller who passed is refused',
      STRONG,
      'tH p p p -DJ,CJ b:GANG',
    ),
    rules: FIRST,
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 9.11: a bid of the caller may be raised', STRONG, 'tH b:GANG p p -DJ,CJ'),
    rules: FIRST,
    gives: {
      legal: [
        'b:BAUERNLOCH',
        'b:BAUERNSCHNAPSER',
        'b:FARBRINGERL',
        'b:HERRENSCHNAPSER',
        'b:ZEHNERGANG',
        'p',
      ],
    },
  },
  {
    ...golden(
      'rules 9.6, S3 „Zehnergang": a Zehnergang is higher than a Gang',
      TWO_GANGS,
      'tH b:GANG p b:ZEHNERGANG',
    ),
    gives: { toAct: 1 },
  },
  {
    ...golden(
      'rules 9.6, S3 „Zehnergang": a Zehnergang is lower than a Gang',
      TWO_GANGS,
      'tH b:GANG p b:ZEHNERGANG',
    ),
    rules: { zehnergangOverGang: false },
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden(
      'rules 9.6, S3 „Zehnergang": a Zehnergang raised to a Gang',
      TWO_GANGS,
      'tH b:ZEHNERGANG p p -SJ,DJ b:GANG',
    ),
    rules: { zehnergangOverGang: false },
    gives: { contract: 'GANG' },
  },
  {
    ...golden(
      'rules 9.6: the values of Gang and Zehnergang stay',
      STRONG,
      `tH p p b:GANG! p p ${ALL_HEARTS}`,
    ),
    rules: { zehnergangOverGang: false },
    gives: made(0, 9),
  },
  {
    ...golden(
      'rules 9.10: cards laid aside count for the declarer from then on',
      STRONG,
      'tH p p p -HA,SA',
    ),
    rules: { discardPoints: 'declarer' },
    gives: { cardPoints: [22, 0, 0] },
  },
  {
    ...golden(
      'rules 9.10: cards laid aside count for 66',
      STRONG,
      'tH p p p -HA,SA p p p mH HK ST SQ',
    ),
    rules: { discardPoints: 'declarer' },
    gives: { cardPoints: [79, 0, 0], ...won([0], 3, 'SIXTY_SIX') },
  },
  {
    ...golden(
      'rules 9.10: cards laid aside count for nobody by default',
      STRONG,
      'tH p p p -HA,SA p p p mH HK ST SQ',
    ),
    gives: { cardPoints: [57, 0, 0], result: null },
  },
  {
    ...golden(
      'rules 9.10: a talon that is not taken counts for nobody',
      STRONG,
      'tH p p b:SCHNAPSER! p p HA ST SQ',
    ),
    rules: { discardPoints: 'declarer' },
    gives: { cardPoints: [24, 0, 0] },
  },
  {
    ...golden('rules 9.12: no doubling', STRONG, 'tH p p p -DJ,CJ p'),
    rules: { doubling: false },
    gives: { toAct: 0, legal: ['HA', 'HJ', 'HK', 'HQ', 'HT', 'SA', 'mH'] },
  },
  {
    ...golden('rules 9.2: the player right of the dealer cuts or knocks', STRONG, ''),
    rules: { cutting: 'asked' },
    gives: { toAct: 1, trump: null, legal: ['cut', 'knock'] },
  },
  {
    ...golden(
      'rules 9.2: a record has the cards as they were dealt, also after a knock',
      STRONG,
      'knock tH p p p',
    ),
    rules: { cutting: 'asked' },
    gives: { toAct: 0, contract: 'NORMAL' },
  },
  {
    ...golden('rules 9.2: nobody is asked to cut by default', STRONG, 'cut'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('rules 9.2: no trump before the cut', STRONG, 'tH'),
    rules: { cutting: 'asked' },
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('rules 9.21: a contract that klassisch does not play', STRONG, 'tH b:BETTLER'),
    preset: 'klassisch',
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 9.21: only the contracts of the list', STRONG, 'tH p p'),
    rules: { contracts: ['NORMAL', 'GANG'] },
    gives: { legal: ['b:GANG', 'b:GANG!', 'p'] },
  },
];

const REFUSED: readonly Golden[] = [
  {
    ...golden('rules 9.3: a suit that the caller has not seen', LOW, 'tS'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  { ...golden('rules 9.4: no redeal without three jacks', LOW, 'r'), refused: 'NOT_IN_THIS_PHASE' },
  {
    ...golden('rules 10.1: only the caller bids a Schnapser', LOW, 'tH b:SCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 10.1: the caller bids no Kontraschnapser', LOW, 'tH p p b:KONTRASCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 2.14: the normal game is never bid', LOW, 'tH b:NORMAL'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 10.3: an Ass-Bettler asks for an ace', LOW, 'tH b:ASS_BETTLER!'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 10.3: a Herrenschnapser asks for all trumps', LOW, 'tH p p b:HERRENSCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      'rules 2.14: CONTRACT_NOT_ALLOWED comes before BID_TOO_LOW',
      LOW,
      'tH b:GANG b:SCHNAPSER',
    ),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  { ...golden('rules 9.6: a lower bid', LOW, 'tH b:GANG b:BETTLER'), refused: 'BID_TOO_LOW' },
  {
    ...golden('rules 9.6: an equal bid is too low', LOW, 'tH b:GANG b:GANG'),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden(
      'rules 9.6: an equal bid, both without the talon, not by the caller',
      TWO_GANGS,
      'tH b:GANG! b:GANG!',
    ),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden(
      'rules 9.6: a bid with the talon does not beat one without',
      TWO_GANGS,
      'tH b:GANG! p b:GANG',
    ),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden('rules 9.11: a raise is written without !', STRONG, 'tH p p p -DJ,CJ b:GANG!'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      'rules 9.11: a contract of the same height is too low',
      STRONG,
      'tH p p b:BAUERNLOCH -DJ,CJ b:BAUERNSCHNAPSER',
    ),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden(
      'rules 9.8: cards are laid aside before the contract is named',
      STRONG,
      'tH p p p b:GANG',
    ),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('rules 2.14: laying aside a card of another hand', STRONG, 'tH p p p -ST,HA'),
    refused: 'NOT_YOUR_CARD',
  },
  {
    ...golden('rules 2.14: laying aside the same card twice', STRONG, 'tH p p p -HA,HA'),
    refused: 'NOT_YOUR_CARD',
  },
  {
    ...golden('rules 2.14: laying aside a card that the deck lacks', STRONG, 'tH p p p -HA,H9'),
    refused: 'NOT_YOUR_CARD',
  },
  {
    ...golden(
      'rules 9.9: the cards that the bid asks for stay in the hand',
      STRONG,
      'tH p p b:FARBRINGERL -HA,SA',
    ),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      'rules 9.9: the last ace of an Ass-Bettler stays in the hand',
      STRONG,
      'tH p b:ASS_BETTLER p p -HA,HJ',
    ),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      'rules 10.5: no marriage in a contract without trump',
      STRONG,
      'tH p p b:GANG! p p mH',
    ),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('rules 3.7: the marriage is led', STRONG, 'tH p p b:SCHNAPSER! p p mH HA'),
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  {
    ...golden('rules 3.7: one marriage in a turn', STRONG, 'tH p p b:SCHNAPSER! p p mH mH'),
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  {
    ...golden(
      'rules 3.7: king and queen are not in the hand',
      STRONG,
      'tH p p b:SCHNAPSER! p p mS',
    ),
    refused: 'NO_MARRIAGE',
  },
  {
    ...golden('rules 3.7: no marriage when following', STRONG, 'tH p p b:SCHNAPSER! p p HA mS'),
    refused: 'NOT_ON_LEAD',
  },
  {
    ...golden('rules 2.14: no exchange', STRONG, 'tH p p b:SCHNAPSER! p p x'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden(
      'rules 10.2: the trick that decides ends the deal',
      STRONG,
      'tH p p b:GANG -SA,CJ p p p DJ DA DK HA',
    ),
    refused: 'DEAL_OVER',
  },
];

export const DREIER_GOLDENS: readonly Golden[] = [
  ...[...MADE, ...FAILED, ...NORMAL, ...BIDDING, ...DOUBLING].map(
    ([rule, cardsDealt, actions, gives]) => ({
      ...golden(rule, cardsDealt, actions),
      ...(gives && { gives }),
    }),
  ),
  ...OPTIONS,
  ...REFUSED,
];
