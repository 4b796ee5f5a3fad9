/** Goldens of `bauern`: each contract made and failed, sides, doubling (rules 11). */
import type { Golden } from './support/golden.js';
import { dealOf } from './support/golden.js';

/** Seat 3 deals, seat 0 calls. */
const SUITS = dealOf(3, 'HA HT HK HQ HJ', 'SA ST SK DA DT', 'SQ SJ DK DQ DJ', 'CA CT CK CQ CJ');
const TOP = dealOf(3, 'HA HT HK SA DA', 'HQ ST SK DT DK', 'HJ SQ SJ DQ DJ', 'CA CT CK CQ CJ');
const LOW = dealOf(3, 'HJ HQ SJ DJ CJ', 'HA HT SA ST DA', 'HK SK SQ DK DQ', 'CA CT CK CQ DT');
const ACES = dealOf(3, 'HA HJ SA DA CA', 'HT HK ST SK DT', 'HQ SQ SJ DK DQ', 'CT CK CQ CJ DJ');
const TENS = dealOf(3, 'HT HK HQ ST DT', 'HJ SA SK SQ SJ', 'HA DA DK DQ DJ', 'CA CT CK CQ CJ');
const ONE_ACE = dealOf(3, 'HA SJ DJ CJ CQ', 'HT HK ST SK DT', 'HQ HJ SQ DK DQ', 'SA DA CA CT CK');
const AGAINST = dealOf(3, 'HJ SJ DJ CJ CQ', 'HA HT HK HQ SA', 'DA DT DK DQ CA', 'ST SK SQ CT CK');
/** Seat 2 calls. */
const EVEN = dealOf(1, 'SQ CA CK DQ SJ', 'SK HA CJ HJ CT', 'HT HQ SA CQ ST', 'DT HK DJ DA DK');

const SIDES = { callers: [0, 2], others: [1, 3] } as const;

/** A deal that a side has won. */
const won = (side: keyof typeof SIDES, gamePoints: number, reason: string) => ({
  result: {
    winners: SIDES[side],
    gamePoints: [0, 1, 2, 3].map((seat) =>
      (SIDES[side] as readonly number[]).includes(seat) ? gamePoints : 0,
    ),
    reason: reason as 'CONTRACT_MADE',
  },
});

type Case = readonly [rule: string, deal: Golden['deal'], actions: string, gives: Golden['gives']];

const MADE: readonly Case[] = [
  [
    'rules 11.4: Farbringerl made, the suit is the whole hand',
    SUITS,
    'tH b:FARBRINGERL p p p p p HQ SK DK CQ HA SA SJ CJ HT DA SQ CT HK DT DJ CA HJ ST DQ CK',
    won('callers', 18, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.1: Herrenschnapser made',
    SUITS,
    'tH b:HERRENSCHNAPSER p p p p p HT SA DQ CQ HQ ST DK CJ HK DT SJ CK HA SK DJ CT HJ DA SQ CA',
    won('callers', 24, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.1: Gang made',
    TOP,
    'tH b:GANG p p p p p HT HQ HJ CK HA DK SJ CA HK SK DJ CT DA DT DQ CQ SA ST SQ CJ',
    won('callers', 9, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.1: Bauernschnapser made',
    TOP,
    'tH b:BAUERNSCHNAPSER p p p p p HT HQ HJ CA DA DT DJ CJ SA ST SJ CQ HK SK SQ CK HA DK DQ CT',
    won('callers', 12, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.6: a Schnapser ends with the announcement that makes 66',
    SUITS,
    'tH b:SCHNAPSER p p p p p mH HQ ST DJ CA',
    { cardPoints: [66, 0, 0, 0], ...won('callers', 6, 'CONTRACT_MADE') },
  ],
  [
    'rules 10.4: Zehnergang made, the ace takes nothing',
    TENS,
    'tH b:ZEHNERGANG p p p p p HQ HJ HA CT ST SA DQ CQ HT SJ DK CJ DT SQ DJ CA HK SK DA CK',
    won('callers', 10, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.4: Bauernloch made',
    TENS,
    'tH b:BAUERNLOCH p p p p p HT HJ HA CJ ST SA DJ CK HK SK DQ CA DT SQ DK CT HQ SJ DA CQ',
    won('callers', 12, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.1: Bettler made',
    LOW,
    'tH b:BETTLER p p p p p HQ HT HK CK ST SQ CT SJ SA SK CQ CJ HA DQ DT HJ DA DK CA DJ',
    { trump: null, cardPoints: [0, 120, 0, 0], ...won('callers', 4, 'CONTRACT_MADE') },
  ],
  [
    'rules 10.7: Plauderer made',
    LOW,
    'tH b:PLAUDERER p p p p p DJ DA DK DT HA HK CA HQ SA SQ CT SJ HT SK CQ HJ ST DQ CK CJ',
    won('callers', 7, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.4: Assenbettler made',
    ACES,
    'tH b:ASSENBETTLER p p p p p HA HT HQ CQ ST SJ CK SA HK DQ CT HJ DT DK DJ DA SK SQ CJ CA',
    won('callers', 5, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.3: Ass-Bettler made, the ace is thrown away',
    ONE_ACE,
    'tH b:ASS_BETTLER p p p p p CQ SK DQ CA SA SJ ST SQ CK CJ HK DK DA DJ DT HJ CT HA HT HQ',
    won('callers', 5, 'CONTRACT_MADE'),
  ],
  [
    'rules 10.1: Kontraschnapser made, the caller leads',
    AGAINST,
    'tH p b:KONTRASCHNAPSER p p p p CJ HA CA CK mH',
    { declarer: 1, cardPoints: [0, 68, 0, 0], ...won('others', 12, 'CONTRACT_MADE') },
  ],
  [
    'rules 10.1: Kontrabauernschnapser made',
    AGAINST,
    'tH p b:KONTRABAUERNSCHNAPSER p p p p CJ HA CA CK SA DQ ST SJ HT DT SQ HJ HQ DK SK DJ HK DA CT CQ',
    won('others', 24, 'CONTRACT_MADE'),
  ],
];

const FAILED: readonly Case[] = [
  [
    'rules 10.1: Gang failed',
    TOP,
    'tH p b:GANG p p p p ST SQ CK SA',
    won('callers', 9, 'CONTRACT_FAILED'),
  ],
  [
    "rules 11.4: a partner's trick breaks a Bauernschnapser",
    TOP,
    'tH p p b:BAUERNSCHNAPSER p p p SJ CK SA ST',
    { tricks: [1, 0, 0, 0], ...won('others', 12, 'CONTRACT_FAILED') },
  ],
  [
    'rules 11.4: Schnapser failed, no 66 with the first three tricks',
    TOP,
    'tH b:SCHNAPSER p p p p p HT HQ HJ CJ HA SK SQ CQ HK DK DJ CT',
    { cardPoints: [58, 0, 0, 0], ...won('others', 6, 'CONTRACT_FAILED') },
  ],
  [
    'rules 10.4: Zehnergang failed, an ace led is lost',
    TOP,
    'tH b:ZEHNERGANG p p p p p HA HQ HJ CK',
    won('others', 10, 'CONTRACT_FAILED'),
  ],
  [
    'rules 10.4: Bauernloch failed, an ace led is lost',
    TOP,
    'tH b:BAUERNLOCH p p p p p SA SK SJ CT',
    won('others', 12, 'CONTRACT_FAILED'),
  ],
  [
    'rules 10.2: Bettler failed with the first trick',
    LOW,
    'tH p b:BETTLER p p p p DA DQ DT DJ',
    won('callers', 4, 'CONTRACT_FAILED'),
  ],
  [
    'rules 10.7: Plauderer failed',
    LOW,
    'tH p b:PLAUDERER p p p p ST SK CT SJ',
    won('callers', 7, 'CONTRACT_FAILED'),
  ],
  [
    'rules 10.4: Assenbettler failed',
    ACES,
    'tH p b:ASSENBETTLER p p p p HT HQ CT HJ',
    won('callers', 5, 'CONTRACT_FAILED'),
  ],
  [
    'rules 10.3: Ass-Bettler failed',
    LOW,
    'tH p b:ASS_BETTLER p p p p HA HK CK HJ',
    won('callers', 5, 'CONTRACT_FAILED'),
  ],
  [
    "rules 11.4: a partner's trick breaks a Kontraschnapser",
    AGAINST,
    'tH p p p b:KONTRASCHNAPSER p p DJ HA DQ SQ',
    { declarer: 3, tricks: [0, 1, 0, 0], ...won('callers', 12, 'CONTRACT_FAILED') },
  ],
  [
    "rules 11.4: a partner's trick breaks a Kontrabauernschnapser",
    AGAINST,
    'tH p p p b:KONTRABAUERNSCHNAPSER p p HJ HA CA SQ',
    won('callers', 24, 'CONTRACT_FAILED'),
  ],
];

const NORMAL: readonly Case[] = [
  [
    'rules 9.15: both partners together have 66, the others fewer than 33',
    EVEN,
    'tH p p p p p p HQ HK DQ HA CJ CQ DJ CK CA CT HT DT ST DA SJ SK',
    { cardPoints: [11, 21, 68, 0], ...won('callers', 2, 'SIXTY_SIX') },
  ],
  [
    'rules 9.15: the other side has 66',
    EVEN,
    'tH p p p p p p HT HK CA HA HJ HQ DA SQ CQ DJ CK CT CJ ST DT SJ',
    won('others', 2, 'SIXTY_SIX'),
  ],
  [
    'rules 9.15: the last trick wins, nobody has 66',
    EVEN,
    'tH p p p p p p CQ HK CA CT DT DQ HA ST HJ HT DK SQ HQ DA SJ CJ SA DJ CK SK',
    { cardPoints: [0, 34, 58, 28], ...won('callers', 1, 'LAST_TRICK') },
  ],
  [
    'rules 9.15: the other side wins the last trick',
    EVEN,
    'tH p p p p p p HT HK CA HA HJ HQ DA SJ SA DJ SQ SK ST DK CK CJ CQ DT DQ CT',
    won('others', 1, 'LAST_TRICK'),
  ],
];

const TRUMP_AND_BIDDING: readonly Case[] = [
  [
    'rules 11.2: the caller names a suit of the first three cards or has a card turned up',
    TOP,
    '',
    { toAct: 0, legal: ['t?', 'tH'] },
  ],
  ['rules 11.2: the first of the last two cards is turned up', TOP, 't?', { toAct: 0, trump: 'S' }],
  [
    'rules 10.1, 11.3: the caller’s partner bids neither the caller’s contracts nor the opponents’',
    TOP,
    'tH p p',
    {
      toAct: 2,
      legal: [
        'b:ASSENBETTLER',
        'b:BAUERNSCHNAPSER',
        'b:BETTLER',
        'b:GANG',
        'b:PLAUDERER',
        'b:ZEHNERGANG',
        'p',
      ],
    },
  ],
  [
    'rules 11.3: all pass, the caller declares the normal game',
    TOP,
    'tH p p p p',
    { contract: 'NORMAL', declarer: 0, toAct: 1, legal: ['f', 'p'] },
  ],
  [
    'rules 11.5: the opponents act first, clockwise from the declarer',
    TOP,
    'tH p p p p p',
    { toAct: 3, double: 1 },
  ],
  ['rules 11.5: after ×2 the declarer acts', TOP, 'tH p p p p f', { toAct: 0, double: 2 }],
  [
    'rules 11.5: after the declarer the partner acts',
    TOP,
    'tH p p p p f p',
    { toAct: 2, double: 2 },
  ],
  [
    'rules 11.5: ×2 stays when declarer and partner pass',
    TOP,
    'tH p p p p f p p',
    { toAct: 0, double: 2, legal: ['DA', 'HA', 'HK', 'HT', 'SA'] },
  ],
  ['rules 11.5: after ×4 the opponents act', TOP, 'tH p p p p p f f', { toAct: 1, double: 4 }],
  [
    'rules 9.12: ×8 ends the doubling',
    TOP,
    'tH p p p p p f f p f',
    { toAct: 0, double: 8, legal: ['DA', 'HA', 'HK', 'HT', 'SA'] },
  ],
  [
    'rules 11.6: both players of a side get the doubled value',
    SUITS,
    'tH b:SCHNAPSER p p p f f f mH HQ ST DJ CA',
    won('callers', 48, 'CONTRACT_MADE'),
  ],
];

const golden = (rule: string, deal: Golden['deal'], actions: string): Golden => ({
  variant: 'bauern',
  rule,
  deal,
  actions,
});

const REFUSED: readonly Golden[] = [
  {
    ...golden('rules 11.2: a suit that is not among the first three cards', TOP, 'tS'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  { ...golden('rules 11.2: no redeal', TOP, 'r'), refused: 'NOT_IN_THIS_PHASE' },
  {
    ...golden('rules 11.3: bids are written without !', TOP, 'tH b:GANG!'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 11.3: an equal bid is too low', TOP, 'tH b:GANG b:GANG'),
    refused: 'BID_TOO_LOW',
  },
  {
    ...golden('rules 10.1: only the caller bids a Schnapser', TOP, 'tH p b:SCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden(
      "rules 11.3: no Kontraschnapser by the caller's side",
      TOP,
      'tH p p b:KONTRASCHNAPSER',
    ),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 2.14: the normal game is never bid', TOP, 'tH b:NORMAL'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 10.3: an Ass-Bettler asks for an ace', LOW, 'tH b:ASS_BETTLER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 10.3: a Farbringerl asks for a whole suit', TOP, 'tH b:FARBRINGERL'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 11.7: a contract that klassisch does not play', TOP, 'tH b:BETTLER'),
    preset: 'klassisch',
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden('rules 11.3: nobody raises', TOP, 'tH p p p p b:GANG'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('rules 11.1: nothing is laid aside where there is no talon', TOP, 'tH -HA,HT'),
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('rules 9.12: no doubling', TOP, 'tH p p p p f'),
    rules: { doubling: false },
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden(
      'rules 10.5: no marriage in a contract without trump',
      SUITS,
      'tH b:GANG p p p p p mH',
    ),
    refused: 'NOT_IN_THIS_PHASE',
  },
];

export const BAUERN_GOLDENS: readonly Golden[] = [
  ...[...MADE, ...FAILED, ...NORMAL, ...TRUMP_AND_BIDDING].map(([rule, deal, actions, gives]) => ({
    ...golden(rule, deal, actions),
    ...(gives && { gives }),
  })),
  ...REFUSED,
];
