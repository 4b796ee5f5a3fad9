/** Tests run as native ES modules that Node itself loads, once a worker (test/support/jest). */
const isLong = process.env['BUMMERL_TEST_LONG'] === '1';

export default {
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  runtime: '<rootDir>/test/support/jest/runtime.cjs',
  testSequencer: '<rootDir>/test/support/jest/sequencer.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // What kills, restarts and attacks the built service, and takes as long as all the rest: `npm run test:long`.
  testPathIgnorePatterns: isLong ? [] : ['\\.long\\.test\\.ts$'],
  transform: {},
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // One more than two processors: while a file waits for a sweep or a clock, another works.
  maxWorkers: 3,
  // On a busy machine a worker takes longer than jest's half second to end; open handles are still told.
  workerGracefulExitTimeout: 10_000,
  // A guard against hanging for ever, for the busiest of machines: never a measure.
  testTimeout: 180_000,
};
