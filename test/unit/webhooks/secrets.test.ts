/** Real: encryption and signing; the library of Standard Webhooks verifies. */
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import { WebhookSecrets } from '../../../src/modules/webhooks/application/webhook-secrets.js';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import { redactText } from '../../../src/platform/logging/redaction.js';
import { SecretCipher } from '../../../src/platform/signing/secret-cipher.js';

const secretsUnder = (jwtSecret: string) =>
  new WebhookSecrets(
    new SecretCipher(
      configOf(parseEnvironment({}), { databaseUrl: 'postgres://', jwtSecret, embedded: true }),
    ),
  );

const secrets = secretsUnder('a secret of 32 characters or more');
const id = randomUUID();
const content = { messageId: 'hook_1', sentAt: new Date(), body: '{"ä":1}' };

const verifies = (secret: string, signature: string): unknown =>
  new Verifier(secret).verify(content.body, {
    'webhook-id': content.messageId,
    'webhook-timestamp': String(Math.floor(content.sentAt.getTime() / 1000)),
    'webhook-signature': signature,
  });

describe('secrets of webhooks', () => {
  it('are 32 random bytes, in the form of Standard Webhooks', () => {
    const { secret } = secrets.seal(id, null);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secrets.seal(id, null).secret).not.toBe(secret);
  });

  it('make signatures that the library verifies', () => {
    const { secret, encrypted } = secrets.seal(id, null);
    expect(verifies(secret, secrets.sign(id, [encrypted], content)!)).toEqual({ ä: 1 });
    const stranger = secrets.seal(id, null).secret;
    expect(() => verifies(stranger, secrets.sign(id, [encrypted], content)!)).toThrow();
  });

  it('make two signatures if there are two', () => {
    const drawn = [secrets.seal(id, null), secrets.seal(id, null)];
    const signature = secrets.sign(
      id,
      drawn.map(({ encrypted }) => encrypted),
      content,
    )!;
    expect(signature.split(' ')).toHaveLength(2);
    for (const { secret } of drawn) expect(verifies(secret, signature)).toEqual({ ä: 1 });
  });

  it('are stored unreadable', () => {
    const { secret, encrypted } = secrets.seal(id, null);
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(encrypted.includes(bytes)).toBe(false);
  });

  it('cannot be decrypted with another key, for another webhook, or after a change', () => {
    const { encrypted } = secrets.seal(id, null);
    expect(
      secretsUnder('another secret of 32 characters!').sign(id, [encrypted], content),
    ).toBeNull();
    expect(secrets.sign(randomUUID(), [encrypted], content)).toBeNull();
    const changed = Buffer.from(encrypted);
    changed[changed.length - 1]! ^= 1;
    expect(secrets.sign(id, [changed], content)).toBeNull();
  });

  it('are skipped if they are former ones that cannot be decrypted', () => {
    const { secret, encrypted } = secrets.seal(id, null);
    const lost = secretsUnder('another secret of 32 characters!').seal(id, null).encrypted;
    expect(verifies(secret, secrets.sign(id, [encrypted, lost], content)!)).toEqual({ ä: 1 });
    expect(secrets.sign(id, [lost, encrypted], content)).toBeNull();
  });

  it('are hidden in logs', () => {
    const { secret } = secrets.seal(id, null);
    expect(redactText(`signs with ${secret} today`)).toBe('signs with [hidden] today');
  });
});
