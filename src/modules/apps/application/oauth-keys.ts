import { Injectable } from '@nestjs/common';
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { Clock } from '../../../platform/time.js';
import { SecretCipher } from '../../../platform/signing/secret-cipher.js';
import { OAuthKeyStore } from '../storage/key-store.js';

const PURPOSE = 'oauth keys';
const DAY_MILLIS = 24 * 3600 * 1000;

/** How long a key signs. After that its signatures are verified for the same time again. */
const SIGNS_MILLIS = 30 * DAY_MILLIS;

/** The keys with which OAuth signs. */
export interface OAuthKey {
  readonly id: string;
  /** For tokens that are JWTs, an EC key for ES256. */
  readonly jwk: JsonWebKey;
  /** For cookies. */
  readonly cookieKey: string;
}

/**
 * The keys of OAuth, encrypted and shared by all processes. If the newest key is too old, a process creates
 * another.
 */
@Injectable()
export class OAuthKeys {
  constructor(
    private readonly store: OAuthKeyStore,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /** The newest first: it signs. Keys that JWT_SECRET no longer decrypts are skipped. */
  async current(): Promise<readonly OAuthKey[]> {
    const rows = await this.store.newest();
    const after = this.clock.now().getTime() - SIGNS_MILLIS;
    const keys = rows.flatMap(({ id, sealed }) => this.openKey(id, sealed));
    const newest = rows.find(({ id }) => id === keys[0]?.id);
    if (newest && newest.createdAt.getTime() > after) return keys;
    return [await this.draw(), ...keys];
  }

  private openKey(id: string, sealed: Buffer): OAuthKey[] {
    const bytes = this.cipher.decrypt(PURPOSE, id, sealed);
    return bytes ? [JSON.parse(bytes.toString()) as OAuthKey] : [];
  }

  private async draw(): Promise<OAuthKey> {
    const id = randomUUID();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' };
    const key = { id, jwk, cookieKey: randomBytes(32).toString('base64url') };
    await this.store.add(id, this.cipher.encrypt(PURPOSE, id, Buffer.from(JSON.stringify(key))));
    return key;
  }
}
