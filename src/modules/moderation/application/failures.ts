import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { MODERATION_REASON_INVALID } from '../../audit/application/index.js';
import { MOST_FURTHER } from '../../reports/application/index.js';
import { UNKNOWN_USER } from '../../users/application/index.js';

/** Why a moderator does nothing to somebody. */
export const NOT_ON_STAFF = {
  en: 'Only an admin acts on somebody who has a role.',
  de: 'Nur eine Administratorin oder ein Administrator kann gegen jemanden mit einer Rolle vorgehen.',
  todo: 'Ask an admin.',
};

/** Why an act of a moderator is refused. */
export const MODERATION_FAILURES = {
  UNKNOWN_USER,
  MODERATION_REASON_INVALID,
  UNTIL_INVALID: {
    en: 'A sanction ends in the future, within ten years, or never.',
    de: 'Eine Maßnahme endet in der Zukunft, innerhalb von zehn Jahren, oder nie.',
    todo: 'Send a later time, or none.',
  },
  NOT_ON_YOURSELF: {
    en: 'Nobody decides about themselves.',
    de: 'Niemand entscheidet über sich selbst.',
    todo: 'Leave it to somebody else.',
  },
  NOT_ON_STAFF,
  NOT_SANCTIONED: {
    en: 'There is nothing to lift.',
    de: 'Es gibt nichts aufzuheben.',
    todo: 'Read the person again: it has ended, or somebody has lifted it.',
  },
  REPORT_NOT_FOUND: {
    en: 'There is no such report, or it concerns you.',
    de: 'Diese Meldung gibt es nicht, oder sie betrifft dich.',
    todo: 'Read `reports` again.',
  },
  REPORT_CLAIMED: {
    en: 'Somebody else works on this report, or has decided it.',
    de: 'Jemand anders bearbeitet diese Meldung oder hat sie entschieden.',
    todo: 'Read `reports` again, and take another one.',
  },
  REPORT_NOT_CLAIMED: {
    en: 'You do not work on this report: your claim has lapsed.',
    de: 'Du bearbeitest diese Meldung nicht: deine Zeit dafür ist abgelaufen.',
    todo: 'Claim it again.',
  },
  TOO_MANY_CLAIMED: {
    en: 'You work on 10 reports: decide or release one first.',
    de: 'Du bearbeitest 10 Meldungen: entscheide eine oder gib eine frei.',
    todo: 'Offer `releaseReport`.',
  },
  REPORT_OF_ANOTHER: {
    en: 'This report is about another person.',
    de: 'Diese Meldung betrifft eine andere Person.',
    todo: 'Send only ids of `otherOpenReports`.',
  },
  TOO_MANY_REPORTS: {
    en: `At most ${MOST_FURTHER} further reports are decided together with one.`,
    de: `Höchstens ${MOST_FURTHER} weitere Meldungen werden zusammen mit einer entschieden.`,
    todo: 'Leave some out, and decide them afterwards.',
  },
  SANCTION_NEEDS_UPHELD: {
    en: 'A dismissed report has no sanction.',
    de: 'Eine abgelehnte Meldung hat keine Maßnahme zur Folge.',
    todo: 'Decide UPHELD, or leave the sanction out.',
  },
};

export const moderationFailure = failuresOf('moderation', MODERATION_FAILURES);

export type ModerationFailure = Failure<keyof typeof MODERATION_FAILURES>;
