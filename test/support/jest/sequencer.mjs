/**
 * The longest files run first, so that every worker is busy to the end; the others by size, as in
 * jest.
 */
import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

const LONGEST = [
  'web/table-suites.long.test.ts',
  'web/page-suites.long.test.ts',
  'web/accessibility.long.test.ts',
  'integration/embedded/embedded.long.test.ts',
  'integration/start/start.long.test.ts',
  'web/translated.long.test.ts',
  'web/play.long.test.ts',
  'e2e/views/every-state.long.test.ts',
  'e2e/views/other-deals.long.test.ts',
  'web/journeys/bots.long.test.ts',
  'web/worker.long.test.ts',
  'web/journeys/contracts.long.test.ts',
  'outages/lost-connections.long.test.ts',
  'web/journeys/network.long.test.ts',
  'web/settings.long.test.ts',
  'integration/crash/crash.long.test.ts',
  'integration/webhooks/webhooks.long.test.ts',
  'integration/start/prepare.long.test.ts',
  'integration/crash/nothing-lost.long.test.ts',
  'outages/rolling-restart.long.test.ts',
  'hostile/fuzz.long.test.ts',
  'e2e/docs.test.ts',
  'web/entrance.test.ts',
  'e2e/moves.test.ts',
  'integration/queue/postgres.long.test.ts',
  'hostile/broken.long.test.ts',
  'engine/conformance.test.ts',
  'outages/embedded.long.test.ts',
  'e2e/authorization/matrix.long.test.ts',
  'hostile/bot-timing.long.test.ts',
  'bots/bots.long.test.ts',
  'e2e/reviews.long.test.ts',
  'hostile/sockets.long.test.ts',
  'hostile/long-match.long.test.ts',
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
