/** A user as everyone may see one: a person, a program of somebody's, or a house bot. */
export interface User {
  readonly id: string;
  /** As typed when it was registered. */
  readonly username: string;
  readonly isBot: boolean;
  /** The house bot's level, null for everyone else. */
  readonly botLevel: string | null;
  readonly createdAt: Date;
}

/** What a new user says of themselves. */
export interface Profile {
  readonly username: string;
  readonly email: string | null;
}

/** A user's own e-mail address; never shown to anybody else. */
export interface Address {
  readonly email: string;
  /** Whether a letter has arrived there, and its reader has said so. */
  readonly isVerified: boolean;
}
