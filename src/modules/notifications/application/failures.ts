import { failuresOf } from '../../../platform/api/failure.js';

/** Why preferences and push subscriptions are refused. */
export const NOTIFICATION_FAILURES = {
  QUIET_HOURS_INVALID: {
    en: 'Quiet hours are two different times of day, as in "22:00" and "07:30".',
    de: 'Ruhezeiten sind zwei verschiedene Uhrzeiten, etwa „22:00“ und „07:30“.',
    todo: 'Send two different times as HH:MM, or null for no quiet hours.',
  },
  REMINDERS_INVALID: {
    en: 'There are at most 5 reminders, each a whole number of seconds from 600 (ten minutes) to 604800 (a week).',
    de: 'Es gibt höchstens 5 Erinnerungen, jede eine ganze Zahl von Sekunden von 600 (zehn Minuten) bis 604800 (eine Woche).',
    todo: 'Send at most 5 reminders within these limits.',
  },
  DIGEST_HOUR_INVALID: {
    en: 'The hour of the digest is a whole number from 0 to 23.',
    de: 'Die Stunde der Zusammenfassung ist eine ganze Zahl von 0 bis 23.',
    todo: 'Send an hour from 0 to 23, or null for none.',
  },
  PUSH_ENDPOINT_INVALID: {
    en: 'This is not the address of a push service.',
    de: 'Das ist nicht die Adresse eines Push-Dienstes.',
    todo: 'Send the `endpoint` of the browser’s PushSubscription as it is.',
  },
  PUSH_ENDPOINT_FORBIDDEN: {
    en: 'Pushes are sent only over https and to public addresses.',
    de: 'Push-Nachrichten werden nur über https und an öffentliche Adressen gesendet.',
    todo: 'Send the `endpoint` of the browser’s PushSubscription as it is.',
  },
  PUSH_KEYS_INVALID: {
    en: 'p256dh is a P-256 point of 65 bytes and auth has 16 bytes, both as base64url.',
    de: 'p256dh ist ein P-256-Punkt aus 65 Bytes, auth hat 16 Bytes, beide als base64url.',
    todo: 'Send the `keys` of the browser’s PushSubscription as they are.',
  },
  PUSH_LABEL_INVALID: {
    en: 'A label has 1 to 50 characters, none of them a control character.',
    de: 'Eine Bezeichnung hat 1 bis 50 Zeichen, ohne Steuerzeichen.',
    todo: 'Send another label.',
  },
  TOO_MANY_PUSH_SUBSCRIPTIONS: {
    en: 'You have 20 push subscriptions; remove one first.',
    de: 'Du hast 20 Push-Abonnements; entferne zuerst eines.',
    todo: 'Remove one that is no longer used.',
  },
  PUSH_SUBSCRIPTION_NOT_FOUND: {
    en: 'You have no such push subscription.',
    de: 'Du hast kein solches Push-Abonnement.',
    todo: 'Read the list again: you may have removed it, or it failed for too long and was removed.',
  },
};

export const notificationFailure = failuresOf('notifications', NOTIFICATION_FAILURES);
