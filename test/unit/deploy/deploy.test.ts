/** The image, docker-compose.yml and k8s/ agree with the code. */
import { describe, expect, it } from '@jest/globals';
import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnvironment } from '../../../src/platform/config/config.js';
import { settings } from '../../../src/platform/config/settings.js';
import { ResetController } from '../../../src/modules/auth/adapters/http/reset.controller.js';
import { VerifyController } from '../../../src/modules/auth/adapters/http/verify.controller.js';
import { InvitationController } from '../../../src/modules/challenges/adapters/http/invitation.controller.js';
import { ExportController } from '../../../src/modules/exports/adapters/http/export.controller.js';
import { DocumentSchemasController } from '../../../src/modules/matches/adapters/http/document-schemas.controller.js';
import { UnsubscribeController } from '../../../src/modules/mail/adapters/http/unsubscribe.controller.js';
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
import type { Container } from './manifests.js';

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
  it('the containers are an api and a worker, in docker-compose.yml and in k8s/', () => {
    expect(containers.map(({ name }) => name)).toEqual(['api', 'worker', 'api', 'worker']);
  });

  it('the containers run one image of this version', () => {
    expect(new Set(containers.map(({ image }) => image))).toEqual(
      new Set([`bummerl:${manifest.version}`]),
    );
    const [kustomization] = kindIn('Kustomization');
    expect(text(kustomization!['images']!['0']!['newTag'])).toBe(manifest.version);
  });

  it.each(containers)('the container $name runs a program that is built', ({ command }) => {
    const [node, program] = command;
    expect([node, command.length]).toEqual(['node', 2]);
    expect(existsSync(program!.replace('dist', 'src').replace(/js$/, 'ts'))).toBe(true);
  });

  it.each(containers)(
    'the container $name has only known settings with valid values',
    (container) => {
      expect(settingNames()).toEqual(expect.arrayContaining(Object.keys(container.env)));
      expect(settingsOf(container)).toMatchObject({ HOST: '0.0.0.0', LOG_FORMAT: 'json' });
    },
  );

  it.each(containers)('the container $name names the port at which it serves', (container) => {
    const { PORT, WORKER_PORT } = settingsOf(container);
    const isWorker = container.name === 'worker';
    expect(WORKER_PORT === undefined).toBe(!isWorker);
    if (container.port !== null) expect(container.port).toBe(isWorker ? WORKER_PORT : PORT);
  });

  it.each(kubernetesContainers())(
    'the probes of the container $name use health paths',
    ({ probes }) => {
      expect(new Set(probes)).toEqual(new Set(healthPaths));
      expect(dockerfile).toContain(healthPaths[1]);
    },
  );
});

describe('the ingress', () => {
  it('the ingress leads to pages and exports, and not to health and metrics', () => {
    const [ingress] = kindIn('Ingress');
    const rules = list(ingress!['spec']!['rules']);
    const paths = list(rules[0]!['http']!['paths']).map((path) => text(path['path']));
    const pages = [
      ResetController,
      VerifyController,
      UnsubscribeController,
      InvitationController,
      ExportController,
      DocumentSchemasController,
    ].map((page) => `/${String(Reflect.getMetadata('path', page))}`);
    expect(paths).toEqual(expect.arrayContaining(['/', '/graphql', ...pages]));
    expect(paths.filter((path) => /health|metrics/.test(path))).toEqual([]);
  });
});

describe('secrets', () => {
  it('secrets come from the environment, and docker compose stops if one is missing', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    expect(compose).toMatch(/^ {2}JWT_SECRET: \$\{JWT_SECRET:\?.*\}$/m);
    expect(compose.match(/\$\{POSTGRES_PASSWORD(:\?)?/g)).toEqual(
      Array<string>(2).fill('${POSTGRES_PASSWORD:?'),
    );
  });

  it('the example’s secrets are refused unchanged', () => {
    const [api] = kubernetesContainers();
    expect(() => parseEnvironment({ ...api!.env })).toThrow(/^JWT_SECRET /);
  });

  it('secrets are in no image and in no kustomization', () => {
    expect(Object.keys(imageEnv).filter((name) => /SECRET|URL|PASSWORD/.test(name))).toEqual([]);
    const [kustomization] = kindIn('Kustomization');
    const resources = list(kustomization!['resources']).map(text);
    const files = kubernetesFiles().map((file) => file.replace('k8s/', ''));
    const left = files.filter((file) => !resources.includes(file));
    expect(left.sort()).toEqual(['kustomization.yaml', 'secret.example.yaml']);
  });
});

describe('the image', () => {
  it('the image copies only files that exist and that .dockerignore lets through', () => {
    const allowed = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).*/gm)!;
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \.\S*$/gm)].flatMap((match) =>
      match[1]!.split(' '),
    );
    expect(copied.sort()).toEqual([...allowed].sort());
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('the image installs by the lock file, without scripts, and runs as an ordinary user', () => {
    expect(dockerfile).toContain('RUN npm ci --ignore-scripts\n');
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile.match(/^FROM node:24\.\d+\.\d+-\S*slim/gm)).toHaveLength(2);
  });

  it('the image runs the api by default', () => {
    expect(dockerfile).toContain('CMD ["node", "dist/api.main.js"]');
    expect(imageEnv['PORT']).toBe(String(parseEnvironment({}).PORT));
  });
});

describe('Redis', () => {
  it('Redis evicts nothing', () => {
    const [compose] = yamlIn('docker-compose.yml');
    const command = list(compose!['services']!['redis']!['command']).map(text);
    expect(command.join(' ')).toContain('--maxmemory-policy noeviction');
  });
});
