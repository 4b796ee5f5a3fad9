import { failuresOf } from '../../../platform/api/failure.js';

/** Why wishes and subscriptions are refused; the texts are the messages, and the documentation's. */
export const NOTIFICATION_FAILURES = {
  QUIET_HOURS_INVALID: 'Quiet hours are two different times of day, as in "22:00" and "07:30".',
  REMINDERS_INVALID:
    'At most 5 reminders, each a whole number of seconds from 600 (ten minutes) to 604800 (a week).',
  DIGEST_HOUR_INVALID: 'The hour of the digest is a whole number from 0 to 23.',
  PUSH_ENDPOINT_INVALID: 'This is not the address of a push service.',
  PUSH_ENDPOINT_FORBIDDEN: 'Push services are reached by https at public addresses alone.',
  PUSH_KEYS_INVALID:
    'p256dh is a P-256 point of 65 bytes and auth has 16 bytes, both as base64url.',
  PUSH_LABEL_INVALID: 'A label has 1 to 50 characters, none of them a control character.',
  TOO_MANY_PUSH_SUBSCRIPTIONS: 'You have 20 push subscriptions; remove one first.',
  PUSH_SUBSCRIPTION_NOT_FOUND: 'You have no such push subscription.',
} as const;

export const notificationFailure = failuresOf(NOTIFICATION_FAILURES);
