import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const CHALLENGES_DATA: readonly TableData[] = [
  {
    table: 'challenges',
    about: 'A challenge, with its rules.',
    why: 'To find players.',
    kept: 'With its match, for ever; otherwise CHALLENGES_KEPT_DAYS after its end.',
    of: [{ column: 'creator_id', end: 'KEPT' }],
    columns: {
      service:
        'id variant preset options rated rules_fixed time_control match_id commitment status created_at updated_at onlookers people_only rematch_of by_invitation',
      account: 'creator_id',
    },
    file: {
      name: 'challenges',
      about: {
        en: 'The challenges that you have made.',
        de: 'Die Herausforderungen, die du gestellt hast.',
      },
      by: 'id',
    },
  },
  {
    table: 'challenge_backers',
    about: 'Who is asked to share a seat of a challenge.',
    why: 'To ask them.',
    kept: 'As long as the challenge.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'challenge_id seat answer number', account: 'user_id' },
    file: {
      name: 'challenge-shares',
      about: {
        en: 'Where you were asked to share a seat.',
        de: 'Wo du gefragt wurdest, ob du dich an einem Platz beteiligst.',
      },
      by: 'challenge_id',
    },
  },
  {
    table: 'challenge_seats',
    about:
      'Who sits in a seat of a challenge. The random text in client_seed is part of the proof of its match.',
    why: 'To fill the seats.',
    kept: 'As long as the challenge.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: {
      service: 'challenge_id seat is_bot accepted client_seed rules created_at',
      account: 'user_id',
    },
    file: {
      name: 'challenge-seats',
      about: { en: 'Your seats in challenges.', de: 'Deine Plätze in Herausforderungen.' },
      by: 'created_at challenge_id',
    },
  },
];
