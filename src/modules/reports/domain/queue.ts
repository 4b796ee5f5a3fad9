/** What becomes of a report. */
export const REPORT_DECISIONS = {
  UPHELD: 'The report is right: something was done, or the person was told.',
  DISMISSED: 'Nothing against the rules was found.',
} as const;
export type ReportDecision = keyof typeof REPORT_DECISIONS;

/** The part of the queue that a list shows. */
export const REPORT_STATES = {
  OPEN: 'Nobody has decided it, and nobody works on it now.',
  CLAIMED: 'The viewer works on it.',
  DECIDED: 'It was decided.',
} as const;
export type ReportState = keyof typeof REPORT_STATES;

/** How long a claim holds; claiming again renews it. */
export const CLAIM_MINUTES = 30;

/** How many reports one moderator works on at the same time: nobody keeps the queue from others. */
export const MOST_CLAIMED = 10;

/** How many reports are decided together with one. */
export const MOST_FURTHER = 20;

/** How many reports are counted; beyond a hundred it does not matter how many there are. */
export const MOST_COUNTED = 100;
