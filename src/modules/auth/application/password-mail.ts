import type { Contact } from '../../users/application/index.js';

/** A letter with the way back into an account; whoever reads it has the account. */
export interface ResetLetter {
  readonly to: Contact;
  /** The token as `resetPassword` takes it. */
  readonly token: string;
  /** Where a client of the service may offer the reset. */
  readonly link: string;
}

/** Brings letters to users. */
export abstract class PasswordMail {
  abstract send(letter: ResetLetter): Promise<void>;
}
