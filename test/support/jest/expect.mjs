/**
 * Jest's `expect`, made fast for values that are as expected. Jest makes six functions per matcher for every value and
 * reads the stack, before it knows whether they are needed. Tests of the engine check a hundred thousand positions;
 * half of their time was spent on that. Failures are reported by Jest.
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

  /** Uses Jest's own matcher, so that a failure is reported at the test's line and not here. */
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
