/** Why vacation is not booked or cancelled. */
export const VACATION_FAILURES = {
  VACATION_DAY_INVALID: 'A day is written like 2026-12-24.',
  VACATION_ENDS_BEFORE: 'The last day comes before the first.',
  VACATION_IN_THE_PAST: 'Vacation begins today at the earliest.',
  VACATION_TOO_FAR: 'Vacation ends within a year from today.',
  VACATION_OVERLAPS: 'You are on vacation then already.',
  VACATION_DAYS_USED: 'You have not as many days left in that year.',
  VACATION_NOT_FOUND: 'You have no such vacation.',
  VACATION_OVER: 'This vacation is over.',
} as const;
export type VacationFailureCode = keyof typeof VACATION_FAILURES;
