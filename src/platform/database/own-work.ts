import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the current work is the service's own. */
const isOwn = new AsyncLocalStorage<boolean>();

/**
 * Runs the service's own work: sweeps, and what keeps the clocks. Its statements take connections that no request can
 * use, so that requests cannot hold it up. An api alone must not call this: on Node 20 each promise of the process is
 * dearer from the first call on. Its heartbeat asks for its connection itself (`Database.ownRow`).
 */
export const asOwnWork = <T>(work: () => T): T => isOwn.run(true, work);

/** Runs work that users have caused, inside of own work: it takes the connections of requests. */
export const asUsersWork = <T>(work: () => T): T => isOwn.run(false, work);

export const isOwnWork = (): boolean => isOwn.getStore() === true;
