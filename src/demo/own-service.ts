import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DemoClient } from './client.js';

/** A service that the demo started for itself. */
export interface OwnService {
  readonly base: string;
  stop(): Promise<void>;
}

const START_MILLIS = 60_000;
const POLL_MILLIS = 100;

/** Starts the service on a free port and waits until it answers. */
export async function startOwnService(): Promise<OwnService> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/start.main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const client = new DemoClient(base);
  for (let waited = 0; !(await client.isUp()); waited += POLL_MILLIS) {
    if (child.exitCode !== null) throw new Error('the service did not start');
    if (waited > START_MILLIS) throw new Error('the service took too long to start');
    await pause(POLL_MILLIS);
  }
  return {
    base,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
