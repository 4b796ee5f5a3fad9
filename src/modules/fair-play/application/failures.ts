import { failuresOf } from '../../../platform/api/failure.js';
import { UNKNOWN_USER } from '../../users/application/index.js';

/** Why nothing is measured. */
export const FAIR_PLAY_FAILURES = { UNKNOWN_USER };

export const fairPlayFailure = failuresOf('fair play', FAIR_PLAY_FAILURES);
