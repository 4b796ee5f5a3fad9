/**
 * Every migration, in the order of their times. A new one needs a file here and a line below. docs/upgrading.md explains
 * the rules.
 *
 * - A released migration never changes.
 * - Expand, then contract: processes of the last version still run beside the new ones. One release adds what is new and
 *   writes both, the next one drops what is old. A migration that drops or changes something calls `refuseBefore`.
 * - A migration waits for a lock for a short time, then all of it is rolled back and tried again. So it changes one table
 *   that is in use, and never rewrites it.
 * - An index on a table that is in use is made by `createIndexConcurrently`, in a migration of its own with
 *   `transaction = false`.
 */
export * from './1764200000000-initial.js';
export * from './1764300000000-schema-compatibility.js';
export * from './1764300082000-outbox-age.js';
export * from './1764308300000-archives.js';
export * from './1764308300001-matches-to-archive.js';
export * from './1764308300002-vacuum-settings.js';
export * from './1764310000000-epochs.js';
export * from './1764320000000-delivery-attempts.js';
export * from './1764321000000-revoked-tokens.js';
export * from './1764330000000-competitions.js';
export * from './1764331000000-clubs.js';
export * from './1764331000001-notification-clubs.js';
export * from './1764332000000-booked-matches.js';
export * from './1764333000000-competition-notifications.js';
export * from './1764333000001-notifications-once.js';
export * from './1764333000002-notifications-once-swap.js';
export * from './1764333000010-busy-pairings.js';
export * from './1764333000020-competition-balances.js';
export * from './1764333000021-competition-cancel.js';
export * from './1764333000030-club-views.js';
export * from './1764333000031-clubs-open-competitions.js';
export * from './1764333000032-club-heirs.js';
export * from './1764333000033-pairings-of-lots.js';
export * from './1764333000034-club-leavings.js';
export * from './1764333000035-challenges-in-logs.js';
export * from './1764333000040-competition-calendars.js';
export * from './1764333000050-club-offer-notices.js';
export * from './1764334100000-rows-of-accounts.js';
export * from './1764334110000-takeouts.js';
export * from './1764334200000-closed-accounts.js';
export * from './1764334210000-indexes-of-closed-accounts.js';
export * from './1764334220000-account-deletions.js';
export * from './1764334230000-rows-that-name-accounts.js';
export * from './1764334300000-staff.js';
export * from './1764334310000-appeals.js';
export * from './1764334400000-suspensions.js';
export * from './1764334410000-report-queue.js';
export * from './1764334420000-indexes-of-reports.js';
export * from './1764334500000-voided-matches.js';
export * from './1764334510000-fair-play.js';
export * from './1764334520000-sessions-of-networks.js';
export * from './1764334600000-old-usernames.js';
export * from './1764334610000-audiences.js';
export * from './1764334620000-hidden-matches.js';
export * from './1764334690000-letters-of-deletions.js';
export * from './1764335020000-letters-of-second-factors.js';
export * from './1764335040000-closed-networks.js';
export * from './1764335050000-ended-accounts.js';
export * from './1764335070000-open-reports-of-people.js';
export * from './1764335080000-asked-deletions.js';
