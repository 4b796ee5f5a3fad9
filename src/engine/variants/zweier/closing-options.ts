import { onlyWhere, words } from '../../options.js';

/** Where marriages name trump, nobody closes, claims or forfeits, and 66 do not end the deal (rules 5.19). */
export const CLOSED = { trumpFrom: ['turnUp', 'holderOfHeartsAce'] } as const;
/** Where the talon may be closed. */
export const CLOSING = { ...CLOSED, closeWhen: ['lead', 'afterTrick'] } as const;

/** The options for marriages and closing: when a marriage counts, who may close, how a close is priced. */
export const CLOSING_AND_MARRIAGES = {
  marriageCounts: onlyWhere(
    CLOSED,
    words(
      {
        atOnce: { en: 'at once', de: 'sofort' },
        nextTrick: {
          en: 'with the next trick of its player',
          de: 'mit dem nächsten Stich des Spielers',
        },
      },
      'rules 4.5, 5.11, S0',
      'whether a marriage counts at once or with the next trick of its player; without a trick it never counts',
      'ob eine Ansage sofort zählt oder erst mit dem nächsten Stich des Spielers; ohne Stich zählt sie nie',
      { en: 'Marriage counts', de: 'Ansage zählt' },
    ),
  ),
  afterClose: onlyWhere(
    CLOSING,
    words(
      {
        frozen: { en: 'they stand still', de: 'sie bleiben stehen' },
        counting: { en: 'they count on', de: 'sie zählen weiter' },
        pricedAtClose: {
          en: 'they count on, but a close that succeeds is priced by those at the close',
          de: 'sie zählen weiter, aber gelungenes Zudrehen bringt, was beim Zudrehen galt',
        },
      },
      'rules 4.9, 5.4, 5.5, S4 „Punkte/zudrehen"',
      "whether the opponent's tricks and points stand still at a close (Zudrehen finster)",
      'ob Stiche und Augen des Gegners beim Zudrehen stehen bleiben (finster)',
      { en: 'The other side after a close', de: 'Der Gegner nach dem Zudrehen' },
    ),
  ),
  closeWhen: onlyWhere(
    CLOSED,
    words(
      {
        lead: { en: 'any player on lead', de: 'jeder, der ausspielt' },
        afterTrick: {
          en: 'the player who has just won a trick, also before drawing',
          de: 'wer gerade einen Stich gewonnen hat, auch vor dem Ziehen',
        },
        never: { en: 'nobody', de: 'niemand' },
      },
      'rules 4.7, 5.12, 5.13, S0, S2',
      'who may close: any player on lead, only the player who has just won a trick (also before drawing), or nobody',
      'wer zudrehen darf: jeder, der ausspielt, nur wer gerade einen Stich gewonnen hat (auch vor dem Ziehen), oder niemand',
      { en: 'Who may close', de: 'Wer zudrehen darf' },
    ),
  ),
} as const;
