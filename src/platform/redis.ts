/**
 * The options of all connections to Redis. They open when they are first needed. `CLIENT SETINFO` is off: ioredis would
 * send it after each connect, and wait for its answer even if the connection has broken since.
 */
export const REDIS_OPTIONS = { lazyConnect: true, disableClientInfo: true } as const;
