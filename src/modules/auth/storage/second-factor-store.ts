import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { SecretCipher } from '../../../platform/signing/secret-cipher.js';
import { RecoveryCodeRow, SecondFactorRow, SessionRow } from './tables.js';

const PURPOSE = 'second factor';

const BEGIN = statement<object, { userId: string; id: string; secret: Buffer }>(
  'second-factor-begin',
  `INSERT INTO second_factors AS f (user_id, id, secret) VALUES (:userId, :id, :secret)
   ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, secret = excluded.secret,
     begun_at = service_now(), last_step = NULL
   WHERE f.confirmed_at IS NULL RETURNING id`,
);

/** A second factor, with its secret in clear. */
export interface StoredFactor {
  readonly id: string;
  /** Null if it was encrypted with another secret of the service: then only recovery codes work. */
  readonly secret: Buffer | null;
  readonly isConfirmed: boolean;
}

/** A second factor as its owner sees it. */
export interface FactorState {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
}

/** Second factors and their recovery codes. */
@Injectable()
export class SecondFactorStore {
  constructor(
    private readonly database: Database,
    private readonly cipher: SecretCipher,
  ) {}

  /** Null if there is none. */
  async find(userId: string): Promise<StoredFactor | null> {
    const row = await this.database.of(SecondFactorRow).findOneBy({ userId });
    const secret = row && this.cipher.decrypt(PURPOSE, userId, row.secret);
    return row && { id: row.id, secret, isConfirmed: row.confirmedAt !== null };
  }

  async stateOf(userId: string): Promise<FactorState | null> {
    const on = { userId, confirmedAt: Not(IsNull()) };
    const row = await this.database.of(SecondFactorRow).findOneBy(on);
    if (!row) return null;
    const recoveryCodesLeft = await this.database.of(RecoveryCodeRow).countBy({ userId });
    return { since: row.confirmedAt!, recoveryCodesLeft };
  }

  /** Writes a secret that is not confirmed yet, in place of an earlier one. @returns false if one is confirmed */
  async begin(userId: string, secret: Buffer): Promise<boolean> {
    const encrypted = this.cipher.encrypt(PURPOSE, userId, secret);
    const values = { userId, id: randomUUID(), secret: encrypted };
    return (await this.database.row(BEGIN, values)) !== null;
  }

  /** Uses up the step of a code. @returns false if it, or a later one, was used before */
  async useStep(userId: string, id: string, step: number): Promise<boolean> {
    const isNew = Raw((at) => `(${at} IS NULL OR ${at} < :step)`, { step });
    const { affected } = await this.database
      .of(SecondFactorRow)
      .update({ userId, id, lastStep: isNew }, { lastStep: step });
    return affected === 1;
  }

  /** Uses up a recovery code. @returns false if there is none with this hash */
  async useRecoveryCode(userId: string, codeHash: Buffer): Promise<boolean> {
    const { affected } = await this.database.of(RecoveryCodeRow).delete({ userId, codeHash });
    return affected === 1;
  }

  /** @returns false if it is confirmed already, or is another one by now */
  async confirm(userId: string, id: string, within: Transaction): Promise<boolean> {
    const { affected } = await within
      .of(SecondFactorRow)
      .update({ userId, id, confirmedAt: IsNull() }, { confirmedAt: () => 'service_now()' });
    return affected === 1;
  }

  /** Whether this second factor is confirmed, and still the user's. */
  isOn(userId: string, id: string, within: Transaction): Promise<boolean> {
    return within.of(SecondFactorRow).existsBy({ userId, id, confirmedAt: Not(IsNull()) });
  }

  /** The session counts as signed in with the second factor. */
  async markSession(sessionId: string, secondFactorId: string, within: Transaction): Promise<void> {
    await within.of(SessionRow).update({ id: sessionId }, { secondFactorId });
  }

  async setRecoveryCodes(
    userId: string,
    hashes: readonly Buffer[],
    within: Transaction,
  ): Promise<void> {
    await within.of(RecoveryCodeRow).delete({ userId });
    await within.of(RecoveryCodeRow).insert(hashes.map((codeHash) => ({ userId, codeHash })));
  }
}

const REMOVE = statement<object, { userId: string }>(
  'second-factor-remove',
  `DELETE FROM second_factors WHERE user_id = :userId AND confirmed_at IS NOT NULL RETURNING id`,
);

/** Deletes a second factor with its recovery codes. @returns false if there was none that is confirmed */
export const removeSecondFactor = async (userId: string, within: Transaction): Promise<boolean> =>
  (await within.row(REMOVE, { userId })) !== null;
