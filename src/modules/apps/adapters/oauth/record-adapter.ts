import type { Adapter, AdapterPayload, errors as Errors } from 'oidc-provider';
import type { SignedTokens } from '../../../../platform/signing/signed-tokens.js';
import type { SecretCipher } from '../../../../platform/signing/secret-cipher.js';
import type { AppGrants } from '../../application/app-grants.js';
import type { FoundRecord, OAuthRecords } from '../../application/oauth-records.js';
import { recordKey } from '../../application/record-keys.js';

const PURPOSE = 'oauth record';

/** The services that the adapters need. */
export interface RecordAdapterDependencies {
  readonly records: OAuthRecords;
  readonly grants: AppGrants;
  readonly cipher: SecretCipher;
  readonly signing: SignedTokens;
  readonly errors: typeof Errors;
  /** The refresh token that this request exchanges; null in a request that exchanges none. */
  readonly exchanged: () => string | null;
}

const REFRESH_TOKEN = 'RefreshToken';

/**
 * The tokens, codes and sign-ins of oidc-provider in our tables. No token or code is stored: a record is found
 * by its hash and encrypted with the service's secret. A record that cannot be decrypted counts as missing.
 */
export class RecordAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly parts: RecordAdapterDependencies,
  ) {}

  /** @throws InvalidGrant if the grant ends meanwhile, for example because its code was used twice at once */
  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const stored = { ...payload, jti: id };
    const key = recordKey(this.model, id);
    const owner = key.toString('hex');
    const grantId = payload.grantId ?? null;
    const isStored = await this.parts.records.put({
      key,
      model: this.model,
      secondKey: this.secondKeyOf(payload.userCode ?? payload.uid),
      grantId,
      userId: payload.accountId ?? null,
      scopes: payload.scope?.split(' ') ?? [],
      sealed: this.parts.cipher.encrypt(PURPOSE, owner, Buffer.from(JSON.stringify(stored))),
      expiresAt: new Date(Date.now() + expiresIn * 1000),
      givenFor: this.givenFor(),
    });
    if (!isStored) throw new this.parts.errors.InvalidGrant('the grant has ended');
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.openRecord(await this.parts.records.find(recordKey(this.model, id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findSecond(uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findSecond(userCode);
  }

  /**
   * Marks a code or token as used. A second use, even at the same moment, also ends the tokens that the first
   * use got; except that an app which lost the answer may exchange its refresh token again (ADR 39).
   */
  async consume(id: string): Promise<void> {
    const key = recordKey(this.model, id);
    const { records } = this.parts;
    const isExchange = this.model === REFRESH_TOKEN;
    if (await (isExchange ? records.exchange(key) : records.consume(key))) return;
    if (await this.isRepeatable(key)) return;
    const grantId = (await this.find(id))?.grantId;
    if (grantId) await this.parts.grants.end(grantId);
    throw new this.parts.errors.InvalidGrant('it has been used');
  }

  destroy(id: string): Promise<void> {
    return this.parts.records.remove(recordKey(this.model, id));
  }

  revokeByGrantId(grantId: string): Promise<void> {
    return this.parts.records.removeOf(grantId, this.model);
  }

  private async isRepeatable(key: Buffer): Promise<boolean> {
    return this.model === REFRESH_TOKEN && this.parts.records.isRepeatable(key);
  }

  private givenFor(): Buffer | null {
    const exchanged = this.model === 'AccessToken' ? this.parts.exchanged() : null;
    return exchanged === null ? null : recordKey(REFRESH_TOKEN, exchanged);
  }

  private async findSecond(text: string): Promise<AdapterPayload | undefined> {
    return this.openRecord(await this.parts.records.findBySecond(this.secondKeyOf(text)!));
  }

  /** A signature, not a plain hash: a user code is short, and only the service's secret allows trying all codes. */
  private secondKeyOf(text: string | undefined): Buffer | null {
    if (text === undefined) return null;
    const purpose = `${PURPOSE} ${this.model}`;
    return Buffer.from(this.parts.signing.signature(purpose, text), 'base64url');
  }

  /** A refresh token that may be exchanged once more counts as not consumed. */
  private async openRecord(found: FoundRecord | null): Promise<AdapterPayload | undefined> {
    const bytes =
      found && this.parts.cipher.decrypt(PURPOSE, found.key.toString('hex'), found.sealed);
    if (!bytes) return undefined;
    const stored = JSON.parse(bytes.toString()) as AdapterPayload;
    if (!found.consumedAt || (await this.isRepeatable(found.key))) return stored;
    return { ...stored, consumed: Math.floor(found.consumedAt.getTime() / 1000) };
  }
}
