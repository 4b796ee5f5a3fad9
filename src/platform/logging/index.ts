export { captureConsole } from './console.js';
export { createLogger } from './logger.js';
export { NestLogger } from './nest-logger.js';
export { redact, redactText } from './redaction.js';
export {
  REQUEST_ID_HEADER,
  currentRequestId,
  installRequestIds,
  requestIdOf,
  withRequestId,
} from './request-context.js';
