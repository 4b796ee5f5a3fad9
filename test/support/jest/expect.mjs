/**
 * Jest's `expect`, quick where what it looks at is as expected. For every value Jest makes six functions
 * a matcher and reads the stack, before it knows whether anybody will need them: tests of the engine that
 * look at a hundred thousand positions spent half of their time on it. Whatever fails, Jest tells.
 */
import { equals, iterableEquality } from '@jest/expect-utils';

const jestExpect = globalThis.expect;
const made = jestExpect(undefined);

class Expectation {
  #actual;

  constructor(actual) {
    this.#actual = actual;
  }

  toBe(expected) {
    if (!Object.is(this.#actual, expected)) this.#ask('toBe', [expected]);
  }

  toEqual(expected) {
    if (!equals(this.#actual, expected, [iterableEquality])) this.#ask('toEqual', [expected]);
  }

  /** By Jest's own; a failure is told of the test's line and not of this one. */
  #ask(matcher, wanted) {
    try {
      jestExpect(this.#actual)[matcher](...wanted);
    } catch (error) {
      Error.captureStackTrace(error, this[matcher]);
      throw error;
    }
  }

  static {
    const quick = Object.getOwnPropertyNames(this.prototype);
    for (const name of Object.keys(made).filter((key) => !quick.includes(key)))
      Object.defineProperty(this.prototype, name, {
        get() {
          return jestExpect(this.#actual)[name];
        },
      });
  }
}

export const expect = Object.assign((actual) => new Expectation(actual), jestExpect);
