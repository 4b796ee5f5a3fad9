import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { Deliveries } from '../../deliveries/application/index.js';
import { purposeOf } from '../domain/letter.js';
import type { ChangeKind, LinkKind } from '../domain/letter.js';
import { LetterStore } from '../storage/letter-store.js';
import type { LinkOwner } from '../storage/letter-store.js';

/** The channel of letters. */
export const LETTER = 'LETTER';

/** Letters: e-mails about an account. Some have a link, which works once. */
@Injectable()
export class Letters {
  constructor(
    private readonly store: LetterStore,
    private readonly deliveries: Deliveries,
    private readonly tokens: SignedTokens,
    private readonly database: Database,
  ) {}

  /**
   * Writes the letter that verifies a user's unverified address; it replaces older ones. Writes nothing if there
   * is no such address, or if the address has got too many today.
   */
  async addVerification(userId: string, within: Transaction): Promise<void> {
    await this.send('VERIFICATION', await this.store.addVerification(userId, within), within);
  }

  /**
   * Writes the letter for a new password to the verified address of the user with this key, a lower-cased name
   * or address. For an unknown key the same statements run, so that their time does not show who is registered.
   */
  addReset(key: string): Promise<void> {
    return this.database.transaction(async (within) =>
      this.send('PASSWORD_RESET', await this.store.addReset(key, within), within),
    );
  }

  /**
   * Writes a letter about a change of an account, to the address that is verified now; call it before the
   * address itself changes. Writes nothing if there is no such address, or if enough of this kind were written
   * within the hour.
   */
  async addChange(userId: string, kind: ChangeKind, within: Transaction): Promise<void> {
    await this.send(kind, await this.store.addChange(userId, kind, within), within);
  }

  /** The owner of an open link with this token; null if it is used, replaced, expired or unknown. */
  async ownerOf(kind: LinkKind, token: string): Promise<LinkOwner | null> {
    const id = this.tokens.idOf(purposeOf(kind), token);
    return id === null ? null : this.store.ownerOf(kind, id);
  }

  /** Uses a link up; null if it is not open. */
  async spend(kind: LinkKind, token: string, within: Transaction): Promise<LinkOwner | null> {
    const id = this.tokens.idOf(purposeOf(kind), token);
    return id === null ? null : this.store.spend(kind, id, within);
  }

  /** Closes a user's open links of these kinds; letters with them that are pending are not sent. */
  close(userId: string, kinds: readonly LinkKind[], within: Transaction): Promise<void> {
    return this.store.close(userId, kinds, within);
  }

  private async send(
    type: LinkKind | ChangeKind,
    written: { readonly id: string; readonly userId: string } | null,
    within: Transaction,
  ): Promise<void> {
    const { id: subjectId, userId } = written ?? { id: '', userId: '' };
    const delivery = { channel: LETTER, userId, type, subjectId };
    await this.deliveries.add(written ? [delivery] : [], within);
  }
}
