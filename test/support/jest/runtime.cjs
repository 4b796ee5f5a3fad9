/**
 * Loads a test file with Node's own loader. Jest asks for a new one of these for each file; what the
 * application's modules are stays loaded, the file and its helpers are read anew (`ts-loader.mjs`).
 */
const asyncHooks = require('node:async_hooks');
const { pathToFileURL } = require('node:url');

let files = 0;

const { AsyncLocalStorage } = asyncHooks;
const storageOfCircus = new AsyncLocalStorage();

module.exports = class Runtime {
  /** Jest's circus keeps the tests that it found in its module: each file needs a new one. */
  requireInternalModule(path) {
    forgetLast(require.resolve(path));
    return withOneStorage(() => require(path));
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    return import(`${pathToFileURL(path)}?file=${++files}`);
  }

  requireModule(path) {
    return require(path);
  }

  getSourceMaps() {
    return new Map();
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
};

/** Circus makes a storage each time it is loaded, and Node goes through all of them at every promise. */
function withOneStorage(load) {
  asyncHooks.AsyncLocalStorage = function () {
    return storageOfCircus;
  };
  try {
    return load();
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

function forgetLast(circus) {
  delete require.cache[circus];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description === 'JEST_STATE_SYMBOL') delete globalThis[key];
}
