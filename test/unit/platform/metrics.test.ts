/** Real: prom-client's registry, as every process has it. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from '../../../src/platform/http/metrics.js';

describe('the metrics of a process', () => {
  beforeAll(() => {
    Logger.overrideLogger(false); // errors are expected here
  });

  it('are served even if one of them fails, and the failure is counted', async () => {
    const metrics = new Metrics();
    metrics.gauge({
      name: 'test_broken',
      help: 'Cannot be read.',
      collect: () => Promise.reject(new Error('no such table')),
    });
    metrics.gauge({
      name: 'test_sound',
      help: 'Can be.',
      collect() {
        this.set(7);
      },
    });
    const text = await metrics.text();
    expect(text).toContain('test_sound 7');
    expect(await metrics.text()).toContain('bummerl_metrics_failed_total{name="test_broken"} 1');
  });
});
