/** Real: helm, if ops/helm/helm has fetched it or it is on the PATH; otherwise these tests are skipped. */
import { describe, expect, it } from '@jest/globals';
import { findHelm, render, runHelm } from './helm.js';
import { text, yamlIn } from './manifests.js';

(findHelm() ? describe : describe.skip)('the chart', () => {
  it('is correct for helm', () => {
    expect(runHelm('lint', '--strict', 'k8s/chart')).toMatchObject({ status: 0 });
  });

  it('renders k8s/bummerl.yaml: ops/helm/render writes it', () => {
    expect(render().documents).toEqual(yamlIn('k8s/bummerl.yaml'));
  });

  it('scales the worker by the age of the oldest task, if that is wanted', () => {
    const { documents } = render('worker.autoscaling.enabled=true');
    const named = documents.filter(({ metadata }) => text(metadata!['name']) === 'worker');
    const scaled = named.find(({ kind }) => text(kind) === 'ScaledObject');
    expect(scaled!['spec']).toMatchObject({ scaleTargetRef: { name: 'worker' } });
    const deployment = named.find(({ kind }) => text(kind) === 'Deployment');
    expect(deployment!['spec']!['replicas']).toBeUndefined();
  });

  it('names the image by its digest, if that is given', () => {
    const digest = `sha256:${'ab'.repeat(32)}`;
    const { stdout } = render(`image.digest="${digest}"`);
    expect(stdout.match(/image: .*/g)).toEqual(Array<string>(3).fill(`image: bummerl@${digest}`));
  });

  it.each([
    ['an unknown value', 'worker.foo=1', "additional properties 'foo' not allowed"],
    ['a secret among the settings', 'settings.JWT_SECRET="x"', "invalid propertyName 'JWT_SECRET'"],
    ['a setting that is no text', 'settings.LOG_LEVEL=1', '/settings/LOG_LEVEL'],
    ['a host that is none', 'host="https://x"', '/host'],
    ['no replicas', 'api.replicas.min=0', '/api/replicas/min'],
  ])('refuses %s', (_name, value, reason) => {
    const { status, stderr } = render(value);
    expect(status).not.toBe(0);
    expect(stderr).toContain(reason);
  });
});
