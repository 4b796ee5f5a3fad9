/** The pages of a moderator, with reports in the queue. */
import type { TestClient } from '../../support/client.js';
import { reportOf } from '../../support/reports.js';
import type { TestService } from '../../support/service.js';
import { giveRole } from '../../support/staff.js';
import type { SampleData } from './sample-data.js';

interface ModeratorsPages {
  readonly moderator: TestClient;
  readonly pages: readonly string[];
}

/** A new admin, who has claimed a report, and the paths of the pages that an admin may open. */
export async function moderatorsPages(
  service: TestService,
  { opponent }: SampleData,
): Promise<ModeratorsPages> {
  const moderator = await service.player();
  await giveRole(service, moderator, 'ADMIN');
  const reporter = await service.player();
  const [open, claimed] = [
    await reportOf(moderator, { reporter, of: opponent }),
    await reportOf(moderator, { reporter: await service.player(), of: opponent, isClaimed: true }),
  ];
  return {
    moderator,
    pages: [
      '/moderation',
      '/moderation?part=CLAIMED',
      '/moderation/log',
      '/moderation/networks',
      ...[open, claimed].map((id) => `/moderation/reports/${id}`),
      `/moderation/players/${opponent.username}`,
    ],
  };
}
