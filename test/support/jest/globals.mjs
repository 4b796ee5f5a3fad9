/** What `@jest/globals` exports, for test files that Node itself loads. */
export { expect } from './expect.mjs';

export const { test, it, describe, beforeAll, afterAll, beforeEach, afterEach, jest } = globalThis;
