/** A place where a user is signed in: all refresh tokens that came of one login. */
export interface Session {
  readonly id: string;
  /** Where it was last refreshed from: an IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}
