import type { TableData } from '../../../platform/personal-data/personal-data.js';
import { AUDIT_ACTS, isAnnounced } from '../domain/acts.js';

const TOLD = AUDIT_ACTS.filter(isAnnounced)
  .map((act) => `'${act}'`)
  .join(', ');

/** What the tables hold of people. */
export const AUDIT_DATA: readonly TableData[] = [
  {
    table: 'audit_log',
    about: 'An act of a moderator, an admin or the operator, without its words.',
    why: 'To answer for what was done; so it is never changed.',
    kept: 'For ever.',
    of: [
      { column: 'actor_id', end: 'KEPT' },
      { column: 'subject_id', end: 'KEPT' },
    ],
    columns: {
      service: 'id number act match_id report_id created_at',
      account: 'actor_id subject_id',
    },
    file: {
      name: 'decisions',
      about: {
        en: 'What moderators and the operator have decided about you.',
        de: 'Was die Moderation und der Betreiber über dich entschieden haben.',
      },
      of: ['subject_id'],
      by: 'created_at id',
      without: 'actor_id',
      where: `t.act IN (${TOLD})`,
    },
  },
  {
    table: 'audit_texts',
    about: 'The reason of such an act, and what belongs to it.',
    why: 'To tell the person concerned, and to answer for it.',
    kept: 'As long as the account of the person concerned.',
    of: [{ column: 'subject_id', end: 'DELETED' }],
    columns: { service: 'entry_id', account: 'subject_id', personal: 'reason details' },
    file: {
      name: 'decision-reasons',
      about: {
        en: 'The reasons of what was decided about you.',
        de: 'Die Gründe dessen, was über dich entschieden wurde.',
      },
      by: 'entry_id',
      where: `EXISTS (SELECT FROM audit_log l WHERE l.id = t.entry_id AND l.act IN (${TOLD}))`,
    },
  },
  {
    table: 'appeals',
    about: 'An appeal against such an act, and its answer.',
    why: 'To let somebody else look at it again.',
    kept: 'As long as the account of the person concerned.',
    of: [
      { column: 'user_id', end: 'DELETED' },
      { column: 'answered_by_id', end: 'UNLINKED' },
    ],
    columns: {
      service: 'entry_id made_at answered_at',
      account: 'user_id answered_by_id',
      personal: 'text answer is_granted',
    },
    file: {
      name: 'appeals',
      about: {
        en: 'Your appeals against decisions of moderators, with the answers.',
        de: 'Deine Einsprüche gegen Entscheidungen der Moderation, mit den Antworten.',
      },
      of: ['user_id'],
      by: 'entry_id',
      without: 'answered_by_id',
    },
  },
];
