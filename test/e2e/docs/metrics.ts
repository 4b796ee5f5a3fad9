import { Metrics } from '../../../src/platform/http/metrics.js';
import type { DescribedMetric } from '../../../src/platform/http/metrics.js';
import { startService } from '../../support/service.js';
import { code, table } from './markdown.js';

/** The metrics that a process with api and worker has. */
export async function ownMetrics(): Promise<DescribedMetric[]> {
  const service = await startService();
  try {
    return new Metrics().described();
  } finally {
    await service.stop();
  }
}

export async function metricsTable(): Promise<string> {
  const rows = (await ownMetrics()).map(({ name, type, labels, help }) => [
    code(name),
    type,
    labels.map(code).join(', '),
    help,
  ]);
  return table(['metric', 'type', 'labels', 'meaning'], rows);
}
