/** The image, docker-compose.yml and k8s/ agree with the code. */
import { describe, expect, it } from '@jest/globals';
import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnvironment } from '../../../src/platform/config/config.js';
import { settings } from '../../../src/platform/config/settings.js';
import { ExportController } from '../../../src/modules/exports/adapters/http/export.controller.js';
import { HealthController } from '../../../src/platform/http/health.controller.js';
import {
  composeContainers,
  kindIn,
  kubernetesContainers,
  kubernetesFiles,
  list,
  text,
  yamlIn,
} from './manifests.js';
import type { Container, Yaml } from './manifests.js';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const dockerfile = readFileSync('Dockerfile', 'utf8');
const containers = [...composeContainers(), ...kubernetesContainers()];

/** The variables that the image sets by ENV. */
const imageEnv = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((pair) => pair.split('=')),
  ),
) as Record<string, string>;

const settingNames = (): string[] => settings().map(({ name }) => name);

const healthPaths = ['live', 'ready'].map((name) => {
  const route = Object.getOwnPropertyDescriptor(HealthController.prototype, name)!.value as object;
  return `/${String(Reflect.getMetadata('path', route))}`;
});

const settingsOf = ({ env }: Container) =>
  parseEnvironment({ ...imageEnv, ...env, JWT_SECRET: 'x'.repeat(32) });

describe('the containers', () => {
  it('are an api and a worker, in docker-compose.yml after the migrations, and in k8s/', () => {
    const names = containers.map(({ name }) => name);
    expect(names).toEqual(['migrate', 'api', 'worker', 'api', 'worker']);
  });

  it('run one image of this version', () => {
    expect(new Set(containers.map(({ image }) => image))).toEqual(
      new Set([`bummerl:${manifest.version}`]),
    );
    const [chart] = yamlIn('k8s/chart/Chart.yaml');
    expect([text(chart!['version']), text(chart!['appVersion'])]).toEqual([
      manifest.version,
      manifest.version,
    ]);
  });

  it.each(containers)('run a program that is built: $name', ({ command }) => {
    const [node, program] = command;
    expect([node, command.length]).toEqual(['node', 2]);
    expect(existsSync(program!.replace('dist', 'src').replace(/js$/, 'ts'))).toBe(true);
  });

  it.each(containers)('have only known settings with valid values: $name', (container) => {
    expect(settingNames()).toEqual(expect.arrayContaining(Object.keys(container.env)));
    expect(settingsOf(container)).toMatchObject({ HOST: '0.0.0.0', LOG_FORMAT: 'json' });
  });

  it.each(containers)('name the port at which they serve: $name', (container) => {
    const { PORT, WORKER_PORT } = settingsOf(container);
    const isWorker = container.name === 'worker';
    expect(WORKER_PORT === undefined).toBe(!isWorker);
    if (container.port !== null) expect(container.port).toBe(isWorker ? WORKER_PORT : PORT);
  });

  it.each(kubernetesContainers())('have probes that use health paths: $name', ({ probes }) => {
    expect(new Set(probes)).toEqual(new Set(healthPaths));
    expect(dockerfile).toContain(healthPaths[1]);
  });
});

describe('the gateway', () => {
  const [gateway] = kindIn('Gateway');
  const routes = new Map(
    kindIn('HTTPRoute').map((route) => [text(route['metadata']!['name']), route['spec']!]),
  );
  const rules = list(routes.get('api')!['rules']);
  const outer = rules.filter((rule) => rule['backendRefs'] !== undefined);
  const pathsOf = (rule: Yaml) =>
    list(rule['matches']).map(({ path }) => [text(path!['type']), text(path!['value'])].join(' '));

  it('leads to all pages, and neither to probes nor to metrics', () => {
    const inner = rules.filter((rule) => rule['filters'] !== undefined);
    expect(inner.flatMap(pathsOf)).toEqual(['PathPrefix /health', 'PathPrefix /metrics']);
    for (const path of healthPaths) expect(path).toMatch(/^\/health\//);
    const [filter] = list(inner[0]!['filters']);
    expect(filter!['requestRedirect']).toEqual({
      path: { type: 'ReplaceFullPath', replaceFullPath: '/' },
      statusCode: 302,
    });
    expect(inner[0]!['backendRefs']).toBeUndefined();
    const paths = outer.flatMap(pathsOf);
    expect(paths).toEqual(['PathPrefix /graphql', 'PathPrefix /export', 'PathPrefix /']);
    const services = kindIn('Service').map(({ metadata, spec }) => ({
      name: text(metadata!['name']),
      port: Number(list(spec!['ports'])[0]!['port']),
    }));
    for (const rule of outer) expect(rule['backendRefs']).toEqual(services);
  });

  it('never ends a WebSocket, an event stream or an export', () => {
    const limited = outer.filter((rule) => text(rule['timeouts']!['request']) !== '0s');
    expect(limited.flatMap(pathsOf)).toEqual(['PathPrefix /']);
    expect(`/${String(Reflect.getMetadata('path', ExportController))}`).toMatch(/^\/export/);
  });

  it('each route is of a listener, and http leads to https', () => {
    const listeners = list(gateway!['spec']!['listeners']).map(({ name }) => text(name));
    const parents = [...routes.values()].map((route) => list(route['parentRefs'])[0]!);
    expect(parents.map(({ sectionName }) => text(sectionName)).sort()).toEqual(listeners.sort());
    expect(new Set(parents.map(({ name }) => text(name)))).toEqual(
      new Set([text(gateway!['metadata']!['name'])]),
    );
    const [redirect] = list(list(routes.get('to-https')!['rules'])[0]!['filters']);
    expect(redirect!['requestRedirect']).toMatchObject({ scheme: 'https' });
  });

  it('and routes serve the host of PUBLIC_URL', () => {
    const hosts = [
      ...list(gateway!['spec']!['listeners']).map(({ hostname }) => text(hostname)),
      ...[...routes.values()].flatMap((route) => list(route['hostnames']).map(text)),
    ];
    const [config] = kindIn('ConfigMap');
    expect(new Set(hosts)).toEqual(new Set([new URL(text(config!['data']!['PUBLIC_URL'])).host]));
  });
});

describe('the versions of Node', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

  it('CI tests the oldest Node that works and the recommended one, which the image has', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    const [, oldest] = /^>=(\d+\.\d+)$/.exec(engines.node)!;
    const [, image] = /^ARG BUILD_BASE=\S*\/node:(\d+)\./m.exec(dockerfile)!;
    expect(workflow).toContain(`node: ['${oldest}.0', '${image}']`);
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${image} `);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(image);
  });

  it('each action of CI is pinned by its commit, with its version beside it', () => {
    const uses = workflow.match(/^.*\buses: .*$/gm)!;
    expect(uses.length).toBeGreaterThan(1);
    for (const line of uses) expect(line).toMatch(/uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(readFileSync('renovate.json', 'utf8')).toContain('helpers:pinGitHubActionDigests');
  });
});

describe('secrets', () => {
  it('come from the environment, and docker compose stops if one is missing', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    expect(compose).toMatch(/^ {2}JWT_SECRET: \$\{JWT_SECRET:\?.*\}$/m);
    expect(compose.match(/\$\{POSTGRES_PASSWORD(:\?)?/g)).toEqual(
      Array<string>(2).fill('${POSTGRES_PASSWORD:?'),
    );
  });

  it('are refused if they are those of the example', () => {
    const [api] = kubernetesContainers();
    expect(() => parseEnvironment({ ...api!.env })).toThrow(/^JWT_SECRET /);
  });

  it('are in no image, and in no manifest but the example', () => {
    expect(Object.keys(imageEnv).filter((name) => /SECRET|URL|PASSWORD/.test(name))).toEqual([]);
    const secrets = kubernetesFiles().filter((file) =>
      yamlIn(file).some((document) => text(document['kind']) === 'Secret'),
    );
    expect(secrets).toEqual(['k8s/secret.example.yaml']);
  });
});

describe('the image', () => {
  it('copies only files that exist and that .dockerignore lets through', () => {
    const allowed = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).*/gm)!;
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \.\S*$/gm)].flatMap((match) =>
      match[1]!.split(' '),
    );
    expect(copied.sort()).toEqual([...allowed].sort());
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('installs by the lock file, without scripts, and runs as an ordinary user', () => {
    expect(dockerfile).toMatch(/^RUN .*npm ci --ignore-scripts$/m);
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  });

  it('has npm’s configuration only as a secret of the build', () => {
    expect(dockerfile).toContain('--mount=type=secret,id=npmrc,target=/root/.npmrc npm ci');
    expect(dockerfile).not.toMatch(/^(?:ARG|ENV) .*(?:registry|token)/im);
  });

  it('runs the api by default', () => {
    expect(dockerfile).toContain('CMD ["node", "dist/api.main.js"]');
    expect(imageEnv['PORT']).toBe(String(parseEnvironment({}).PORT));
  });
});

describe('Valkey', () => {
  it('evicts nothing', () => {
    const [compose] = yamlIn('docker-compose.yml');
    const command = list(compose!['services']!['valkey']!['command']).map(text);
    expect(command.join(' ')).toContain('--maxmemory-policy noeviction');
  });
});
