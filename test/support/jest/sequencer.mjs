/** The longest files begin first, so that every worker is busy to the end; then by size, as jest does. */
import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

const LONGEST = [
  'e2e/views.test.ts',
  'integration/start/start.test.ts',
  'integration/webhooks/webhooks.test.ts',
  'integration/embedded/embedded.test.ts',
  'integration/crash/crash.test.ts',
  'e2e/reviews.test.ts',
  'integration/queue/redis.test.ts',
  'engine/conformance.test.ts',
  'hostile/bot-timing.test.ts',
  'e2e/docs.test.ts',
  'outages/lost-connections.test.ts',
  'integration/crash/nothing-lost.test.ts',
  'outages/rolling-restart.test.ts',
  'hostile/sockets.test.ts',
  'hostile/fuzz.test.ts',
  'hostile/long-match.test.ts',
  'bots/bots.test.ts',
];

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const [first, later] = [new Map(), []];
    for (const test of super.sort(tests)) {
      const name = relative(`${test.context.config.rootDir}/test`, test.path);
      if (LONGEST.includes(name)) first.set(name, test);
      else later.push(test);
    }
    return [...LONGEST.flatMap((name) => first.get(name) ?? []), ...later];
  }
}
