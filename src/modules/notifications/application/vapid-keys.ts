/** What the service signs its pushes with (RFC 8292). */
export interface VapidKeyPair {
  readonly publicKey: string;
  /** Never logged, never sent. */
  readonly privateKey: string;
}

/** The one pair of the service: subscriptions are bound to it, so it never changes. */
export abstract class VapidKeys {
  /** Drawn where there is none yet; all processes agree on one. */
  abstract pair(): Promise<VapidKeyPair>;
}
