export { runCommand } from './run-command.js';
export { runService } from './run-service.js';
export type { Running, Service } from './run-service.js';
