import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const TAKEOUT_DATA: readonly TableData[] = [
  {
    table: 'takeouts',
    about: 'An archive of all that is held of a person, which they have asked for.',
    why: 'To make it and to hand it out.',
    kept: 'A week.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id number attempt attempts bytes',
      account: 'user_id',
      personal: 'requested_at ready_at failed_at expires_at',
    },
    file: {
      name: 'archives',
      about: {
        en: 'The archives of your data that you have asked for, this one among them.',
        de: 'Die Archive deiner Daten, die du angefordert hast, darunter dieses.',
      },
    },
  },
  {
    table: 'takeout_parts',
    about: 'A megabyte of such an archive.',
    why: 'To hand it out.',
    kept: 'A week.',
    through: { column: 'takeout_id', table: 'takeouts', key: 'id' },
    columns: { service: 'takeout_id attempt number', secret: 'content' },
  },
];
