export { HttpModule, ObservabilityModule } from './http.module.js';
export { Metrics } from './metrics.js';
export { serveMetrics, serveProbes } from './probe-server.js';
export type { ProbeServer } from './probe-server.js';
export { Readiness } from './readiness.js';
export { installSecurityHeaders } from './security-headers.js';
export { installForms } from './page/forms.js';
export { fieldOf, page, PageRoute } from './page/page.js';
