/**
 * The jest environment of a test file: this very process, not a `vm` context. Modules are then
 * loaded once per worker and not once per file. What a file changes of the process is restored
 * after it.
 */
import { ModuleMocker } from 'jest-mock';

export default class Environment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  setup() {
    // Jest's own formatter does not know the source maps of modules that Node has loaded; Node's
    // formatter does.
    delete Error.prepareStackTrace;
    globalThis.jest = this.moduleMocker;
    return Promise.resolve();
  }

  teardown() {
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
    putBack(this.before.env);
    return Promise.resolve();
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}

function putBack(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}
