/** What an access token says. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Signs and reads the short-lived tokens that go with every request. */
export abstract class AccessTokens {
  abstract sign(claims: AccessClaims): AccessToken;
  /** Null unless the header carries a token that we signed for this service and that still holds. */
  abstract read(authorization: string): Promise<AccessClaims | null>;
}
