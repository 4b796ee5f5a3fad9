import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const WEBHOOKS_DATA: readonly TableData[] = [
  {
    table: 'webhooks',
    about: 'An address to which events of a person are sent.',
    why: 'To send them.',
    kept: 'Until it is deleted.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id state disabled_reason position confirmed_at token_id grant_id',
      account: 'user_id',
      personal: 'url types created_at',
    },
    file: {
      name: 'webhooks',
      about: {
        en: 'The addresses to which your events are sent.',
        de: 'Die Adressen, an die deine Ereignisse gesendet werden.',
      },
    },
  },
  {
    table: 'webhook_secrets',
    about: 'The secret with which messages to a webhook are signed, encrypted.',
    why: 'To sign them.',
    kept: 'As long as the webhook.',
    through: { column: 'webhook_id', table: 'webhooks', key: 'id' },
    columns: { service: 'webhook_id expires_at created_at id', secret: 'sealed' },
  },
];
