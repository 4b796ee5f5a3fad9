/** How long an archive can be downloaded. */
export const KEPT_DAYS = 7;

/** How long an address of an archive works. */
export const LINK_MILLIS = 3_600_000;

/** An archive of all that is held of a person. */
export interface Takeout {
  readonly id: string;
  readonly userId: string;
  /** A serial number. */
  readonly number: number;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly failedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Null until it is ready. */
  readonly bytes: number | null;
}

export type TakeoutStatus = 'PREPARING' | 'READY' | 'FAILED';

export function takeoutStatusOf({ readyAt, failedAt }: Takeout): TakeoutStatus {
  if (readyAt) return 'READY';
  return failedAt ? 'FAILED' : 'PREPARING';
}
