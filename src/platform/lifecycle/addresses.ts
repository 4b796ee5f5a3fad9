import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../config/config.js';

/** The settings that name a port. */
export type PortSetting = 'PORT' | 'WORKER_PORT' | 'METRICS_PORT';

/**
 * Listens at each address for a moment, so that a wrong address is reported before anything is made or loaded.
 *
 * @throws the system's error for an address that is taken, reserved or not of this machine
 */
export async function tryAddresses(env: Environment, names: readonly PortSetting[]): Promise<void> {
  for (const name of names) {
    const port = env[name];
    if (port !== undefined) await tryAddress(port, env.HOST);
  }
}

async function tryAddress(port: number, host: string): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, 'listening'); // rejects with the server's error
  const closed = once(server, 'close');
  server.close();
  await closed;
}
