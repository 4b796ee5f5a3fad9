/** Goldens of `bauern`: each contract made and failed, sides, doubling (RULES §8). */
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
    'S3 Farbringerl: with five cards won by itself',
    SUITS,
    'tH b:FARBRINGERL p p p p p HQ SK DK CQ HA SA SJ CJ HT DA SQ CT HK DT DJ CA HJ ST DQ CK',
    won('callers', 18, 'CONTRACT_MADE'),
  ],
  [
    'S3 Herrenschnapser',
    SUITS,
    'tH b:HERRENSCHNAPSER p p p p p HT SA DQ CQ HQ ST DK CJ HK DT SJ CK HA SK DJ CT HJ DA SQ CA',
    won('callers', 24, 'CONTRACT_MADE'),
  ],
  [
    'S3 Gang',
    TOP,
    'tH b:GANG p p p p p HT HQ HJ CK HA DK SJ CA HK SK DJ CT DA DT DQ CQ SA ST SQ CJ',
    won('callers', 9, 'CONTRACT_MADE'),
  ],
  [
    'S3 Bauernschnapser',
    TOP,
    'tH b:BAUERNSCHNAPSER p p p p p HT HQ HJ CA DA DT DJ CJ SA ST SJ CQ HK SK SQ CK HA DK DQ CT',
    won('callers', 12, 'CONTRACT_MADE'),
  ],
  [
    'RULES §8: a Schnapser ends with the announcement that brings 66',
    SUITS,
    'tH b:SCHNAPSER p p p p p mH HQ ST DJ CA',
    { cardPoints: [66, 0, 0, 0], ...won('callers', 6, 'CONTRACT_MADE') },
  ],
  [
    'S3 Zehnergang: the ace takes nothing',
    TENS,
    'tH b:ZEHNERGANG p p p p p HQ HJ HA CT ST SA DQ CQ HT SJ DK CJ DT SQ DJ CA HK SK DA CK',
    won('callers', 10, 'CONTRACT_MADE'),
  ],
  [
    'S3 Bauernloch',
    TENS,
    'tH b:BAUERNLOCH p p p p p HT HJ HA CJ ST SA DJ CK HK SK DQ CA DT SQ DK CT HQ SJ DA CQ',
    won('callers', 12, 'CONTRACT_MADE'),
  ],
  [
    'S3 Bettler',
    LOW,
    'tH b:BETTLER p p p p p HQ HT HK CK ST SQ CT SJ SA SK CQ CJ HA DQ DT HJ DA DK CA DJ',
    { trump: null, cardPoints: [0, 120, 0, 0], ...won('callers', 4, 'CONTRACT_MADE') },
  ],
  [
    'RULES §7 Plauderer',
    LOW,
    'tH b:PLAUDERER p p p p p DJ DA DK DT HA HK CA HQ SA SQ CT SJ HT SK CQ HJ ST DQ CK CJ',
    won('callers', 7, 'CONTRACT_MADE'),
  ],
  [
    'S3 Assenbettler',
    ACES,
    'tH b:ASSENBETTLER p p p p p HA HT HQ CQ ST SJ CK SA HK DQ CT HJ DT DK DJ DA SK SQ CJ CA',
    won('callers', 5, 'CONTRACT_MADE'),
  ],
  [
    'S3 Ass-Bettler: the ace thrown away',
    ONE_ACE,
    'tH b:ASS_BETTLER p p p p p CQ SK DQ CA SA SJ ST SQ CK CJ HK DK DA DJ DT HJ CT HA HT HQ',
    won('callers', 5, 'CONTRACT_MADE'),
  ],
  [
    'S3 Kontraschnapser: the caller leads',
    AGAINST,
    'tH p b:KONTRASCHNAPSER p p p p CJ HA CA CK mH',
    { declarer: 1, cardPoints: [0, 68, 0, 0], ...won('others', 12, 'CONTRACT_MADE') },
  ],
  [
    'S3 Kontrabauernschnapser',
    AGAINST,
    'tH p b:KONTRABAUERNSCHNAPSER p p p p CJ HA CA CK SA DQ ST SJ HT DT SQ HJ HQ DK SK DJ HK DA CT CQ',
    won('others', 24, 'CONTRACT_MADE'),
  ],
];

const FAILED: readonly Case[] = [
  ['S3 Gang', TOP, 'tH p b:GANG p p p p ST SQ CK SA', won('callers', 9, 'CONTRACT_FAILED')],
  [
    "RULES §8: a partner's trick breaks it",
    TOP,
    'tH p p b:BAUERNSCHNAPSER p p p SJ CK SA ST',
    { tricks: [1, 0, 0, 0], ...won('others', 12, 'CONTRACT_FAILED') },
  ],
  [
    'RULES §8 Schnapser: not with the first three tricks',
    TOP,
    'tH b:SCHNAPSER p p p p p HT HQ HJ CJ HA SK SQ CQ HK DK DJ CT',
    { cardPoints: [58, 0, 0, 0], ...won('others', 6, 'CONTRACT_FAILED') },
  ],
  [
    'S3 Zehnergang: an ace led is lost',
    TOP,
    'tH b:ZEHNERGANG p p p p p HA HQ HJ CK',
    won('others', 10, 'CONTRACT_FAILED'),
  ],
  [
    'S3 Bauernloch: the same',
    TOP,
    'tH b:BAUERNLOCH p p p p p SA SK SJ CT',
    won('others', 12, 'CONTRACT_FAILED'),
  ],
  [
    'S3 Bettler: the first trick ends it',
    LOW,
    'tH p b:BETTLER p p p p DA DQ DT DJ',
    won('callers', 4, 'CONTRACT_FAILED'),
  ],
  [
    'RULES §7 Plauderer',
    LOW,
    'tH p b:PLAUDERER p p p p ST SK CT SJ',
    won('callers', 7, 'CONTRACT_FAILED'),
  ],
  [
    'S3 Assenbettler',
    ACES,
    'tH p b:ASSENBETTLER p p p p HT HQ CT HJ',
    won('callers', 5, 'CONTRACT_FAILED'),
  ],
  [
    'S3 Ass-Bettler',
    LOW,
    'tH p b:ASS_BETTLER p p p p HA HK CK HJ',
    won('callers', 5, 'CONTRACT_FAILED'),
  ],
  [
    "S3 Kontraschnapser: the partner's trick breaks it",
    AGAINST,
    'tH p p p b:KONTRASCHNAPSER p p DJ HA DQ SQ',
    { declarer: 3, tricks: [0, 1, 0, 0], ...won('callers', 12, 'CONTRACT_FAILED') },
  ],
  [
    'S3 Kontrabauernschnapser',
    AGAINST,
    'tH p p p b:KONTRABAUERNSCHNAPSER p p HJ HA CA SQ',
    won('callers', 24, 'CONTRACT_FAILED'),
  ],
];

const NORMAL: readonly Case[] = [
  [
    'S3 Normales Spiel: 66 of both partners, the others fewer than 33',
    EVEN,
    'tH p p p p p p HQ HK DQ HA CJ CQ DJ CK CA CT HT DT ST DA SJ SK',
    { cardPoints: [11, 21, 68, 0], ...won('callers', 2, 'SIXTY_SIX') },
  ],
  [
    'S3: the others have 66',
    EVEN,
    'tH p p p p p p HT HK CA HA HJ HQ DA SQ CQ DJ CK CT CJ ST DT SJ',
    won('others', 2, 'SIXTY_SIX'),
  ],
  [
    'S3: the last trick, nobody having 66',
    EVEN,
    'tH p p p p p p CQ HK CA CT DT DQ HA ST HJ HT DK SQ HQ DA SJ CJ SA DJ CK SK',
    { cardPoints: [0, 34, 58, 28], ...won('callers', 1, 'LAST_TRICK') },
  ],
  [
    'S3: the last trick of the others',
    EVEN,
    'tH p p p p p p HT HK CA HA HJ HQ DA SJ SA DJ SQ SK ST DK CK CJ CQ DT DQ CT',
    won('others', 1, 'LAST_TRICK'),
  ],
];

const ASKED: readonly Case[] = [
  [
    'RULES §8: a suit among the first three, or the first of the last two',
    TOP,
    '',
    { toAct: 0, legal: ['t?', 'tH'] },
  ],
  ['RULES §8: turned up', TOP, 't?', { toAct: 0, trump: 'S' }],
  [
    'RULES §8: the partner bids nothing that is the caller’s or the others’',
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
    'RULES §8: all pass',
    TOP,
    'tH p p p p',
    { contract: 'NORMAL', declarer: 0, toAct: 1, legal: ['f', 'p'] },
  ],
  [
    'S3 Flecken: the opponents clockwise from the declarer',
    TOP,
    'tH p p p p p',
    { toAct: 3, double: 1 },
  ],
  ['S3: zurückgespritzt, the declarer', TOP, 'tH p p p p f', { toAct: 0, double: 2 }],
  ['S3: then the partner', TOP, 'tH p p p p f p', { toAct: 2, double: 2 }],
  [
    'S3: or nobody',
    TOP,
    'tH p p p p f p p',
    { toAct: 0, double: 2, legal: ['DA', 'HA', 'HK', 'HT', 'SA'] },
  ],
  ['S3: nochmal zurückgespritzt', TOP, 'tH p p p p p f f', { toAct: 1, double: 4 }],
  [
    'S3: eightfold ends it',
    TOP,
    'tH p p p p p f f p f',
    { toAct: 0, double: 8, legal: ['DA', 'HA', 'HK', 'HT', 'SA'] },
  ],
  [
    'RULES §8: doubled by sides',
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
  { ...golden('RULES §8: no suit of the first three', TOP, 'tS'), refused: 'NOT_IN_THIS_PHASE' },
  { ...golden('RULES §8: no redeal', TOP, 'r'), refused: 'NOT_IN_THIS_PHASE' },
  { ...golden('RULES §8: no talon', TOP, 'tH b:GANG!'), refused: 'CONTRACT_NOT_ALLOWED' },
  { ...golden('RULES §8: equal is too low', TOP, 'tH b:GANG b:GANG'), refused: 'BID_TOO_LOW' },
  {
    ...golden('RULES §7: not the caller', TOP, 'tH p b:SCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  {
    ...golden("RULES §8: not the caller's side", TOP, 'tH p p b:KONTRASCHNAPSER'),
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  { ...golden('RULES §7: never bid', TOP, 'tH b:NORMAL'), refused: 'CONTRACT_NOT_ALLOWED' },
  { ...golden('S3: an ace', LOW, 'tH b:ASS_BETTLER'), refused: 'CONTRACT_NOT_ALLOWED' },
  { ...golden('S3: a whole suit', TOP, 'tH b:FARBRINGERL'), refused: 'CONTRACT_NOT_ALLOWED' },
  {
    ...golden('S3: not played here', TOP, 'tH b:BETTLER'),
    preset: 'klassisch',
    refused: 'CONTRACT_NOT_ALLOWED',
  },
  { ...golden('RULES §8: no raise', TOP, 'tH p p p p b:GANG'), refused: 'NOT_IN_THIS_PHASE' },
  { ...golden('RULES §8: no talon', TOP, 'tH -HA,HT'), refused: 'NOT_IN_THIS_PHASE' },
  {
    ...golden('RULES §8: no doubling', TOP, 'tH p p p p f'),
    rules: { doubling: false },
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...golden('RULES §7: no marriage without trump', SUITS, 'tH b:GANG p p p p p mH'),
    refused: 'NOT_IN_THIS_PHASE',
  },
];

export const BAUERN_GOLDENS: readonly Golden[] = [
  ...[...MADE, ...FAILED, ...NORMAL, ...ASKED].map(([rule, deal, actions, gives]) => ({
    ...golden(rule, deal, actions),
    ...(gives && { gives }),
  })),
  ...REFUSED,
];
