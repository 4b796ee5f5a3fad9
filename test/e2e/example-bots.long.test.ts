/** Real: the service, and the example bots of both languages as programs. They play by every preset and every option. */
import { afterAll, beforeAll, it } from '@jest/globals';
import { ruleCases } from '../support/every-option.js';
import { ExampleBots } from '../support/example-bots.js';
import { hasPython, stopPrograms } from '../support/programs.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await stopPrograms();
  await service.stop();
});

(hasPython ? it : it.skip)(
  'both example bots play a match by every preset and every value of every option',
  async () => {
    const bots = await ExampleBots.start(service);
    await bots.play(ruleCases());
    await bots.stop();
  },
  300_000,
);
