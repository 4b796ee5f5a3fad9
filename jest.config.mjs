import { swcOptions } from './test/support/swc-options.mjs';

/** Tests run as native ES modules; swc compiles, `npm run check` type-checks. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', swcOptions] },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  maxWorkers: 2,
  // Jest's own matchers outlive the file they were made for; told to clean up it would warn of that.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // A guard against hanging for ever, for the busiest of machines: never a measure.
  testTimeout: 180_000,
};
