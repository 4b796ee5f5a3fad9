import { setTimeout as pause } from 'node:timers/promises';
import type { TestClient } from '../../support/client.js';

/** Milliseconds that another client may wait on two idle cores. */
const MOST = 250;
/** On a busy machine: so many times as long as without an attack. */
const MOST_TIMES = 25;

/** The 99th percentile of a client's waits for a small answer, in milliseconds, over some seconds. */
export async function waitOf(client: TestClient, seconds = 4): Promise<number> {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const asked = performance.now();
    await client.ask('{ __typename }');
    waits.push(performance.now() - asked);
    await pause(15);
  }
  waits.sort((a, b) => a - b);
  return waits[Math.floor(waits.length * 0.99)] ?? Infinity;
}

/** The longest wait that is allowed, if a client waits for `idle` milliseconds without an attack. */
export const mostWait = (idle: number): number => Math.max(MOST, MOST_TIMES * idle);
