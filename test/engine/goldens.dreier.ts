/** Goldens of `dreier`: cutting, trump, bidding, talon, raising, doubling, contracts (S3, RULES §7). */
import type { Golden, GoldenDeal } from './support/golden.js';
import { cards, dealOf } from './support/golden.js';

const deal = (talon: string, ...hands: readonly string[]): GoldenDeal => ({
  ...dealOf(2, ...hands),
  talon: cards(talon),
});

/** Seat 2 deals, seat 0 calls, seat 1 is asked first. */
const STRONG = deal('DJ CJ', 'HA HT HK HQ HJ SA', 'ST SK DA DT CA CT', 'SQ SJ DK DQ CK CQ');
const LOW = deal('CA CK', 'HA HT HK DA DT SA', 'SJ SQ DJ DQ CJ CQ', 'HQ HJ ST SK DK CT');
const ACES = deal('CK CQ', 'HT HK HQ DT DK ST', 'SA SJ DA DJ CA CJ', 'HA HJ SK SQ DQ CT');
const AGAINST = deal('DK CK', 'HJ SJ DJ DQ CQ CJ', 'HA HT HK HQ SA ST', 'DA DT SK SQ CA CT');
/** Two who can play a Gang, the caller and seat 1. */
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
  ['S3 Farbringerl', STRONG, `tH p p b:FARBRINGERL! p p ${ALL_HEARTS}`, made(0, 18)],
  [
    'S3 Herrenschnapser, eightfold',
    STRONG,
    `tH p p b:HERRENSCHNAPSER! f f f ${ALL_HEARTS}`,
    made(0, 192),
  ],
  ['S3 Gang', STRONG, `tH p p b:GANG! p p ${ALL_HEARTS}`, made(0, 9)],
  ['S3 Bauernschnapser', STRONG, `tH p p b:BAUERNSCHNAPSER! p p ${ALL_HEARTS}`, made(0, 12)],
  [
    'S3 Bauernloch: the ace goes as the lowest trump',
    STRONG,
    'tH p p b:BAUERNLOCH! p p HT ST SQ HK SK SJ HQ DA DK HJ DT DQ HA CA CK SA CT CQ',
    made(0, 12),
  ],
  [
    'S3 Zehnergang',
    STRONG,
    'tH p p b:ZEHNERGANG -SA,CJ p p p HJ DT DK HK SK CQ HT CA SQ HQ CT CK HA ST DQ DJ DA SJ',
    made(0, 10),
  ],
  [
    'S3 Schnapser 1: two tricks, then a forty',
    STRONG,
    'tH p p b:SCHNAPSER! p p HA ST SQ HT SK SJ mH',
    { cardPoints: [80, 0, 0], tricks: [2, 0, 0], ...made(0, 6) },
  ],
  [
    'RULES §7: a forty announced first counts with the first trick',
    STRONG,
    'tH p p b:SCHNAPSER! p p mH HK CA CK HA CT CQ',
    { cardPoints: [83, 0, 0], tricks: [2, 0, 0], ...made(0, 6) },
  ],
  [
    'S3 Bettler',
    LOW,
    'tH b:BETTLER! p p p p SJ ST SA HK CJ HQ HA DJ HJ DA DQ DK HT CQ CT DT SQ SK',
    { trump: null, cardPoints: [105, 0, 0], ...made(1, 4) },
  ],
  [
    'RULES §7 Plauderer',
    LOW,
    'tH b:PLAUDERER! p p p p CJ CT HT DK DA DJ HA SQ HJ DT DQ HQ HK CQ ST SA SJ SK',
    made(1, 7),
  ],
  [
    'S3 Assenbettler: the ace under the jack',
    ACES,
    'tH b:ASSENBETTLER! p p p p CJ CT HK DQ DK DJ DT DA SQ HT CA HA ST SJ SK HQ SA HJ',
    made(1, 5),
  ],
  [
    'S3 Ass-Bettler',
    ACES,
    'tH b:ASS_BETTLER! p p p p SJ SK ST HT DA HA HJ HQ SA DK DJ DQ HK CA SQ DT CJ CT',
    made(1, 5),
  ],
  [
    'S3 Kontraschnapser: the caller leads',
    AGAINST,
    'tH b:KONTRASCHNAPSER! p p p p DJ HT DT mH HQ SQ HJ',
    { cardPoints: [0, 70, 0], ...made(1, 12) },
  ],
  [
    'S3 Kontrabauernschnapser',
    AGAINST,
    'tH b:KONTRABAUERNSCHNAPSER! p p p p CJ HQ CT HK CA HJ HT SK DQ HA SQ CQ SA DT SJ ST DA DJ',
    made(1, 24),
  ],
];

const FAILED: readonly Case[] = [
  [
    'S3 Farbringerl: not won by itself',
    STRONG,
    'tH p p b:FARBRINGERL -SA,CJ p p p DJ DT DQ',
    failed(0, 18),
  ],
  ['S3 Herrenschnapser', STRONG, 'tH p p b:HERRENSCHNAPSER -SA,CJ p p p DJ DA DK', failed(0, 24)],
  ['S3 Gang', STRONG, 'tH p p b:GANG -SA,CJ p p p DJ DA DK', failed(0, 9)],
  ['S3 Zehnergang: an ace is lost', STRONG, 'tH p p b:ZEHNERGANG! p p SA SK SJ', failed(0, 10)],
  ['S3 Bauernloch: the same', STRONG, 'tH p p b:BAUERNLOCH! p p SA SK SQ', failed(0, 12)],
  ['S3 Bauernschnapser', STRONG, 'tH p p b:BAUERNSCHNAPSER -SA,CJ p p p DJ DA DK', failed(0, 12)],
  ['S3 Schnapser: a trick lost', STRONG, 'tH p p b:SCHNAPSER -SA,CJ p p p DJ DA DQ', failed(0, 6)],
  [
    'S3 Schnapser: 64 with the fourth trick; what is announced later is too late',
    STRONG,
    'tH p p b:SCHNAPSER! p p HJ DT SJ HK CT DQ HT ST SQ HQ SK CQ',
    { cardPoints: [64, 0, 0], tricks: [4, 0, 0], ...failed(0, 6) },
  ],
  [
    'S3 Bettler: the first trick ends it',
    LOW,
    'tH b:BETTLER p p -CQ,DQ p p p CA CT HA',
    failed(1, 4),
  ],
  ['RULES §7 Plauderer', LOW, 'tH b:PLAUDERER p p -CQ,DQ p p p CA CT HA', failed(1, 7)],
  ['S3 Assenbettler', ACES, 'tH p b:ASSENBETTLER! p p p CT ST CJ', failed(2, 5)],
  ['S3 Ass-Bettler', ACES, 'tH b:ASS_BETTLER! p p p p CA CT ST', failed(1, 5)],
  [
    "S3 Kontraschnapser: a defender's forty does not save, nor does it break",
    deal('DK CK', 'HK HQ SJ DJ DQ CJ', 'HA HT SA ST CA CT', 'DA DT SK SQ HJ CQ'),
    'tH b:KONTRASCHNAPSER! p p p p mH HK HA HJ',
    { cardPoints: [0, 17, 0], tricks: [0, 1, 0], toAct: 1 },
  ],
  ['S3 Kontraschnapser', AGAINST, 'tH b:KONTRASCHNAPSER! p p p p SJ SA SQ ST SK HJ', failed(1, 12)],
  [
    'S3 Kontrabauernschnapser',
    AGAINST,
    'tH b:KONTRABAUERNSCHNAPSER! p p p p SJ SA SQ ST SK HJ',
    failed(1, 24),
  ],
];

const NORMAL: readonly Case[] = [
  [
    'S3: no trick, three',
    STRONG,
    'tH p p p -DJ,CJ p p p HA ST SQ mH HK SK SJ',
    { contract: 'NORMAL', cardPoints: [74, 0, 0], ...won([0], 3, 'SIXTY_SIX') },
  ],
  [
    'S3: the defenders together, the declarer fewer than 33',
    LOW,
    'tH p p p -HK,SA p p p HA DQ HQ HT DJ HJ CK CQ CT SK DT SJ ST DA SQ DK CA CJ',
    { cardPoints: [31, 0, 74], ...won([1, 2], 2, 'SIXTY_SIX') },
  ],
  [
    'S3: or the last trick, 33 or more',
    LOW,
    'tH p p p -HA,HT p p p HK DQ HQ SA SJ SK CK CJ CT HJ CA SQ ST DA DJ DK DT CQ',
    { cardPoints: [44, 0, 55], ...won([0], 1, 'LAST_TRICK') },
  ],
  [
    'S3: the last trick of the defenders',
    LOW,
    'tH p p p -HA,HT p p p HK CQ HQ DA DQ DK CK CJ CT ST SA SQ CA DJ HJ SK DT SJ',
    won([1, 2], 1, 'LAST_TRICK'),
  ],
  [
    'S3: the defenders’ forty counts with a trick of either',
    STRONG,
    'tH p p p -SA,HA p f p DJ DA DQ',
    { tricks: [0, 1, 0], double: 2, toAct: 1 },
  ],
];

const BIDDING: readonly Case[] = [
  ['S3: a suit among the first three', LOW, '', { toAct: 0, legal: ['t?', 'tH'] }],
  ['S3: the first of the second three, turned up', LOW, 't?', { trump: 'D', toAct: 1 }],
  [
    'S3: three jacks may be dealt anew',
    deal('DT CK', 'HJ SJ DJ HA HT SA', 'CJ HK HQ ST SK SQ', 'DA DK DQ CA CT CQ'),
    '',
    { legal: ['r', 't?', 'tD', 'tH', 'tS'] },
  ],
  [
    'RULES §7.2: a redeal has no result',
    deal('DT CK', 'HJ SJ DJ HA HT SA', 'CJ HK HQ ST SK SQ', 'DA DK DQ CA CT CQ'),
    'r',
    { status: 'finished', toAct: null, legal: [], trump: null, result: null },
  ],
  ['RULES §7.3 asked: left of the caller, the dealer, the caller', LOW, 'tH p', { toAct: 2 }],
  ['RULES §7.3: the caller last', LOW, 'tH p p', { toAct: 0, contract: null, declarer: null }],
  [
    'RULES §7.3: all pass, the caller takes the talon',
    STRONG,
    'tH p p p',
    { contract: 'NORMAL', declarer: 0, toAct: 0 },
  ],
  [
    'S3: without the talon goes over with it',
    TWO_GANGS,
    'tH b:GANG p b:GANG!',
    { toAct: 1, contract: null },
  ],
  [
    'S3 „hat der Rufer den Vorrang": both without',
    TWO_GANGS,
    'tH b:GANG! p b:GANG! p',
    { contract: 'GANG', declarer: 0, toAct: 1, legal: ['f', 'p'] },
  ],
  [
    'RULES §7.3: round and round until all others have passed',
    TWO_GANGS,
    'tH b:GANG p b:BAUERNSCHNAPSER b:KONTRABAUERNSCHNAPSER p',
    { contract: 'KONTRABAUERNSCHNAPSER', declarer: 1, toAct: 1 },
  ],
  [
    'RULES §7.3: always asked, even where p is all that is left',
    TWO_GANGS,
    'tH b:KONTRABAUERNSCHNAPSER p p -SJ,DJ',
    { toAct: 1, legal: ['p'] },
  ],
  [
    'S3 „erhöhen": strictly higher',
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
    'RULES §7.3: a raise replaces the contract, and the trump with it',
    TWO_GANGS,
    'tH b:GANG p p -SJ,DJ b:BAUERNSCHNAPSER',
    { contract: 'BAUERNSCHNAPSER', trump: 'H', toAct: 2 },
  ],
  [
    'RULES §7.3: p keeps the bid',
    TWO_GANGS,
    'tH b:GANG p p -SJ,DJ p',
    { contract: 'GANG', trump: null },
  ],
  [
    'RULES §7.3: without, the talon stays and nobody raises',
    TWO_GANGS,
    'tH b:GANG! p p',
    { contract: 'GANG', toAct: 2, legal: ['f', 'p'] },
  ],
  [
    'RULES §7.3: both orders of the two cards',
    STRONG,
    'tH p p p -CJ,DJ p p p',
    { toAct: 0, legal: ['HA', 'HJ', 'HK', 'HQ', 'HT', 'SA', 'mH'] },
  ],
];

const DOUBLING: readonly Case[] = [
  ['S3 Spritzen: clockwise from the declarer', STRONG, 'tH p p b:GANG! p', { toAct: 2, double: 1 }],
  ['S3: the declarer at once', STRONG, 'tH p p b:GANG! f', { toAct: 0, double: 2 }],
  [
    'S3: who passes ends it',
    STRONG,
    'tH p p b:GANG! f p',
    { toAct: 0, double: 2, legal: ['HA', 'HJ', 'HK', 'HQ', 'HT', 'SA'] },
  ],
  ['S3: fourfold, the defenders in turn', STRONG, 'tH p p b:GANG! p f f', { toAct: 1, double: 4 }],
  ['S3: fourfold stays', STRONG, `tH p p b:GANG! f f p p ${ALL_HEARTS}`, made(0, 36)],
  ['S3: twofold', STRONG, `tH p p b:GANG! f p ${ALL_HEARTS}`, made(0, 18)],
  ['S3: eightfold ends it', STRONG, `tH p p b:GANG! p f f p f ${ALL_HEARTS}`, made(0, 72)],
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
    ...golden('S3 „regionale Variante": the caller bids first', TWO_GANGS, 'tH'),
    rules: FIRST,
    gives: { toAct: 0 },
  },
  {
    ...golden('S3: then clockwise', TWO_GANGS, 'tH p'),
    rules: FIRST,
    gives: { toAct: 1 },
  },
  {
    ...golden('S3: who passed names nothing after the talon', STRONG, 'tH p p p -DJ,CJ'),
    rules: FIRST,
    gives: { contract: 'NORMAL', toAct: 0, legal: ['p'] },
  },
  {
    ...golden('S3: the same, refused', STRONG, 'tH p p p -DJ,CJ b:GANG'),
    rules: FIRST,
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('S3: a bid may be raised', STRONG, 'tH b:GANG p p -DJ,CJ'),
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
    ...golden('S3 Zehnergang 2: over a Gang', TWO_GANGS, 'tH b:GANG p b:ZEHNERGANG'),
    gives: { toAct: 1 },
  },
  {
    ...golden('S3 Zehnergang 1: not over a Gang', TWO_GANGS, 'tH b:GANG p b:ZEHNERGANG'),
    rules: { zehnergangOverGang: false },
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden(
      'S3 Zehnergang 1: a Gang over it, also in raising',
      TWO_GANGS,
      'tH b:ZEHNERGANG p p -SJ,DJ b:GANG',
    ),
    rules: { zehnergangOverGang: false },
    gives: { contract: 'GANG' },
  },
  {
    ...golden('S3: the values stay', STRONG, `tH p p b:GANG! p p ${ALL_HEARTS}`),
    rules: { zehnergangOverGang: false },
    gives: made(0, 9),
  },
  {
    ...golden(
      'RULES §7: laid aside, and with the declarer from then on',
      STRONG,
      'tH p p p -HA,SA',
    ),
    rules: { discardPoints: 'declarer' },
    gives: { cardPoints: [22, 0, 0] },
  },
  {
    ...golden('RULES §7: they count for 66', STRONG, 'tH p p p -HA,SA p p p mH HK ST SQ'),
    rules: { discardPoints: 'declarer' },
    gives: { cardPoints: [79, 0, 0], ...won([0], 3, 'SIXTY_SIX') },
  },
  {
    ...golden('RULES §7: none by default', STRONG, 'tH p p p -HA,SA p p p mH HK ST SQ'),
    gives: { cardPoints: [57, 0, 0], result: null },
  },
  {
    ...golden(
      'RULES §7: a talon left alone counts for nobody',
      STRONG,
      'tH p p b:SCHNAPSER! p p HA ST SQ',
    ),
    rules: { discardPoints: 'declarer' },
    gives: { cardPoints: [24, 0, 0] },
  },
  {
    ...golden('RULES §7: no doubling', STRONG, 'tH p p p -DJ,CJ p'),
    rules: { doubling: false },
    gives: { toAct: 0, legal: ['HA', 'HJ', 'HK', 'HQ', 'HT', 'SA', 'mH'] },
  },
  {
    ...golden('S3: the player right of the dealer cuts or knocks', STRONG, ''),
    rules: { cutting: 'asked' },
    gives: { toAct: 1, trump: null, legal: ['cut', 'knock'] },
  },
  {
    ...golden(
      'RULES §7.1: a record tells what was dealt, also after a knock',
      STRONG,
      'knock tH p p p',
    ),
    rules: { cutting: 'asked' },
    gives: { toAct: 0, contract: 'NORMAL' },
  },
  {
    ...golden('RULES §7.1: not asked by default', STRONG, 'cut'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('RULES §7.1: nothing before it', STRONG, 'tH'),
    rules: { cutting: 'asked' },
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('S3: contracts that are not played', STRONG, 'tH b:BETTLER'),
    preset: 'klassisch',
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('RULES §7: a list of contracts', STRONG, 'tH p p'),
    rules: { contracts: ['NORMAL', 'GANG'] },
    gives: { legal: ['b:GANG', 'b:GANG!', 'p'] },
  },
];

const REFUSED: readonly Golden[] = [
  { ...golden('RULES §7.2: a suit not seen', LOW, 'tS'), refused: 'NOT_IN_THIS_PHASE' },
  { ...golden('RULES §7.2: no three jacks', LOW, 'r'), refused: 'NOT_IN_THIS_PHASE' },
  { ...golden('RULES §7: the caller’s', LOW, 'tH b:SCHNAPSER'), refused: 'CONTRACT_NOT_ALLOWED' },
  {
    ...golden('RULES §7: not the caller’s', LOW, 'tH p p b:KONTRASCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  { ...golden('RULES §7: never bid', LOW, 'tH b:NORMAL'), refused: 'CONTRACT_NOT_ALLOWED' },
  { ...golden('S3: an ace', LOW, 'tH b:ASS_BETTLER!'), refused: 'CONTRACT_NOT_ALLOWED' },
  { ...golden('S3: all trumps', LOW, 'tH p p b:HERRENSCHNAPSER'), refused: 'CONTRACT_NOT_ALLOWED' },
  {
    ...golden('RULES §2: before BID_TOO_LOW', LOW, 'tH b:GANG b:SCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  { ...golden('RULES §7.3: too low', LOW, 'tH b:GANG b:BETTLER'), refused: 'BID_TOO_LOW' },
  { ...golden('RULES §7.3: equal is too low', LOW, 'tH b:GANG b:GANG'), refused: 'BID_TOO_LOW' },
  {
    ...golden('RULES §7.3: equal, both without, not the caller', TWO_GANGS, 'tH b:GANG! b:GANG!'),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden('RULES §7.3: with is not over without', TWO_GANGS, 'tH b:GANG! p b:GANG'),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden('RULES §7.3: raised without !', STRONG, 'tH p p p -DJ,CJ b:GANG!'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      'RULES §7.3: strictly higher',
      STRONG,
      'tH p p b:BAUERNLOCH -DJ,CJ b:BAUERNSCHNAPSER',
    ),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden('RULES §7.3: first aside, then the contract', STRONG, 'tH p p p b:GANG'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  { ...golden('RULES §7.3: not one’s card', STRONG, 'tH p p p -ST,HA'), refused: 'NOT_YOUR_CARD' },
  { ...golden('RULES §7.3: one card twice', STRONG, 'tH p p p -HA,HA'), refused: 'NOT_YOUR_CARD' },
  {
    ...golden('RULES §7.3: a card the deck lacks', STRONG, 'tH p p p -HA,H9'),
    refused: 'NOT_YOUR_CARD',
  },
  {
    ...golden('RULES §7.3: what the bid asks for stays', STRONG, 'tH p p b:FARBRINGERL -HA,SA'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      'RULES §7.3: the last ace of an Ass-Bettler',
      STRONG,
      'tH p b:ASS_BETTLER p p -HA,HJ',
    ),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('RULES §7: no marriage without trump', STRONG, 'tH p p b:GANG! p p mH'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('RULES §3', STRONG, 'tH p p b:SCHNAPSER! p p mH HA'),
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  {
    ...golden('RULES §3: one a turn', STRONG, 'tH p p b:SCHNAPSER! p p mH mH'),
    refused: 'MUST_LEAD_MARRIAGE_CARD',
  },
  { ...golden('RULES §3', STRONG, 'tH p p b:SCHNAPSER! p p mS'), refused: 'NO_MARRIAGE' },
  { ...golden('RULES §3', STRONG, 'tH p p b:SCHNAPSER! p p HA mS'), refused: 'NOT_ON_LEAD' },
  {
    ...golden('RULES §7: no exchange', STRONG, 'tH p p b:SCHNAPSER! p p x'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('S3: ended with the trick', STRONG, 'tH p p b:GANG -SA,CJ p p p DJ DA DK HA'),
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
