/** How the pods are spread, replaced and multiplied, in the rendered chart. */
import { describe, expect, it } from '@jest/globals';
import { kindIn, list, text } from './manifests.js';

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
  });
});
