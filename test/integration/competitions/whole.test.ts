/** Real: the core of the service, Postgres, the outbox; the test hands events on and lets days pass. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Arena } from './fixture.js';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena?.close());

describe('a whole competition', () => {
  it('knock-out', async () => {
    const users = await arena.users(6);
    const { id } = await arena.start(users, { form: 'knockOut' });
    const ended = await arena.playOn(id, () => 0);
    expect(ended.status).toBe('ENDED');
    const entries = await arena.entries(id);
    expect(entries.filter(({ place }) => place === 1)).toHaveLength(1);
  });
});
