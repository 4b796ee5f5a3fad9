/** How the pods are spread, replaced and multiplied, in the rendered chart. */
import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { kindIn, list, text, yamlIn } from './manifests.js';
import type { Yaml } from './manifests.js';

const namesOf = (kind: string) => kindIn(kind).map(({ metadata }) => text(metadata!['name']));

describe('the Deployments', () => {
  const deployments = kindIn('Deployment').map(({ spec }) => spec!);

  it('each keep all but one pod while nodes are emptied', () => {
    expect(namesOf('PodDisruptionBudget')).toEqual(namesOf('Deployment'));
    kindIn('PodDisruptionBudget').forEach(({ spec }, n) => {
      expect(spec!['maxUnavailable']).toBe(1);
      expect(spec!['selector']).toEqual(deployments[n]!['selector']);
    });
  });

  it('spread over zones and nodes, and start without them', () => {
    for (const { template, selector } of deployments) {
      const spread = list(template!['spec']!['topologySpreadConstraints']);
      const keys = spread.map(({ topologyKey }) => text(topologyKey));
      expect(keys).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname']);
      for (const rule of spread)
        expect(rule).toMatchObject({
          whenUnsatisfiable: 'ScheduleAnyway',
          labelSelector: selector,
        });
    }
  });

  it('have their number either from the autoscaler or from the chart', () => {
    const scaled = kindIn('HorizontalPodAutoscaler').map(({ spec }) =>
      text(spec!['scaleTargetRef']!['name']),
    );
    const counted = kindIn('Deployment').filter(({ spec }) => spec!['replicas'] !== undefined);
    expect([...scaled, ...counted.map(({ metadata }) => text(metadata!['name']))]).toEqual([
      'api',
      'worker',
    ]);
  });
});

describe('the migration', () => {
  it('runs before each release, without a variable that exists only after it', () => {
    const [{ metadata, spec }] = kindIn('Job') as [ReturnType<typeof kindIn>[number]];
    expect(text(metadata!['annotations']!['helm.sh/hook'])).toBe('pre-install,pre-upgrade');
    const [container] = list(spec!['template']!['spec']!['containers']);
    expect(list(container!['envFrom'])).toEqual([{ secretRef: { name: 'bummerl' } }]);
    expect(list(container!['command']).map(text)).toEqual(['node', 'dist/migrate.main.js']);
    expect(existsSync('src/migrate.main.ts')).toBe(true);
  });

  it('is left to it: api and worker only compare the schema', () => {
    const [config] = kindIn('ConfigMap');
    expect(text(config!['data']!['MIGRATE'])).toBe('never');
    const services = Object.entries(yamlIn('docker-compose.yml')[0]!['services']!);
    const waiting = services.filter(([, { depends_on: needs }]) => needs?.['migrate']);
    expect(waiting.map(([name]) => name)).toEqual(['api', 'worker']);
    for (const [, { depends_on: needs, environment }] of waiting) {
      expect(needs!['migrate']).toEqual({ condition: 'service_completed_successfully' });
      expect(text(environment!['MIGRATE'])).toBe('never');
    }
  });
});

describe('the query for the number of workers', () => {
  const [{ worker }] = yamlIn('k8s/chart/values.yaml') as [Yaml];
  const query = text(worker!['autoscaling']!['query']);

  it('names a metric and consumers that exist', () => {
    const [, metric, consumers] = /^max\((\w+)\{consumer=~"([\w|-]+)"\}\)$/.exec(query)!;
    expect(readFileSync('src/platform/events/outbox-metrics.ts', 'utf8')).toContain(`'${metric}'`);
    const files = readdirSync('src/modules', { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => file.endsWith('.consumer.ts'))
      .map((file) => readFileSync(`src/modules/${file}`, 'utf8'));
    for (const name of consumers!.split('|'))
      expect(
        sources.filter((source) => source.includes(`readonly name = '${name}';`)),
      ).toHaveLength(1);
  });
});
