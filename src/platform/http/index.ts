export { HttpModule, ObservabilityModule } from './http.module.js';
export { Metrics } from './metrics.js';
export { serveProbes } from './probe-server.js';
export type { ProbeServer } from './probe-server.js';
export { Readiness } from './readiness.js';
