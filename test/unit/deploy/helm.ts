import { spawnSync } from 'node:child_process';
import { loadYaml } from './manifests.js';
import type { Yaml } from './manifests.js';

/** Where ops/helm/helm keeps what it fetches, or on the PATH. */
const PROGRAMS = ['node_modules/.cache/helm/helm', 'helm'];

export const findHelm = (): string | undefined =>
  PROGRAMS.find((program) => spawnSync(program, ['version']).status === 0);

export function runHelm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(findHelm()!, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The chart with values such as `api.replicas.min=3`, in JSON. */
export function render(...values: string[]) {
  const changes = values.flatMap((value) => ['--set-json', value]);
  const result = runHelm('template', 'bummerl', 'k8s/chart', '--namespace=bummerl', ...changes);
  const documents: Yaml[] = result.status === 0 ? loadYaml(result.stdout) : [];
  return { ...result, documents };
}
