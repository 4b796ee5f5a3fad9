/** What a limit counts: points of cost, changes, tries, or how many there may be at a time. */
export type LimitUnit = 'POINTS' | 'CHANGES' | 'TRIES' | 'AT_A_TIME';

/** A limit as clients see it, in `extensions.limit` of an error. docs/limits.md lists the names. */
export interface Limit {
  /** Stable. */
  readonly name: string;
  readonly size: number;
  readonly unit: LimitUnit;
  /** The seconds for which `size` holds; null if it holds at any time. */
  readonly windowSeconds: number | null;
}

/** The limits of what runs or waits at a time, each with its size, or the setting that has it, for docs/limits.md. */
export const HELD_LIMITS = {
  'network-connections': {
    what: 'WebSockets and event streams from a network',
    size: 'SOCKETS_PER_NETWORK',
  },
  'network-subscriptions': {
    what: 'subscriptions from a network',
    size: 'SUBSCRIPTIONS_PER_NETWORK',
  },
  'user-subscriptions': { what: 'subscriptions of a user', size: 'SUBSCRIPTIONS_PER_USER' },
  'socket-subscriptions': {
    what: 'subscriptions on a WebSocket',
    size: 'SUBSCRIPTIONS_PER_SOCKET',
  },
  'socket-operations': {
    what: 'operations on a WebSocket',
    size: 'SUBSCRIPTIONS_PER_SOCKET, at least 100',
  },
  'passwords-waiting': {
    what: 'passwords of a network that wait to be hashed',
    size: 'PASSWORD_HASHES_PER_NETWORK',
  },
  'exports-running': { what: 'exports of a user, and of a network', size: '2, and 4' },
  operation: { what: 'points that an operation may cost', size: '5000' },
} as const;

/** A limit of {@link HELD_LIMITS}. */
export const heldLimit = (
  name: keyof typeof HELD_LIMITS,
  size: number,
  unit: LimitUnit = 'AT_A_TIME',
): Limit => ({ name, size, unit, windowSeconds: null });
