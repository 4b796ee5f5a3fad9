import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import type { ChangeKind, LetterKind } from '../domain/letter.js';
import { LetterStore } from '../storage/letter-store.js';
import type { LinkOwner } from '../storage/letter-store.js';

/** The token of a letter's link, by its kind's key: a link that verifies resets nothing. */
export const purposeOf = (kind: LetterKind): string => `letter ${kind}`;

/** The letters about accounts, owed and sent, and the links in them, which work once. */
@Injectable()
export class Letters {
  constructor(
    private readonly store: LetterStore,
    private readonly tokens: SignedTokens,
  ) {}

  /** Owes a user's unverified address a letter, in place of an older one, if it has one. */
  oweVerification(userId: string, within: Transaction): Promise<void> {
    return this.store.oweVerification(randomUUID(), userId, within);
  }

  /** Owes whoever has this lower-cased name, or verified address, a way back in, if anyone has. */
  oweReset(key: string): Promise<void> {
    return this.store.oweReset(randomUUID(), key);
  }

  /** Tells the owner of an account of a change; before the address itself is changed, where it is. */
  oweChange(userId: string, kind: ChangeKind, within: Transaction): Promise<void> {
    return this.store.oweChange(randomUUID(), userId, kind, within);
  }

  /** Whose open link has this token; null when it is used, replaced, expired or nobody's. */
  async ownerOf(kind: LetterKind, token: string): Promise<LinkOwner | null> {
    const id = this.tokens.idOf(purposeOf(kind), token);
    return id === null ? null : this.store.ownerOf(id, kind);
  }

  /** Uses a link up; null when it was none (more). */
  async spend(kind: LetterKind, token: string, within: Transaction): Promise<LinkOwner | null> {
    const id = this.tokens.idOf(purposeOf(kind), token);
    return id === null ? null : this.store.spend(id, kind, within);
  }

  /** Ends a user's open links; letters that are still owed are not sent. */
  close(userId: string, kinds: readonly LetterKind[], within: Transaction): Promise<void> {
    return this.store.close(userId, kinds, within);
  }
}
