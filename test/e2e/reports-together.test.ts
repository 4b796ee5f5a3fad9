/** Real: the complete service over HTTP, Postgres. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { mustMutate, mutate } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { mustSend } from '../support/messages.js';
import { openReportBy, reportOf } from '../support/reports.js';
import { lockRow } from '../support/row-lock.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let moderator: TestClient;
let second: TestClient;
let anna: TestClient;

beforeAll(async () => {
  service = await startService();
  [moderator, second] = [await service.player(), await service.player()];
  for (const person of [moderator, second]) await giveRole(service, person, 'MODERATOR');
});
afterAll(() => service.stop());
beforeEach(async () => {
  anna = await service.player();
});

/** A report of Anna by somebody new. */
const reportOfAnna = async (claimedBy?: TestClient): Promise<string> => {
  const reporter = await service.player();
  const isClaimed = claimedBy !== undefined;
  return reportOf(claimedBy ?? moderator, { reporter, of: anna, isClaimed });
};

const decide = (client: TestClient, [reportId, ...furtherReportIds]: string[], more: object = {}) =>
  mutate(client, 'decideReport', {
    ...{ reportId, furtherReportIds, decision: 'UPHELD', reason: 'Insults.' },
    ...more,
  });

const three = (text: string): string[] => [text, text, text];

const refusalsIn = ({ userErrors }: { userErrors: readonly UserErrorJson[] }) =>
  userErrors.map(({ code, path }) => [code, ...(path ?? [])]);

const openAmong = async (ids: readonly string[]): Promise<string[]> => {
  const sql = `SELECT id FROM reports WHERE id = ANY($1::uuid[]) AND closed_at IS NULL`;
  const rows = await rowsOf<{ id: string }>(service, sql, [ids.map(rowId)]);
  return rows.map(({ id }) => toGlobalId('Report', id));
};

const actsOnAnna = async (): Promise<string[]> => {
  const sql = `SELECT act FROM audit_log
    WHERE subject_id = (SELECT id FROM users WHERE username = $1) ORDER BY number`;
  return (await rowsOf<{ act: string }>(service, sql, [anna.username])).map(({ act }) => act);
};

const othersOf = async (client: TestClient, id: string): Promise<string[]> => {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Report { otherOpenReports { id } } } }';
  const { node } = await client.ask<{ node: { otherOpenReports: { id: string }[] } }>(query, {
    id,
  });
  return node.otherOpenReports.map((report) => report.id);
};

const toldOf = async (client: TestClient): Promise<number> => {
  const query = '{ notifications(first: 10) { nodes { type } } }';
  const { notifications } = await client.ask<{ notifications: { nodes: { type: string }[] } }>(
    query,
  );
  return notifications.nodes.filter(({ type }) => type === 'REPORT_DECIDED').length;
};

describe('reports about one person', () => {
  it('are decided together, with one sanction, and each reporter is told once', async () => {
    const [ben, carla] = [await service.player(), await service.player()];
    const { matchId } = await startMatch([anna, ben]);
    const byBen = await reportOf(moderator, { reporter: ben, of: anna, isClaimed: true });
    const { id: messageId } = await mustSend(anna, matchId, 'Du Bock!');
    await mustMutate(ben, 'reportMessage', { messageId, reason: 'ABUSE' });
    const ofMessage = await openReportBy(moderator, ben, anna.username);
    const byCarla = await reportOf(moderator, { reporter: carla, of: anna });
    expect(await othersOf(moderator, byBen)).toEqual([ofMessage, byCarla]);

    const ids = [byBen, ofMessage, byCarla, byCarla];
    expect(refusalsIn(await decide(moderator, ids, { sanction: { kind: 'MUTE' } }))).toEqual([]);
    expect(await openAmong(ids)).toEqual([]);
    expect((await actsOnAnna()).sort()).toEqual(['MUTED', ...three('REPORT_DECIDED')]);
    expect(await othersOf(moderator, byBen)).toEqual([]);
    for (const reporter of [ben, carla])
      await until('the notification', async () => (await toldOf(reporter)) > 0);
    // The worker passes events on in order: what comes later has waited for these.
    await mustMutate(moderator, 'warnUser', { username: ben.username, reason: 'Anything.' });
    await until('the warning', async () => {
      const query = '{ notifications(first: 1) { nodes { type } } }';
      const { notifications } = await ben.ask<{ notifications: { nodes: { type: string }[] } }>(
        query,
      );
      return notifications.nodes[0]?.type === 'MODERATED';
    });
    expect([await toldOf(ben), await toldOf(carla)]).toEqual([1, 1]);
  });

  it('are others for a moderator while nobody else works on them and they are by somebody else', async () => {
    const [own, free] = [await reportOfAnna(moderator), await reportOfAnna()];
    const claimed = await reportOfAnna(second);
    const byModerator = await reportOf(second, { reporter: moderator, of: anna });
    expect(await othersOf(moderator, own)).toEqual([free]);
    expect(await othersOf(second, claimed)).toEqual([free, byModerator]);
  });

  describe('with a mistaken id', () => {
    const mistakes: readonly [string, string, () => Promise<string>][] = [
      ['of nothing', 'REPORT_NOT_FOUND', () => Promise.resolve(toGlobalId('Report', randomUUID()))],
      [
        'of a report by the moderator',
        'REPORT_NOT_FOUND',
        () => reportOf(second, { reporter: moderator, of: anna }),
      ],
      [
        'of a report about somebody else',
        'REPORT_OF_ANOTHER',
        async () =>
          reportOf(moderator, { reporter: await service.player(), of: await service.player() }),
      ],
      ['of a report that somebody else has claimed', 'REPORT_CLAIMED', () => reportOfAnna(second)],
      [
        'of a decided report',
        'REPORT_CLAIMED',
        async () => {
          const id = await reportOfAnna(second);
          await mustMutate(second, 'decideReport', {
            ...{ reportId: id, decision: 'DISMISSED', reason: 'Nothing.' },
          });
          return id;
        },
      ],
    ];

    it.each(mistakes)('%s nothing changes: %s', async (_, code, mistake) => {
      const ids = [await reportOfAnna(moderator), await reportOfAnna(), await mistake()];
      const before = [await openAmong(ids), await actsOnAnna()];
      const refused = await decide(moderator, ids, { sanction: { kind: 'SUSPEND' } });
      expect(refusalsIn(refused)).toEqual([[code, 'furtherReportIds', 1]]);
      expect([await openAmong(ids), await actsOnAnna()]).toEqual(before);
      await mustMutate(moderator, 'releaseReport', { reportId: ids[0] });
    });

    it('that is no id of a report, the argument is named', async () => {
      const id = await reportOfAnna(moderator);
      await expect(decide(moderator, [id, toGlobalId('User', randomUUID())])).rejects.toThrow(
        'BAD_USER_INPUT',
      );
      await mustMutate(moderator, 'releaseReport', { reportId: id });
    });
  });

  it('are at most twenty besides the first', async () => {
    const id = await reportOfAnna(moderator);
    const many = Array.from({ length: 21 }, () => toGlobalId('Report', randomUUID()));
    expect(refusalsIn(await decide(moderator, [id, ...many]))).toEqual([
      ['TOO_MANY_REPORTS', 'furtherReportIds'],
    ]);
    await mustMutate(moderator, 'releaseReport', { reportId: id });
  });
});

it('two moderators with the same further reports at one moment do not deadlock, and one has them', async () => {
  const [first, other] = [await reportOfAnna(moderator), await reportOfAnna(second)];
  const shared = [await reportOfAnna(), await reportOfAnna(), await reportOfAnna()];
  const lowest = [...shared.map(rowId)].sort()[0]!;
  const lock = await lockRow(service.database, 'reports', lowest);
  const both = [
    decide(moderator, [first, ...shared], { sanction: { kind: 'WARN' } }),
    decide(second, [other, ...[...shared].reverse()], { sanction: { kind: 'WARN' } }),
  ];
  await lock.isAwaited(2);
  await lock.release();
  const [refusals, others] = (await Promise.all(both)).map(refusalsIn);
  const [winner, loser] = refusals!.length === 0 ? [refusals, others] : [others, refusals];
  expect(winner).toEqual([]);
  expect(loser!.map(([code]) => code)).toEqual(three('REPORT_CLAIMED'));
  expect(await openAmong(shared)).toEqual([]);
  expect(await openAmong([first, other])).toHaveLength(1);
  expect((await actsOnAnna()).filter((act) => act === 'WARNED')).toHaveLength(1);
});
