import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The parts of a container's manifest that the tests read. */
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number | null;
  /** The paths of its probes. */
  readonly probes: readonly string[];
}

/** A part of a YAML document; the reader knows its shape. */
export interface Yaml {
  readonly [name: string]: Yaml;
}

const { loadAll } = createRequire(import.meta.url)('js-yaml') as {
  readonly loadAll: (text: string) => Yaml[];
};

export const loadYaml = (source: string): Yaml[] =>
  loadAll(source).filter((document) => document !== null);

export const yamlIn = (path: string): Yaml[] => loadYaml(readFileSync(path, 'utf8'));

/** The manifests that the chart renders, and those that it does not contain. */
export const kubernetesFiles = (): string[] =>
  readdirSync('k8s')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `k8s/${file}`);

/** Every document of a kind in k8s/. */
export const kindIn = (kind: string): Yaml[] =>
  kubernetesFiles()
    .flatMap(yamlIn)
    .filter((document) => text(document['kind']) === kind);

/** The service's own containers in docker-compose.yml. */
export function composeContainers(): Container[] {
  const [compose] = yamlIn('docker-compose.yml');
  const own = Object.entries(compose!['services']!).filter(([, service]) => service['build']);
  return own.map(([name, service]) => ({
    name,
    image: text(service['image']),
    command: list(service['command']).map(text),
    env: filledIn(service['environment']!),
    port: service['ports'] ? Number(text(service['ports']['0']).split(':').at(-1)) : null,
    probes: [],
  }));
}

/** The containers of the Deployments, with the variables from their ConfigMap and Secret. */
export function kubernetesContainers(): Container[] {
  return kindIn('Deployment').map((deployment) => {
    const [container] = list(deployment['spec']!['template']!['spec']!['containers']);
    return {
      name: text(container!['name']),
      image: text(container!['image']),
      command: list(container!['command']).map(text),
      env: { ...shared(), ...ownEnv(container!) },
      port: Number(container!['ports']!['0']!['containerPort']),
      probes: probesOf(container!),
    };
  });
}

function shared(): Record<string, string> {
  const [config] = kindIn('ConfigMap');
  const [secret] = kindIn('Secret');
  return filledIn({ ...config!['data']!, ...secret!['stringData']! });
}

function ownEnv(container: Yaml): Record<string, string> {
  const entries = list(container['env']).map(({ name, value }) => [text(name), text(value)]);
  return Object.fromEntries(entries) as Record<string, string>;
}

function probesOf(container: Yaml): string[] {
  const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'];
  return probes.map((probe) => text(container[probe]!['httpGet']!['path']));
}

/** Leaves out variables without a value, which the operator's environment may have. Replaces `${NAME:-value}` by the value, and `${NAME:?why}` by a text that is long enough for a secret. */
function filledIn(environment: Yaml): Record<string, string> {
  const fill = (value: string) =>
    value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/\$\{\w+:\?.*?\}/g, 'x'.repeat(32));
  const given = Object.entries(environment).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, fill(text(value))]));
}

export const list = (value: Yaml | undefined): Yaml[] =>
  value === undefined ? [] : (value as unknown as Yaml[]);

export const text = (value: Yaml | undefined): string =>
  (value as unknown as string | number).toString();
