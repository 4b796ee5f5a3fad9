/** Every migration, in the order of their times; a new one is a file here and a line below. */
export * from './1763699990000-service-time.js';
export * from './1763700000000-accounts.js';
export * from './1763700050000-outbox.js';
export * from './1763700100000-fairness.js';
export * from './1763700200000-matches.js';
export * from './1763700300000-challenges.js';
export * from './1763700400000-ratings.js';
export * from './1763700500000-notifications.js';
export * from './1763700600000-clock.js';
export * from './1763700610000-time-controls.js';
export * from './1763700710000-user-events.js';
export * from './1763700720000-deliveries.js';
export * from './1763700730000-mail.js';
export * from './1763700740000-webhooks.js';
export * from './1763700750000-plans.js';
export * from './1763700760000-around.js';
export * from './1763700770000-messages.js';
export * from './1763700780000-notices.js';
export * from './1763700790000-reminders.js';
export * from './1763710000010-reviews.js';
export * from './1763710000020-retention.js';
export * from './1763710000030-review-attempts.js';
export * from './1763720001000-lookalikes.js';
export * from './1763720001010-running-seats.js';
export * from './1763720002000-shares.js';
export * from './1763720003000-security-letters.js';
export * from './1763720003010-confirmed-webhooks.js';
export * from './1763720004000-settled-deadlines.js';
export * from './1763720004020-refresh-grace.js';
export * from './1763720004030-failed-tasks.js';
export * from './1763720004040-next-reminders.js';
export * from './1763720004050-old-rows.js';
export * from './1763720004060-matches-over.js';
export * from './1763720004070-seats-that-run.js';
export * from './1763720005000-row-ids.js';
export * from './1763720005010-views.js';
export * from './1763730400000-invitations.js';
<<<<<<< HEAD
export * from './1763730600000-fine-scopes.js';
export * from './1763730700000-bot-accounts.js';
=======
export * from './1763730400010-finished-seats.js';
>>>>>>> c351c06 (feat(exports): all finished matches of a player or a day as an NDJSON stream; verify --batch reads it)
