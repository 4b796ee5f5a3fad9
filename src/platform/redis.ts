/**
 * What all connections to Redis have: they are opened when they are first needed. ioredis would say who it is
 * after each connect, and wait for the answer on a line that has broken since.
 */
export const REDIS_LINE = { lazyConnect: true, disableClientInfo: true } as const;
