/** After all tests: ends the servers and removes their folder. */
import { once } from 'node:events';

export default async function tearDown() {
  const services = globalThis.bummerlTestServices;
  const ended = once(services, 'exit');
  services.stdin.end();
  await ended;
}
