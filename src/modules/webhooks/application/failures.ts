import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';

/** Why a request about webhooks is refused. */
export const WEBHOOK_FAILURES = {
  WEBHOOK_NOT_FOUND: {
    en: 'You have no such webhook.',
    de: 'Du hast keinen solchen Webhook.',
    todo: 'Read `webhooks` again: it may have been deleted.',
  },
  WEBHOOK_URL_INVALID: {
    en: 'A webhook has an https address of at most 2000 characters, without user, password and #.',
    de: 'Ein Webhook hat eine https-Adresse mit höchstens 2000 Zeichen, ohne Namen, Passwort und #.',
    todo: 'Send another address.',
  },
  WEBHOOK_URL_FORBIDDEN: {
    en: 'This service sends over https, to public addresses, port 443 or 1024 and above.',
    de: 'Dieser Dienst sendet über https an öffentliche Adressen, Port 443 oder ab 1024.',
    todo: 'Send a public address.',
  },
  WEBHOOK_SECRET_INVALID: {
    en: 'A secret is whsec_ and 24 to 64 random bytes in base64.',
    de: 'Ein Geheimnis ist whsec_ und 24 bis 64 zufällige Bytes in Base64.',
    todo: 'Draw the bytes with a cryptographic generator, or leave `secret` out.',
  },
  WEBHOOK_TYPES_EMPTY: {
    en: 'A webhook needs at least one type: name one, or leave the field out.',
    de: 'Ein Webhook braucht mindestens einen Typ: nenne einen oder lass das Feld weg.',
    todo: 'Name at least one type, or leave `types` out.',
  },
  WEBHOOK_EXISTS: {
    en: 'You have a webhook with this address.',
    de: 'Du hast schon einen Webhook mit dieser Adresse.',
    todo: 'Change that one with `updateWebhook`.',
  },
  WEBHOOK_IS_DISABLED: {
    en: 'This webhook is disabled: enable it first.',
    de: 'Dieser Webhook ist abgeschaltet: schalte ihn zuerst ein.',
    todo: 'Repair the receiver, then enable the webhook.',
  },
  WEBHOOK_NOT_CONFIRMED: {
    en: 'The address of this webhook has not confirmed itself yet: `testWebhook` sends the request again.',
    de: 'Die Adresse dieses Webhooks hat sich noch nicht bestätigt: `testWebhook` sendet die Anfrage erneut.',
    todo: 'Let the receiver answer the test with 2xx, then call `testWebhook`.',
  },
  TOO_MANY_WEBHOOKS: {
    en: 'You have 10 webhooks: delete one first.',
    de: 'Du hast 10 Webhooks: lösche zuerst einen.',
    todo: 'Delete one with `deleteWebhook`.',
  },
  TOO_MANY_SECRETS: {
    en: 'Four old secrets are still valid: wait until one of them has expired.',
    de: 'Vier alte Geheimnisse sind noch gültig: warte, bis eines abgelaufen ist.',
    todo: 'Wait: each of them expires 24 hours after it was replaced.',
  },
  TOO_MANY_TESTS: {
    en: 'A webhook can be tested ten times an hour.',
    de: 'Ein Webhook kann zehnmal pro Stunde getestet werden.',
    todo: 'Wait up to an hour, then try again.',
  },
  REPLAY_OF_WHAT: {
    en: 'Say what to send again: either everything after a cursor, or one delivery.',
    de: 'Sag, was noch einmal gesendet werden soll: entweder alles nach einem Cursor oder eine Zustellung.',
    todo: 'Send exactly one of `after` and `webhookDeliveryId`.',
  },
  EVENTS_CLEARED: {
    en: 'Events after this cursor have been deleted, or were lost before a restore: replay from a newer cursor.',
    de: 'Ereignisse nach diesem Cursor sind gelöscht oder bei einer Wiederherstellung verloren gegangen: wiederhole ab einem neueren Cursor.',
    todo: 'Read the current state of your matches instead. Use a new `eventCursor` for the next replay.',
  },
  DELIVERY_NOT_FOUND: {
    en: 'This webhook has no such delivery.',
    de: 'Dieser Webhook hat keine solche Zustellung.',
    todo: 'Read `deliveries` again: old ones are deleted.',
  },
};
export type WebhookFailureCode = keyof typeof WEBHOOK_FAILURES;
export type WebhookFailure = Failure<WebhookFailureCode>;

export const webhookFailure = failuresOf('webhooks', WEBHOOK_FAILURES);
