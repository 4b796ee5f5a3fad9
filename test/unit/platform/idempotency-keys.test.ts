/** Real: the check of the keys that clients send. */
import { describe, expect, it } from '@jest/globals';
import { keyFailure } from '../../../src/platform/idempotency/idempotency.js';

describe('an idempotency key', () => {
  it.each(['', 'a'.repeat(201), 'a\0b', 'a\ud83d', '\ude00b', '\ude00\ud83d'])(
    'is refused: %j',
    (key) => {
      expect(keyFailure(key)?.code).toBe('IDEMPOTENCY_KEY_INVALID');
    },
  );

  it.each([null, 'a', 'a'.repeat(200), 'whole \ud83d\ude00'])('is taken: %j', (key) => {
    expect(keyFailure(key)).toBeNull();
  });
});
