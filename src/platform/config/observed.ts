import { oneOf, wholeNumber } from './values.js';

/** What the log shows. */
export const OBSERVED = {
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('`debug`, `info`, `warn`, `error` or `silent`'),
  SLOW_MILLIS: wholeNumber(0, 600_000)
    .default(1_000)
    .describe(
      'milliseconds from which the log has a line about an operation, with its ids; `0`: no such lines',
    ),
  LOG_FORMAT: oneOf(['pretty', 'json'])
    .optional()
    .describe('`pretty` or `json`; none: pretty on a terminal, JSON elsewhere'),
};
