/** Tests are native ES modules. Node loads them, and a jest worker loads the application once (test/support/jest). */
const isLong = process.env['BUMMERL_TEST_LONG'] === '1';

export default {
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  runtime: '<rootDir>/test/support/jest/runtime.cjs',
  testSequencer: '<rootDir>/test/support/jest/sequencer.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // These kill and attack the service, cause outages, and take long: `npm run test:long` runs them.
  testPathIgnorePatterns: isLong ? [] : ['\\.long\\.test\\.ts$'],
  transform: {},
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // One more than two cores: while one file waits for a sweep or a clock, another uses the core.
  maxWorkers: 3,
  // On a busy machine a worker takes longer than jest's half second to end; open handles are still reported.
  workerGracefulExitTimeout: 10_000,
  // Only ends tests that hang; it is long enough for a very busy machine.
  testTimeout: 180_000,
};
