/**
 * Real: the built service as a process of its own, with the budgets of the default. Strangers of one network send as
 * fast as they can, without an operation that has a price. Nobody of another network may wait for them.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../support/client.js';
import { inLongForm } from './support/rounds.js';
import { mostWait, waitOf } from './support/latency.js';
import { RawSocket, registersOver } from './support/raw-socket.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

const DEFAULT_BUDGET = { POINTS_PER_NETWORK_RECEIVING_PER_SECOND: '' };

/** A service, a client of another network, and how long that one waits without an attack. */
interface Scene {
  readonly victim: Victim;
  readonly other: TestClient;
  readonly idle: number;
}

let [behindProxy, direct]: Scene[] = [];
beforeAll(async () => {
  behindProxy = await sceneOf({ TRUST_PROXY: '1' });
  direct = await sceneOf({ TRUST_PROXY: '0' });
});
afterAll(async () => {
  for (const scene of [behindProxy, direct]) await scene?.victim.stop();
});

async function sceneOf(settings: Readonly<Record<string, string>>): Promise<Scene> {
  const victim = await startVictim({ ...DEFAULT_BUDGET, ...settings });
  const other = new TestClient(victim.base);
  await waitOf(other, 1);
  return { victim, other, idle: await waitOf(other) };
}

/** Runs an attack in a process of its own while `measure` runs. */
async function during<T>({ base }: Victim, kind: string, measure: () => Promise<T>): Promise<T> {
  const flood = spawn('node', ['test/hostile/support/flood.mjs', kind, base], {
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

/** Whether others wait no longer than they may during an attack. */
async function expectNoWait({ victim, other, idle }: Scene, kind: string): Promise<void> {
  const wait = await during(victim, kind, () => waitOf(other));
  process.stderr.write(`${kind}: ${wait.toFixed(0)} ms, idle ${idle.toFixed(0)} ms\n`);
  expect(wait).toBeLessThan(mostWait(idle));
}

inLongForm('a flood from one network', () => {
  it.each([
    ['pings', 'messages without a price'],
    ['frames', 'pings of the protocol'],
  ])('%s: others do not wait for %s over sockets', (kind) => expectNoWait(behindProxy!, kind));

  it.each([
    ['pipelined', 'requests for nothing that are sent without waiting for answers'],
    ['sign-in', 'requests for a page of OAuth'],
  ])('%s: others do not wait for %s', (kind) => expectNoWait(direct!, kind));

  it('others of the same network can sign in during the flood', async () => {
    const { victim } = behindProxy!;
    const isIn = await during(victim, 'pings', async () =>
      registersOver(await RawSocket.acknowledged(victim.base, '198.51.100.7')),
    );
    expect(isIn).toBe(true);
  });

  it('no flood is logged as an error', () => {
    expect([behindProxy!, direct!].map(({ victim }) => victim.complaints())).toEqual([[], []]);
  });
});
