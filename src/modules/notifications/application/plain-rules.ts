/** The rules of events that say all by themselves: nothing has to be looked up. */
import type { DomainEventOf } from '../../domain-events.js';
import type { NewNotification } from '../domain/notification.js';
import { notificationOf } from './new-notification.js';

/** Sent even if the webhook is enabled again by now, because messages were missed. */
export const webhookDisabled = ({
  userId,
  webhookId,
  version,
}: DomainEventOf<'WEBHOOK_DISABLED'>): NewNotification[] => [
  notificationOf('WEBHOOK_DISABLED', userId, { webhookId, version }),
];

/** Sent even if the turn is over by now, because a day was used. A turn may use several days. */
export const vacationTaken = ({
  userId,
  matchId,
  version,
  vacationId,
}: DomainEventOf<'VACATION_TAKEN'>): NewNotification[] => [
  notificationOf('VACATION_TAKEN', userId, { matchId, version, vacationId }),
];

/** One for each restore: the store does not repeat it for each match. */
export const serviceRestored = ({
  userId,
  number: version,
}: DomainEventOf<'SERVICE_RESTORED'>): NewNotification[] => [
  notificationOf('SERVICE_RESTORED', userId, { version }),
];

/** One for each entry of the audit log, whose number is its version. */
export const moderated = ({
  userId,
  number: version,
}: DomainEventOf<'MODERATED'>): NewNotification[] => [
  notificationOf('MODERATED', userId, { version }),
];

/** One for each decided report: the number of the entry in the audit log is its version. */
export const reportDecided = ({
  userId,
  number: version,
}: DomainEventOf<'REPORT_DECIDED'>): NewNotification[] => [
  notificationOf('REPORT_DECIDED', userId, { version }),
];

/** A match is reviewed only once for each player. */
export const reviewReady = ({
  userId,
  matchId,
}: DomainEventOf<'REVIEW_FINISHED'>): NewNotification[] => [
  notificationOf('REVIEW_READY', userId, { matchId }),
];

/** One for each archive that a person has asked for. */
export const dataReady = ({
  userId,
  number: version,
}: DomainEventOf<'TAKEOUT_READY'>): NewNotification[] => [
  notificationOf('DATA_READY', userId, { version }),
];
