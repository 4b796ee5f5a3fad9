/** A person with a row in every table that can have one. */
import type { INestApplicationContext } from '@nestjs/common';
import { ArchiveSweep } from '../../../../src/modules/matches/application/archive.sweep.js';
import { prepareTestData } from '../../../e2e/authorization/test-data.js';
import { guestOf, matchOfGuest } from '../../../support/guests.js';
import { PUBLIC } from '../../../support/oauth.js';
import type { TestService } from '../../../support/service.js';
import { rowsOf, untilOutboxEmpty } from '../../../support/sql.js';
import { takeoutReady } from '../../../support/takeout.js';
import { until } from '../../../support/wait.js';
import {
  hesitate,
  keepOrder,
  knock,
  letIn,
  meetPeople,
  rename,
  runBots,
  setAll,
} from './account.js';
import { rowsOfTime } from './only-time.js';
import { backSomebody, compete, matchToVoid, playMore, useClubs } from './plays.js';
import { TRUE } from './truths.js';

export const SETTINGS = {
  GUESTS_PER_MINUTE: '1000',
  WEBHOOKS_ALLOW_PRIVATE: 'true',
  PUBLIC_URL: PUBLIC,
  TRUST_PROXY: '1',
  ARCHIVE_AFTER_DAYS: 'none',
};

/** The accounts that end: of a person, of a bot, which has a page, and of a guest. */
export interface WholePerson {
  readonly ids: readonly string[];
  /** What was given by the person, as it is stored. */
  readonly truths: readonly string[];
  /** Addresses that open something without a sign-in. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

export async function wholePerson(
  service: TestService,
  core: INestApplicationContext,
): Promise<WholePerson> {
  const data = await prepareTestData(service);
  const { owner } = data.viewers;
  const guest = await guestOf(service);
  await matchOfGuest(guest);
  const program = service.client();
  program.username = TRUE.botName;
  await program.signIn();
  const ids = await Promise.all(
    [owner, program, guest].map(({ username }) => idOf(service, username)),
  );
  await knock(service, owner.username);
  await setAll(service, owner);
  await meetPeople(data);
  const { endpoint, program: app, close } = await letIn(service, data);
  await runBots(service, program);
  await playMore(data);
  const voided = await matchToVoid(data);
  await backSomebody(data);
  await useClubs(data);
  await compete(data);
  await untilOutboxEmpty(service);
  await rename(owner);
  const code = await keepOrder(service, data, voided);
  await hesitate(service, app, { username: owner.username, code });
  await untilOutboxEmpty(service);
  const { url } = await takeoutReady(owner);
  await until('the reviews', async () => {
    const open = 'SELECT FROM reviews WHERE finished_at IS NULL AND failed_at IS NULL';
    return (await rowsOf(service, open)).length === 0;
  });
  await rowsOfTime(service, ids[0]!);
  await core.get(ArchiveSweep, { strict: false }).run(0);
  await untilOutboxEmpty(service);
  const { me } = await owner.ask<{ me: { competitionCalendarUrl: string } }>(
    '{ me { competitionCalendarUrl } }',
  );
  return {
    ids,
    truths: [...Object.values(TRUE), guest.username, endpoint],
    addresses: [url!, me.competitionCalendarUrl].map((it) => service.base + new URL(it).pathname),
    close: async () => {
      await close();
      await data.close();
    },
  };
}

const idOf = async (service: TestService, username: string): Promise<string> =>
  (
    await rowsOf<{ id: string }>(service, 'SELECT id FROM users WHERE username = $1', [username])
  )[0]!.id;
