/** What `@jest/globals` exports, for test files that Node itself loads. */
export const { expect, test, it, describe, beforeAll, afterAll, beforeEach, afterEach, jest } =
  globalThis;
