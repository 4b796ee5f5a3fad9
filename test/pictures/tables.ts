/** The tables in the pictures: realistic hands, and the actions played with them. */

/** The player whose screen is in the picture. */
export const VIEWER = 'Anna';

export interface ShownTable {
  /** The name of the picture. */
  readonly name: string;
  readonly input: { readonly variant: string } & Readonly<Record<string, unknown>>;
  /** The players, from the one left of the dealer to the dealer. */
  readonly players: readonly string[];
  /** Their cards, in the same order. */
  readonly hands: readonly string[];
  /** The first card is drawn first; the last card lies face up. */
  readonly talon: string;
  readonly actions: string;
}

export const TABLES: readonly ShownTable[] = [
  {
    name: 'zweier',
    input: { variant: 'zweier' },
    players: ['Leopold', VIEWER],
    hands: ['CK CQ SA DJ HJ', 'HA HK SK DA CJ'],
    talon: 'HQ ST DT SQ CT CA DK DQ SJ HT',
    actions: 'DJ DA CJ HJ mC CK',
  },
  {
    name: 'sechsundsechzig',
    input: { variant: 'zweier', preset: 'sechsundsechzig' },
    players: ['Franziska', VIEWER],
    hands: ['HA HT SA SQ DK C9', 'HK SK ST DA DT CQ'],
    talon: 'CA D9 HQ S9 CT DQ CK SJ DJ CJ H9 HJ',
    actions: 'C9 CQ',
  },
  {
    name: 'dritt',
    input: { variant: 'dritt' },
    players: ['Theresa', 'Maximilian', VIEWER],
    hands: ['HA HT HQ SK SJ DT C9 CJ', 'HK H9 SA S9 DK DJ CT CQ', 'HJ ST SQ DA DQ D9 CA CK'],
    talon: '',
    actions: 'tH HA H9 HJ DT DK',
  },
  {
    name: 'dreier',
    input: { variant: 'dreier' },
    players: ['Sebastian', 'Valerie', VIEWER],
    hands: ['HA HT HK HQ SA DJ', 'HJ ST SQ DA DQ CQ', 'SK SJ DT DK CA CT'],
    talon: 'CK CJ',
    actions: 'tH p p b:SCHNAPSER -DJ,CJ p p f p mH HQ HJ',
  },
  {
    name: 'bauern',
    input: { variant: 'bauern' },
    players: ['Konstantin', VIEWER, 'Marlene', 'Ferdinand'],
    hands: ['SA SK SQ HQ DJ', 'HK ST DK DQ CT', 'HA HT DA DT CA', 'SJ HJ CK CQ CJ'],
    talon: '',
    actions: 'tS p p b:GANG p p f p p HA HJ HQ HK DA CJ DJ',
  },
];

/** Tables at which the viewer bids. Their pictures are for those who change the layout. */
export const BIDDING: readonly ShownTable[] = [
  bidding('dreier', ['Sebastian', VIEWER, 'Valerie']),
  bidding('bauern', [VIEWER, 'Konstantin', 'Marlene', 'Ferdinand']),
];

/** A table of the list above after trump was named, with other seats. */
function bidding(name: string, players: readonly string[]): ShownTable {
  const table = TABLES.find((each) => each.name === name)!;
  const [trump = ''] = table.actions.split(' ');
  return { ...table, name: `${name}-bidding`, players, actions: trump };
}
