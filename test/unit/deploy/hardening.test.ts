/** The limits of containers and of their networks, in docker-compose.yml, k8s/ and the image. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { kindIn, list, text, yamlIn } from './manifests.js';
import type { Yaml } from './manifests.js';

const [compose] = yamlIn('docker-compose.yml');
const services = Object.entries(compose!['services']!).map(([name, service]) => ({
  name,
  service,
}));
const deployments = kindIn('Deployment').map((deployment) => ({
  name: text(deployment['metadata']!['name']),
  template: deployment['spec']!['template']!,
}));
const pods = [
  ...deployments,
  ...kindIn('Job').map((job) => ({
    name: text(job['metadata']!['name']),
    template: job['spec']!['template']!,
  })),
];
const metricsPort = Number(kindIn('ConfigMap')[0]!['data']!['METRICS_PORT']);

describe('docker-compose.yml', () => {
  it.each(services)(
    '$name has a read-only file system, no capabilities and an unprivileged user',
    ({ service }) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service['cap_add']).toBeUndefined();
      expect(text(service['user'])).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    },
  );

  it.each(services)('$name is an own image, or one pinned by digest', ({ service }) => {
    const isOwn = service['build'] !== undefined;
    expect(text(service['image'])).toMatch(
      isOwn ? /^bummerl:/ : /^[\w./]+:[\w.-]+@sha256:[\da-f]{64}$/,
    );
  });

  it('publishes only the port of the api, not metrics or databases', () => {
    const open = services.filter(({ service }) => service['ports']);
    expect(open.map(({ name }) => name)).toEqual(['api']);
    expect(list(open[0]!.service['ports']).map(text)).toEqual(['3000:3000']);
  });

  it('keeps Postgres and Valkey in a network without outside access', () => {
    expect(compose!['networks']!['inside']).toEqual({ internal: true });
    const stores = services.filter(({ name }) => ['postgres', 'valkey'].includes(name));
    expect(stores.map(({ service }) => list(service['networks']).map(text))).toEqual([
      ['inside'],
      ['inside'],
    ]);
  });
});

describe('the image', () => {
  it('is built on bases that are arguments, pinned by digest', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8');
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(stages).toEqual(['${BUILD_BASE}', '${BASE}']);
    const bases = [...dockerfile.matchAll(/^ARG \w+=(\S+)$/gm)].map(([, base]) => base);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  it('runs on a base without a shell', () => {
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ARG BASE=\S*distroless\S*:nonroot@/m);
  });
});

describe('the pods', () => {
  it('are api, worker and migration', () => {
    expect(pods.map(({ name }) => name)).toEqual(['api', 'worker', 'migration']);
  });

  it.each(pods)(
    'have a read-only file system, no capabilities and an unprivileged user: $name',
    ({ template }) => {
      const pod = template['spec']!;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of list(pod['containers'])) {
        expect(container['securityContext']).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    },
  );

  it.each(pods)('request their resources and have limits: $name', ({ template }) => {
    const [container] = list(template['spec']!['containers']);
    const { requests, limits } = container!['resources']!;
    expect(Object.keys(requests!).sort()).toEqual(['cpu', 'ephemeral-storage', 'memory']);
    expect(Object.keys(limits!).sort()).toEqual(['ephemeral-storage', 'memory']);
  });

  it.each(deployments)('serve metrics at a port of their own: $name', ({ template }) => {
    const [container] = list(template['spec']!['containers']);
    const ports = list(container!['ports']).map((port) => Number(port['containerPort']));
    expect(ports).toContain(metricsPort);
    const { annotations } = template['metadata']! as unknown as { annotations: Yaml };
    expect(text(annotations['prometheus.io/port'])).toBe(String(metricsPort));
  });

  it('are reached from outside only at the port of the api', () => {
    const ports = kindIn('Service').flatMap((service) => list(service['spec']!['ports']));
    expect(ports.map((port) => text(port['targetPort']))).toEqual(['http']);
  });
});

describe('the network policies', () => {
  const policies = new Map(
    kindIn('NetworkPolicy').map((policy) => [text(policy['metadata']!['name']), policy['spec']!]),
  );
  const portsOf = (name: string, direction: string) =>
    list(policies.get(name)![direction])
      .flatMap((rule) => list(rule['ports']))
      .map((port) => Number(port['port']));

  it('refuse all connections that none of them allows', () => {
    expect(policies.get('nothing')).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('let each source in at the port that it needs', () => {
    expect(portsOf('api', 'ingress')).toEqual([3000]);
    expect(portsOf('monitoring', 'ingress')).toEqual([metricsPort]);
    const namespaces = ['api', 'monitoring'].map((name) =>
      text(
        list(list(policies.get(name)!['ingress'])[0]!['from'])[0]!['namespaceSelector']![
          'matchLabels'
        ]!['kubernetes.io/metadata.name'],
      ),
    );
    expect(namespaces).toEqual(['envoy-gateway-system', 'monitoring']);
  });

  it('let pods out to the databases, and only the worker to public addresses', () => {
    expect(portsOf('store', 'egress')).toEqual([53, 53, 5432, 6432, 6379, 26379]);
    expect(portsOf('monitoring', 'egress')).toEqual([4318]);
    const [world] = list(policies.get('worker')!['egress']);
    const blocks = list(world!['to']).map((to) => to['ipBlock']!);
    expect(blocks.flatMap((block) => list(block['except']).map(text))).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16', 'fc00::/7']),
    );
    expect(policies.get('api')!['policyTypes']).toEqual(['Ingress']);
  });
});
