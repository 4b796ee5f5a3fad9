import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** What can go wrong with webhooks. */
export const WEBHOOK_FAILURES = {
  WEBHOOK_NOT_FOUND: {
    en: 'You have no such webhook.',
    de: 'Du hast keinen solchen Webhook.',
    todo: 'Ask for `webhooks` again: it may have been deleted.',
  },
  WEBHOOK_URL_INVALID: {
    en: 'A webhook has an https address of at most 2000 characters, without user, password and #.',
    de: 'Ein Webhook hat eine https-Adresse mit höchstens 2000 Zeichen, ohne Benutzer, Passwort und #.',
    todo: 'Send another address.',
  },
  WEBHOOK_URL_FORBIDDEN: {
    en: 'This service sends over https, to public addresses, port 443 or 1024 and above.',
    de: 'Dieser Dienst sendet über https an öffentliche Adressen, Port 443 oder ab 1024.',
    todo: 'Send a public address.',
  },
  WEBHOOK_TYPES_EMPTY: {
    en: 'A webhook that is sent nothing needs not be: name a type, or leave it out.',
    de: 'Ein Webhook, an den nichts gesendet wird, ist unnötig: nenne einen Typ oder lass das Feld weg.',
    todo: 'Name at least one type, or leave `types` out for all.',
  },
  WEBHOOK_EXISTS: {
    en: 'You have a webhook with this address.',
    de: 'Du hast schon einen Webhook mit dieser Adresse.',
    todo: 'Change that one with `updateWebhook`.',
  },
  WEBHOOK_IS_DISABLED: {
    en: 'This webhook is disabled: enable it first.',
    de: 'Dieser Webhook ist abgeschaltet: schalte ihn zuerst ein.',
    todo: 'Mend the receiver, then enable the webhook.',
  },
  WEBHOOK_NOT_CONFIRMED: {
    en: 'The address of this webhook has not confirmed itself yet: `testWebhook` asks it again.',
    de: 'Die Adresse dieses Webhooks hat sich noch nicht bestätigt: `testWebhook` fragt sie wieder.',
    todo: 'Let the receiver answer the test with 2xx, then call `testWebhook`.',
  },
  TOO_MANY_WEBHOOKS: {
    en: 'You have 10 webhooks: delete one first.',
    de: 'Du hast 10 Webhooks: lösche zuerst einen.',
    todo: 'Delete one with `deleteWebhook`.',
  },
  TOO_MANY_SECRETS: {
    en: 'Four former secrets still sign: wait until one of them has expired.',
    de: 'Vier frühere Geheimnisse signieren noch: warte, bis eines abgelaufen ist.',
    todo: 'Wait: each of them expires 24 hours after it was replaced.',
  },
  TOO_MANY_TESTS: {
    en: 'A webhook is tested ten times an hour at most.',
    de: 'Ein Webhook wird höchstens zehnmal pro Stunde getestet.',
    todo: 'Try again within the hour.',
  },
  REPLAY_OF_WHAT: {
    en: 'Say what is sent again: either after which cursor, or which delivery.',
    de: 'Sag, was noch einmal gesendet wird: entweder ab welchem Cursor oder welche Zustellung.',
    todo: 'Send exactly one of `after` and `deliveryId`.',
  },
  EVENTS_CLEARED: {
    en: 'Events after this cursor are kept no more: replay from a later one.',
    de: 'Ereignisse nach diesem Cursor sind nicht mehr gespeichert: wiederhole ab einem späteren.',
    todo: 'Ask for the current state of your matches, then go on from a new cursor.',
  },
  DELIVERY_NOT_FOUND: {
    en: 'This webhook has no such delivery.',
    de: 'Dieser Webhook hat keine solche Zustellung.',
    todo: 'Ask for `deliveries` again: old ones are cleared.',
  },
};
export type WebhookFailureCode = keyof typeof WEBHOOK_FAILURES;
export type WebhookFailure = Failure<WebhookFailureCode>;

export const webhookFailure = failuresOf('webhooks', WEBHOOK_FAILURES);
