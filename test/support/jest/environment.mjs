/**
 * What jest runs a test file in: this very process, not a `vm` context. Modules are then loaded once
 * a worker and not once a file. What a file changed of the process is put back after it.
 */
import { ModuleMocker } from 'jest-mock';

export default class Environment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  setup() {
    // Jest's own formatter knows no maps of modules that Node loaded; Node's does.
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
