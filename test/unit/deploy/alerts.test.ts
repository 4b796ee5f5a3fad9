/** Real: the alert rules, the dashboard, and promtool where it is installed. */
import { describe, expect, it } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { anchorsIn } from '../../e2e/docs/markdown.js';
import { yamlIn } from './manifests.js';

const FOLDER = 'ops/prometheus';
const RULES = `${FOLDER}/bummerl.rules.yml`;

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly summary?: string; readonly runbook?: string };
}

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const [{ groups }] = yamlIn(RULES) as unknown as [{ groups: { rules: Rule[] }[] }];
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const dashboard = JSON.parse(readFileSync('ops/grafana/bummerl.json', 'utf8')) as {
  panels: Panel[];
};
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The documented metrics, which a test compares with `/metrics`, by name with their labels. */
const documented = new Map(
  [
    ...readFileSync('docs/observing.md', 'utf8').matchAll(
      /^\| `(bummerl_\w+)`\s*\| (\w+)\s*\| ([^|]*)\|/gm,
    ),
  ].map(([, name, type, labels]) => [
    name!,
    { type, labels: [...labels!.matchAll(/`(\w+)`/g)].map(([, label]) => label!) },
  ]),
);

/** The names of Prometheus' series of a metric. */
const seriesOf = ([name, { type }]: [string, { type: string | undefined }]): string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];

/** What Prometheus, its blackbox exporter and Node's metrics have. */
const FOREIGN = [
  'up',
  'probe_success',
  'nodejs_eventloop_lag_p99_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
];

const known = new Set([
  ...FOREIGN,
  ...[...documented].flatMap(seriesOf),
  ...rules.flatMap(({ record }) => record ?? []),
]);

const NAMES = /\b(?:bummerl[\w:]*|nodejs_\w+|process_\w+|probe_\w+)/g;
const SELECTORS = /(bummerl_\w+?)(?:_bucket|_count|_sum)?\{([^}]*)\}/g;
const withoutTexts = (expr: string): string => expr.replace(/"[^"]*"/g, '""');

const isInstalled = spawnSync('promtool', ['--version']).status === 0;

describe('alerts and dashboard', () => {
  it('use only metrics that there are', () => {
    const used = [...rules.map(({ expr }) => expr), ...queries].flatMap(
      (expr) => withoutTexts(expr).match(NAMES) ?? [],
    );
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('use only labels that the metrics have', () => {
    for (const expr of [...rules.map((rule) => rule.expr), ...queries])
      for (const [, name, selector] of expr.matchAll(SELECTORS)) {
        const labels = [...selector!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(
          ([, label]) => label!,
        );
        const allowed = [...(documented.get(name!)?.labels ?? []), 'le', 'job', 'instance'];
        expect([expr, labels.filter((label) => !allowed.includes(label))]).toEqual([expr, []]);
      }
  });

  it('show every metric on the dashboard', () => {
    const shown = queries.join('\n');
    const missing = [...documented.keys()].filter((name) => !shown.includes(name));
    expect(missing).toEqual([]);
  });

  it('have a severity, a summary and a runbook that exists', async () => {
    expect(alerts.length).toBeGreaterThan(10);
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
      expect([alert, annotations?.summary]).toEqual([alert, expect.any(String)]);
      const [page, anchor] = annotations!.runbook!.split('#');
      expect([alert, await anchorsIn(page!)]).toEqual([alert, expect.arrayContaining([anchor])]);
    }
  });

  (isInstalled ? it : it.skip)(
    'pass promtool',
    async () => {
      const promtool = (...args: string[]) =>
        promisify(execFile)('promtool', args).catch((error: { stdout: string; stderr: string }) => {
          throw new Error(error.stdout + error.stderr);
        });
      await promtool('check', 'rules', RULES);
      await promtool('check', 'config', `${FOLDER}/prometheus.yml`);
      await promtool('test', 'rules', `${FOLDER}/bummerl.rules.test.yml`);
    },
    60_000,
  );
});
