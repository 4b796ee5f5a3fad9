import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const PLANS_DATA: readonly TableData[] = [
  {
    table: 'autoplay',
    about: 'Whether forced actions are played at once for a player.',
    why: 'To play them.',
    kept: 'As long as the match.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { service: 'id', account: 'user_id', personal: 'match_id mode delay' },
    file: {
      name: 'autoplay',
      about: {
        en: 'Where forced actions are played for you.',
        de: 'Wo für dich erzwungene Züge gespielt werden.',
      },
      by: 'id',
    },
  },
  {
    table: 'autoplay_due',
    about: 'A forced action that is delayed.',
    why: 'To play it in time.',
    kept: 'Until it is played.',
    columns: { service: 'match_id version seat due_at failures' },
  },
  {
    table: 'plans',
    about: 'What a player has planned in a match: conditions and cards.',
    why: 'To play it for them.',
    kept: 'As long as the match.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'seat revision deal_number spent fired_versions',
      account: 'user_id',
      personal: 'match_id status rules stopped updated_at',
    },
    file: {
      name: 'plans',
      about: { en: 'Your plans in matches.', de: 'Deine Pläne in Partien.' },
      by: 'match_id',
    },
  },
];
