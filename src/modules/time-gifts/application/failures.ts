import { failuresOf } from '../../../platform/api/failure.js';
import { MODERATION_REASON_INVALID } from '../../audit/application/index.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';

/** The bounds of the time that is given at one go, in seconds. */
export const LEAST_SECONDS = 60;
export const MOST_SECONDS = 3 * 24 * 60 * 60;

/** Why a moderator gives no time. */
const TIME_GIFT_FAILURES = {
  MODERATION_REASON_INVALID,
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  OWN_MATCH: MATCH_FAILURES.OWN_MATCH,
  SECONDS_INVALID: {
    en: 'Give from one minute to three days at one go.',
    de: 'Gib auf einmal eine Minute bis drei Tage.',
    todo: `Send ${LEAST_SECONDS} to ${MOST_SECONDS} seconds.`,
  },
};

export const timeGiftFailure = failuresOf('giving time', TIME_GIFT_FAILURES);
