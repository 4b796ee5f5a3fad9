/**
 * Every migration, in the order of their times. A new one needs a file here and a line below.
 *
 * - A released migration never changes. Until the first release, the initial one is changed instead of a new one made.
 * - Expand, then contract: processes of the last version still run beside the new ones. One release adds what is new and
 *   writes both, the next one drops what is old.
 * - An index on a big table is made by `CREATE INDEX CONCURRENTLY`, in a migration of its own with `transaction = false`
 *   that drops the index first if it exists: an interrupted one is left behind, invalid.
 * - A migration waits a few seconds for a lock and then fails; the next start tries again.
 */
export * from './1764200000000-initial.js';
export * from './1764300082000-outbox-age.js';
