/** Reports of people, as moderators find them in the queue. */
import { mustMutate } from './client.js';
import type { TestClient } from './client.js';

interface Reported {
  readonly reporter: TestClient;
  readonly of: Pick<TestClient, 'username'>;
  /** Whether the moderator claims it. */
  readonly isClaimed?: boolean;
}

const OPEN = `query ($after: String) {
  reports(state: OPEN, first: 100, after: $after) {
    nodes { id reporter { username } reported { username } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface OpenReports {
  readonly reports: {
    readonly nodes: readonly {
      readonly id: string;
      readonly reporter: { readonly username: string };
      readonly reported: { readonly username: string };
    }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** Reports a user. @returns the id of the report, as the moderator finds it in the queue */
export async function reportOf(
  moderator: TestClient,
  { reporter, of: { username }, isClaimed = false }: Reported,
): Promise<string> {
  await mustMutate(reporter, 'reportUser', { username, reason: 'ABUSE', comment: 'All the time.' });
  const reportId = await openReportBy(moderator, reporter, username);
  if (isClaimed) await mustMutate(moderator, 'claimReport', { reportId });
  return reportId;
}

/** The id of the open report of a user by another one. */
export async function openReportBy(
  moderator: TestClient,
  reporter: Pick<TestClient, 'username'>,
  username: string,
): Promise<string> {
  for (let after: string | null = null; ;) {
    const { reports }: OpenReports = await moderator.ask(OPEN, { after });
    const found = reports.nodes.find(
      (one) => one.reporter.username === reporter.username && one.reported.username === username,
    );
    if (found) return found.id;
    if (!reports.pageInfo.hasNextPage) throw new Error('no such report is open');
    after = reports.pageInfo.endCursor;
  }
}
