import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const AUTH_DATA: readonly TableData[] = [
  {
    table: 'api_tokens',
    about: 'A personal token for a program.',
    why: 'To let the programs of a person act for them.',
    kept: 'Until it is revoked or expires.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id created_at last_used_at expires_at',
      account: 'user_id',
      personal: 'name scopes',
      secret: 'token_hash',
    },
    file: {
      name: 'tokens',
      about: {
        en: 'The personal tokens that you have made for programs, without the tokens themselves.',
        de: 'Die persönlichen Tokens, die du für Programme angelegt hast, ohne die Tokens selbst.',
      },
    },
  },
  {
    table: 'passwords',
    about: 'The hash of a password.',
    why: 'To sign in.',
    kept: 'As long as the account.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { account: 'user_id', secret: 'password_hash', personal: 'changed_at' },
    file: {
      name: 'password',
      about: {
        en: 'When you last changed your password.',
        de: 'Wann du dein Passwort zuletzt geändert hast.',
      },
    },
  },
  {
    table: 'sessions',
    about: 'A sign-in on one device.',
    why: 'To stay signed in, and to show where one is.',
    kept: '60 days after its last use.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id is_successor_used second_factor_id',
      account: 'user_id',
      personal: 'network created_at last_used_at expires_at ended_at',
      secret: 'spent_token',
    },
    file: {
      name: 'sessions',
      about: {
        en: 'Where and when you have signed in.',
        de: 'Wo und wann du dich angemeldet hast.',
      },
      by: 'id',
    },
  },
  {
    table: 'refresh_tokens',
    about: 'A token that renews a session.',
    why: 'To stay signed in.',
    kept: 'As long as its session.',
    through: { column: 'session_id', table: 'sessions', key: 'id' },
    columns: { service: 'session_id created_at used_at', secret: 'token_hash successor_salt' },
  },
  {
    table: 'user_roles',
    about: 'Whether a person is a moderator or an admin.',
    why: 'To let them keep order.',
    kept: 'Until the operator takes the role away.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { account: 'user_id', personal: 'role given_at' },
    file: {
      name: 'role',
      about: {
        en: 'The role that you have in keeping order, and since when.',
        de: 'Die Rolle, mit der du für Ordnung sorgst, und seit wann.',
      },
    },
  },
  {
    table: 'second_factors',
    about: 'The secret of two-factor sign-in.',
    why: 'To check the codes that are given at a sign-in.',
    kept: 'Until it is turned off.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id last_step',
      account: 'user_id',
      personal: 'begun_at confirmed_at',
      secret: 'secret',
    },
    file: {
      name: 'two-factor-sign-in',
      about: {
        en: 'When you turned on two-factor sign-in.',
        de: 'Wann du die Anmeldung in zwei Schritten eingeschaltet hast.',
      },
    },
  },
  {
    table: 'recovery_codes',
    about: 'The hash of a recovery code.',
    why: 'To sign in when the second factor is lost.',
    kept: 'Until it is used, or two-factor sign-in is turned off.',
    through: { column: 'user_id', table: 'second_factors', key: 'user_id' },
    columns: { account: 'user_id', secret: 'code_hash' },
  },
  {
    table: 'revoked_api_tokens',
    about: 'The hash of a token that was revoked.',
    why: 'To tell its program why it is refused.',
    kept: '30 days.',
    passing: '30 days; nothing says whose token it was.',
    columns: { service: 'revoked_at', secret: 'token_hash' },
  },
  {
    table: 'rate_limits',
    about: 'A count of tries, by a hash of an account, name, address or network.',
    why: 'To slow down those who guess passwords or flood the service.',
    kept: 'Until its time is over: a week at most.',
    passing: 'A week at most; without the secret of the service nothing says whose count it is.',
    columns: { service: 'points expire', personal: 'key' },
  },
];
