import { failuresOf } from '../../../platform/api/failure.js';

/** Why an appeal or its answer is refused. */
const APPEAL_FAILURES = {
  DECISION_NOT_FOUND: {
    en: 'There is no such decision.',
    de: 'Diese Entscheidung gibt es nicht.',
    todo: 'Read `decisionsAboutMe`, or as an admin `auditLog`.',
  },
  NOT_APPEALABLE: {
    en: 'You cannot appeal against this.',
    de: 'Dagegen kannst du keinen Einspruch erheben.',
    todo: 'Offer it only where `mayAppeal` is true.',
  },
  ALREADY_APPEALED: {
    en: 'You have appealed against this already.',
    de: 'Dagegen hast du schon Einspruch erhoben.',
    todo: 'Show the appeal: there is one for each decision.',
  },
  APPEAL_TEXT_INVALID: {
    en: 'An appeal and its answer have 1 to 2,000 characters.',
    de: 'Ein Einspruch und seine Antwort haben 1 bis 2.000 Zeichen.',
    todo: 'Ask for a text of 1 to 2,000 characters.',
  },
  APPEAL_NOT_OPEN: {
    en: 'There is no appeal that waits for an answer.',
    de: 'Es gibt keinen Einspruch, der auf Antwort wartet.',
    todo: 'Read the entry again: somebody may have answered.',
  },
  OWN_DECISION: {
    en: 'Somebody else answers: this is your own decision, or about you.',
    de: 'Jemand anders antwortet: das ist deine eigene Entscheidung, oder sie betrifft dich.',
    todo: 'Leave it to another admin.',
  },
};

export const appealFailure = failuresOf('appeals', APPEAL_FAILURES);
