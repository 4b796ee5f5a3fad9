/** Real: the service, its metrics and its log. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { Metrics } from '../../src/platform/http/metrics.js';
import { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

/** The names in the table of docs/observing.md. */
async function documented(): Promise<string[]> {
  const text = await readFile('docs/observing.md', 'utf8');
  return [...text.matchAll(/^\| `(bummerl_\w+)`/gm)].map(([, name]) => name!);
}

/** A value in Prometheus' text format; undefined if there is none. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((it) => it.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('the metrics of a service', () => {
  let service: TestService;
  const read = async () => (await fetch(`${service.base}/metrics`)).text();
  const count = async (operation: string, code: string) =>
    valueOf(
      await read(),
      `bummerl_operation_seconds_count{operation="${operation}",code="${code}"}`,
    ) ?? 0;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('are those of docs/observing.md', async () => {
    const text = await read();
    const served = [...text.matchAll(/^# TYPE (bummerl_\w+) /gm)].map(([, name]) => name!);
    expect(served.sort()).toEqual((await documented()).sort());
  });

  it('count operations by their field and code, whatever the client calls them', async () => {
    const player = await service.player();
    const { match: opened } = await player.challenge({
      variant: 'zweier',
      opponents: [{ bot: 'random' }],
    });
    const match = opened!.id;
    const [ok, refused] = [await count('act', 'OK'), await count('act', 'NO_ACTIONS')];
    const act = (actions: string[]) =>
      player.ask(`mutation Chosen($input: ActInput!) { mine: act(input: $input) { __typename } }`, {
        input: { matchId: match, actions },
      });
    await act([]);
    expect(await count('act', 'NO_ACTIONS')).toBe(refused + 1);
    const { deal } = await until('the turn', async () => {
      const seen = await player.match(match, 'deal { legal }');
      return seen.deal.legal.length > 0 && seen;
    });
    await act([deal.legal[0]!]);
    expect(await count('act', 'OK')).toBe(ok + 1);
    expect(await read()).not.toMatch(/Chosen|mine/);
  });

  it('tell documents that cannot be read, several fields and the schema apart', async () => {
    const before = await Promise.all([
      count('invalid', 'BAD_USER_INPUT'),
      count('several', 'OK'),
      count('schema', 'OK'),
    ]);
    const client = new TestClient(service.base);
    for (const query of [
      '{ thereIsNoSuchField }',
      '{ variants { key } me { id } }',
      '{ __typename }',
    ])
      await client.raw(query);
    const after = await Promise.all([
      count('invalid', 'BAD_USER_INPUT'),
      count('several', 'OK'),
      count('schema', 'OK'),
    ]);
    expect(after.map((value, i) => value - before[i]!)).toEqual([1, 1, 1]);
  });

  it('show connections, sweeps, events and budgets', async () => {
    const text = await read();
    for (const series of [
      'bummerl_database_connections{kind="shared",state="idle"}',
      'bummerl_database_connections_max{kind="own"}',
      'bummerl_database_waiting{kind="brief"}',
      'bummerl_sweep_late_seconds{sweep="outbox"}',
      'bummerl_sweep_failures_total{sweep="outbox"}',
      'bummerl_outbox_oldest_seconds{consumer="notifications"}',
      'bummerl_budget_refusals_total{budget="user"}',
      'bummerl_sockets',
      'bummerl_event_streams',
      'bummerl_subscriptions',
    ])
      expect([series, valueOf(text, series)]).toEqual([series, expect.any(Number)]);
    expect(valueOf(text, 'bummerl_budget_points_total{budget="network"}')).toBeGreaterThan(0);
  });

  it('have a meaning and a unit in their names', () => {
    const units = /_(seconds|total)$|^bummerl_(outbox|database|matches|sockets|event|subscr)/;
    for (const { name, help } of new Metrics().described()) {
      expect(name).toMatch(units);
      expect(help.length).toBeGreaterThan(15);
    }
  });
});
