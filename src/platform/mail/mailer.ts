/** A letter as it goes out. */
export interface Mail {
  /** Its own for good, of letters, digits and "-": sent again it is the same letter, with the same Message-ID. */
  readonly id: string;
  /** One address; whether it is verified is the caller's to know. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A link that ends letters of this kind, by one POST and without signing in (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

/** Why a letter could not be handed over; tells neither addresses nor what the letter says. */
export class MailError extends Error {
  override readonly name = 'MailError';

  /** @param isFinal whether a further try is in vain: the recipient's server has said no for good */
  constructor(
    reason: string,
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Hands letters over to whoever brings them to their readers. */
export abstract class Mailer {
  /** @throws MailError when it was not taken; what was taken may still have been so before a crash */
  abstract send(mail: Mail): Promise<void>;
}
