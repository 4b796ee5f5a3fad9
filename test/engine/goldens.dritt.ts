/** Goldens of `dritt`: naming trump, strict play of three, payments (rules 8). */
import type { Golden, GoldenDeal } from './support/golden.js';
import { dealOf } from './support/golden.js';

/** Seat 0 names trump from HA HT HK and holds all six hearts. */
const HEARTS: GoldenDeal = dealOf(
  2,
  'HA HT HK HQ HJ H9 SA DA',
  'ST SK SQ DT DK DQ CA CT',
  'SJ S9 DJ D9 CK CQ CJ C9',
);
const MIXED: GoldenDeal = dealOf(
  2,
  'HA HT HK SJ C9 D9 SA DJ',
  'ST SK SQ DT DK DQ CA CT',
  'H9 S9 HJ HQ CK CQ CJ DA',
);
/** Seat 1 has the nine of trumps and no spade; seat 2 trumps higher. */
const UNDER: GoldenDeal = dealOf(
  0,
  'H9 DA DT DK DQ CA CT CK',
  'SA ST SK SQ S9 SJ CQ CJ',
  'HA HT HK HQ HJ D9 DJ C9',
);

/** Seat 0 leads a spade, seat 1 has none, seat 2 has higher ones. */
const TRUMPED: GoldenDeal = dealOf(
  2,
  'SJ S9 DT DK DQ CA CT CK',
  'HQ H9 HK HJ CQ CJ C9 D9',
  'SA ST SK SQ HA HT DA DJ',
);
/** Seats 1 and 2 have no spades but trumps. */
const OVER: GoldenDeal = dealOf(
  2,
  'SJ S9 SA ST SK SQ CT CK',
  'HT HK HJ CQ CJ C9 D9 DJ',
  'HA HQ H9 DA DT DK DQ CA',
);

const inPlay = { variant: 'dritt', preset: 'standard' } as const;

export const DRITT_GOLDENS: readonly Golden[] = [
  {
    ...inPlay,
    rule: 'rules 8.2: forehand names any suit after the first packet',
    deal: HEARTS,
    actions: '',
    gives: { toAct: 0, trump: null, legal: ['t?', 'tC', 'tD', 'tH', 'tS'] },
  },
  {
    ...inPlay,
    rule: 'rules 8.2: the first card of the second packet, turned up, names trump',
    deal: HEARTS,
    actions: 't?',
    gives: { toAct: 0, trump: 'H', legal: ['DA', 'H9', 'HA', 'HJ', 'HK', 'HQ', 'HT', 'SA', 'mH'] },
  },
  {
    ...inPlay,
    rule: 'rules 8.2: no card before trump is named',
    deal: HEARTS,
    actions: 'HA',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...inPlay,
    rule: 'rules 8.2: no redeal',
    deal: HEARTS,
    actions: 'r',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...inPlay,
    rule: 'rules 2.14: no exchange',
    deal: HEARTS,
    actions: 'tH x',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...inPlay,
    rule: 'rules 2.14: no claim',
    deal: HEARTS,
    actions: 'tH 66',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...inPlay,
    rule: 'rules 2.14: no close',
    deal: HEARTS,
    actions: 'tH c',
    refused: 'NOT_IN_THIS_PHASE',
  },
  {
    ...inPlay,
    rule: 'rules 8.3: a marriage counts nothing before its player has a trick',
    deal: HEARTS,
    actions: 'tS mH HK ST SJ',
    gives: { toAct: 1, cardPoints: [0, 16, 0], tricks: [0, 1, 0] },
  },
  {
    ...inPlay,
    rule: "rules 8.3: a marriage in trumps counts forty with its player's first trick",
    deal: HEARTS,
    actions: 'tH mH HK ST SJ',
    gives: { toAct: 0, cardPoints: [56, 0, 0], tricks: [1, 0, 0] },
  },
  {
    ...inPlay,
    rule: 'rules 8.5, S2 „schwarz": both losers without a trick pay three',
    deal: HEARTS,
    actions: 'tH HQ DQ D9 HT CT CQ H9 SQ S9 HA SK CJ SA ST SJ HK DT C9 DA DK DJ HJ CA CK',
    gives: {
      cardPoints: [130, 0, 0],
      result: { winners: [0], gamePoints: [6, 0, 0], reason: 'MOST_POINTS' },
    },
  },
  {
    ...inPlay,
    rule: 'rules 8.5: fewer than 33 in tricks pays two, 33 or more one',
    deal: MIXED,
    actions: 'tH DJ DT DA S9 SJ SK DK HJ D9 CJ C9 CT ST H9 SA HQ HK SQ HT DQ CK HA CA CQ',
    gives: {
      cardPoints: [62, 18, 50],
      result: { winners: [0], gamePoints: [3, 0, 0], reason: 'MOST_POINTS' },
    },
  },
  {
    ...inPlay,
    rule: 'rules 8.6: nobody pays a tie for the most',
    deal: MIXED,
    actions: 'tH HT ST H9 HA SK HJ C9 CT CQ CA CK HK SJ SQ S9 DK DA D9 CJ DJ DT HQ SA DQ',
    gives: {
      cardPoints: [56, 18, 56],
      result: { winners: [], gamePoints: [0, 0, 0], reason: 'TIE' },
    },
  },
  {
    ...inPlay,
    rule: 'rules 3.6: a player with only lower trumps may play any card',
    deal: UNDER,
    actions: 'tH S9 HJ',
    gives: { toAct: 0, legal: ['CA', 'CK', 'CT', 'DA', 'DK', 'DQ', 'DT', 'H9'] },
    rules: { underTrump: 'free' },
  },
  {
    ...inPlay,
    rule: 'rules 3.6, S3 „muss er mit Trumpf stechen": a player with only lower trumps must play one',
    deal: UNDER,
    actions: 'tH S9 HJ',
    gives: { toAct: 0, legal: ['H9'] },
    rules: { underTrump: 'required' },
  },
  {
    ...inPlay,
    rule: 'rules 3.6: another card than a lower trump is refused',
    deal: UNDER,
    actions: 'tH S9 HJ DA',
    rules: { underTrump: 'required' },
    refused: 'MUST_TRUMP',
  },
  {
    ...inPlay,
    rule: 'rules 3.5: any card of the suit led may be played where a trump is taking the trick',
    deal: TRUMPED,
    actions: 'tH SJ H9',
    gives: { toAct: 2, legal: ['SA', 'SK', 'SQ', 'ST'] },
  },
  {
    ...inPlay,
    rule: 'rules 3.4: a player who cannot follow trumps',
    deal: TRUMPED,
    actions: 'tH SJ CQ',
    refused: 'MUST_TRUMP',
  },
  {
    ...inPlay,
    rule: 'rules 3.5: a lower trump by a player who holds a higher one',
    deal: OVER,
    actions: 'tH SJ HJ H9',
    refused: 'MUST_HEAD_TRICK',
  },
];
