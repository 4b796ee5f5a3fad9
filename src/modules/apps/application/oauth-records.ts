import { Injectable } from '@nestjs/common';
import { SecretCipher } from '../../../platform/signing/secret-cipher.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { RecordStore } from '../storage/record-store.js';
import type { FoundRecord } from '../storage/record-store.js';
import { AppGrants } from './app-grants.js';
import { recordKey } from './record-keys.js';

const PURPOSE = 'oauth record';

const REFRESH_TOKEN = 'RefreshToken';

/** What the library for OAuth keeps in a record; only these fields matter here. */
export interface RecordContent {
  readonly [field: string]: unknown;
  readonly grantId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly scope?: string | undefined;
  readonly uid?: string | undefined;
  readonly userCode?: string | undefined;
}

/** A record by its model in the library, and its id: the token or code itself. */
export interface RecordId {
  readonly model: string;
  readonly id: string;
}

/**
 * Tokens, codes and unfinished sign-ins of the library for OAuth. No token or code is stored: a record is found by its
 * hash and encrypted with the service's secret. A record that cannot be decrypted counts as missing.
 */
@Injectable()
export class OAuthRecords {
  constructor(
    private readonly records: RecordStore,
    private readonly grants: AppGrants,
    private readonly cipher: SecretCipher,
    private readonly signing: SignedTokens,
  ) {}

  /**
   * Stores a record for so many seconds; false when its grant has ended.
   *
   * @param exchanged the refresh token for which an access token is given
   */
  put(
    { model, id }: RecordId,
    content: RecordContent,
    seconds: number,
    exchanged: string | null,
  ): Promise<boolean> {
    const key = recordKey(model, id);
    const stored = Buffer.from(JSON.stringify({ ...content, jti: id }));
    const isGiven = model === 'AccessToken' && exchanged !== null;
    return this.records.put({
      key,
      model,
      secondKey: this.secondKey(model, content.userCode ?? content.uid),
      grantId: content.grantId ?? null,
      userId: content.accountId ?? null,
      scopes: content.scope?.split(' ') ?? [],
      sealed: this.cipher.encrypt(PURPOSE, key.toString('hex'), stored),
      expiresAt: new Date(Date.now() + seconds * 1000),
      givenFor: isGiven ? recordKey(REFRESH_TOKEN, exchanged) : null,
    });
  }

  async find({ model, id }: RecordId): Promise<RecordContent | undefined> {
    return this.content(model, await this.records.find(recordKey(model, id)));
  }

  /** Finds a record by its `uid` or `userCode`. */
  async findBySecond(model: string, text: string): Promise<RecordContent | undefined> {
    return this.content(model, await this.records.findBySecond(this.secondKey(model, text)!));
  }

  /**
   * Marks a code or token as used. False for a second use, even at the same moment: it also ends the tokens that the
   * first use got; except that an app which lost the answer may exchange its refresh token again (ADR 39).
   */
  async consume({ model, id }: RecordId): Promise<boolean> {
    const key = recordKey(model, id);
    const isExchange = model === REFRESH_TOKEN;
    if (await (isExchange ? this.records.exchange(key) : this.records.consume(key))) return true;
    if (await this.isRepeatable(model, key)) return true;
    const grantId = (await this.find({ model, id }))?.grantId;
    if (grantId) await this.grants.end(grantId);
    return false;
  }

  remove({ model, id }: RecordId): Promise<void> {
    return this.records.remove(recordKey(model, id));
  }

  /** Removes the records of one model that belong to a grant. */
  removeOf(grantId: string, model: string): Promise<void> {
    return this.records.removeOf(grantId, model);
  }

  private async isRepeatable(model: string, key: Buffer): Promise<boolean> {
    return model === REFRESH_TOKEN && this.records.isRepeatable(key);
  }

  /** A signature, not a plain hash: a user code is short, and only the service's secret allows trying all codes. */
  private secondKey(model: string, text: string | undefined): Buffer | null {
    if (text === undefined) return null;
    return Buffer.from(this.signing.signature(`${PURPOSE} ${model}`, text), 'base64url');
  }

  /** A refresh token that may be exchanged once more counts as not consumed. */
  private async content(
    model: string,
    found: FoundRecord | null,
  ): Promise<RecordContent | undefined> {
    const bytes = found && this.cipher.decrypt(PURPOSE, found.key.toString('hex'), found.sealed);
    if (!bytes) return undefined;
    const stored = JSON.parse(bytes.toString()) as RecordContent;
    if (!found.consumedAt || (await this.isRepeatable(model, found.key))) return stored;
    return { ...stored, consumed: Math.floor(found.consumedAt.getTime() / 1000) };
  }
}
