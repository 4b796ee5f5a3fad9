import { failuresOf } from '../../../platform/api/failure.js';
import { MODERATION_REASON_INVALID } from '../../audit/application/index.js';
import { NOT_ON_STAFF } from '../../moderation/application/index.js';
import { MATCH_FAILURES } from '../../matches/application/index.js';

/** Why a match is not voided. */
export const VOIDING_FAILURES = {
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  ALREADY_VOIDED: {
    en: 'The match was voided before.',
    de: 'Die Partie wurde schon annulliert.',
    todo: 'Do nothing: it counts for nothing.',
  },
  WAS_CALLED_OFF: {
    en: 'The match was called off: it counts for nothing anyway.',
    de: 'Die Partie wurde abgesagt: Sie zählt ohnehin nicht.',
    todo: 'Do nothing.',
  },
  NOT_IN_MATCH: {
    en: 'This user did not play in the match.',
    de: 'Diese Person hat in der Partie nicht gespielt.',
    todo: 'Name a player of the match, or nobody.',
  },
  NOT_ON_STAFF,
  OWN_MATCH: MATCH_FAILURES.OWN_MATCH,
  MODERATION_REASON_INVALID,
};

export const voidingFailure = failuresOf('voiding', VOIDING_FAILURES);
