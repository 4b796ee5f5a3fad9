/** A secret that was just drawn: for its owner, who is shown it once, and as it is kept. */
export interface DrawnSecret {
  /** `whsec_` and 32 bytes in base64. */
  readonly secret: string;
  readonly sealed: Buffer;
}

/** What is signed (Standard Webhooks). */
export interface SignedContent {
  readonly messageId: string;
  /** When it is sent, not when it happened. */
  readonly sentAt: Date;
  readonly body: string;
}

/** Draws the secrets of webhooks, keeps them sealed, and signs with them. */
export abstract class WebhookSecrets {
  abstract draw(webhookId: string): DrawnSecret;

  /**
   * One signature for each secret, separated by spaces. Null when the newest, which comes first, or
   * every one cannot be opened, as after a change of the key.
   */
  abstract sign(
    webhookId: string,
    sealed: readonly Buffer[],
    content: SignedContent,
  ): string | null;
}
