import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const APPS_DATA: readonly TableData[] = [
  {
    table: 'apps',
    about: 'A program that asks people to let it act for them.',
    why: 'To show people who asks.',
    kept: 'A day after it was deleted; 30 days without use if it registered itself.',
    // Any number of people may let it act. Its end is marked first, and the sweep deletes their grants batch by batch.
    of: [
      {
        column: 'owner_id',
        end: 'DELETED',
        where: 'NOT EXISTS (SELECT FROM app_grants g WHERE g.app_id = apps.id)',
      },
    ],
    columns: {
      service: 'id created_at used_at deleted_at',
      account: 'owner_id',
      personal: 'name homepage redirect_uris',
      secret: 'secret_hash',
    },
    file: {
      name: 'own-apps',
      about: {
        en: 'The programs that you have registered.',
        de: 'Die Programme, die du angemeldet hast.',
      },
    },
  },
  {
    table: 'app_grants',
    about: 'The leave that a person has given an app, on one device.',
    why: 'To let the app act, and to show and end it.',
    kept: '90 days after its last use.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id app_id is_successor_used',
      account: 'user_id',
      personal: 'scopes created_at last_used_at',
      secret: 'spent_token',
    },
    file: {
      name: 'apps',
      about: {
        en: 'The apps that you let act for you.',
        de: 'Die Apps, die für dich handeln dürfen.',
      },
    },
  },
  {
    table: 'oauth_records',
    about: 'A token, code or sign-in of an app, encrypted.',
    why: 'To let the app act.',
    kept: 'Until it expires.',
    of: [{ column: 'user_id', end: 'DELETED', where: 'grant_id IS NULL' }],
    through: { column: 'grant_id', table: 'app_grants', key: 'id' },
    columns: {
      service: 'model grant_id scopes consumed_at expires_at',
      account: 'user_id',
      secret: 'key second_key sealed given_for',
    },
  },
  {
    table: 'oauth_keys',
    about: 'A key with which the service signs.',
    why: 'To sign the tokens of apps.',
    kept: '90 days.',
    columns: { service: 'id sealed created_at' },
  },
];
