/**
 * Real: the built service as a process of its own, with the budgets of the default. Strangers of one network send as
 * fast as they can, without an operation that has a price. Nobody of another network may wait for them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../support/client.js';
import { mostWait, waitOf } from './support/latency.js';
import { RawSocket, registersOver } from './support/raw-socket.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

let victim: Victim;
let other: TestClient;
let idle: number;

beforeAll(async () => {
  victim = await startVictim({ TRUST_PROXY: '1', POINTS_PER_NETWORK_RECEIVING_PER_SECOND: '' });
  other = new TestClient(victim.base);
  await waitOf(other, 1);
  idle = await waitOf(other);
});
afterAll(() => victim?.stop());

/** Runs an attack in a process of its own while `measure` runs. */
async function during<T>(kind: string, measure: () => Promise<T>): Promise<T> {
  const flood = spawn('node', ['test/hostile/support/flood.mjs', kind, victim.base], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(flood, 'exit');
  try {
    await pause(1000); // the attack begins
    expect(flood.exitCode).toBeNull();
    return await measure();
  } finally {
    flood.kill();
    await ended;
  }
}

describe('a flood from one network', () => {
  it.each([
    ['pings', 'messages without a price over sockets'],
    ['frames', 'pings of the protocol over sockets'],
    ['pipelined', 'requests for nothing, sent without waiting for answers'],
    ['sign-in', 'requests for a page of OAuth, sent without waiting for answers'],
  ])('%s: others do not wait for %s', async (kind) => {
    const wait = await during(kind, () => waitOf(other));
    process.stderr.write(`${kind}: ${wait.toFixed(0)} ms, idle ${idle.toFixed(0)} ms\n`);
    expect(wait).toBeLessThan(mostWait(idle));
  });

  it('others of the same network can sign in during the flood', async () => {
    const isIn = await during('pings', async () =>
      registersOver(await RawSocket.acknowledged(victim.base, '198.51.100.7')),
    );
    expect(isIn).toBe(true);
  });
});

it('no flood is logged as an error, and the service stops cleanly', () => {
  expect(victim.complaints()).toEqual([]);
});
