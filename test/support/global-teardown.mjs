/** After all tests: the servers end and their folder goes. */
import { once } from 'node:events';

export default async function tearDown() {
  const services = globalThis.bummerlTestServices;
  const ended = once(services, 'exit');
  services.stdin.end();
  await ended;
}
