/** Real: the whole service and Postgres. Guests are made older by SQL. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../../support/core.js';
import { DeletionSweep } from '../../../src/modules/accounts/application/deletion.sweep.js';
import { GuestSweep } from '../../../src/modules/guests/application/guest.sweep.js';
import { mutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { FOR_GUESTS, guestOf, matchOfGuest } from '../../support/guests.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';

const KEPT_DAYS = 30;

let service: TestService;
let core: INestApplicationContext;
beforeAll(async () => {
  service = await startService({ GUESTS_KEPT_DAYS: `${KEPT_DAYS}`, GUESTS_PER_MINUTE: '1000' });
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

const sweep = async () => {
  await core.get(GuestSweep, { strict: false }).run();
  await core.get(DeletionSweep, { strict: false }).run();
};
const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  rowsOf<R>(service, text, values);

const OF = '(SELECT id FROM users WHERE username = $1)';
/** Sets the last visit of a guest to so many days ago. */
async function setLastVisit({ username }: TestClient, days: number): Promise<void> {
  const ago = [username, days];
  await sql(
    `UPDATE users SET guest_seen_at = now() - make_interval(days => $2) WHERE username = $1`,
    ago,
  );
  await sql(
    `UPDATE sessions SET last_used_at = now() - make_interval(days => $2) WHERE user_id = ${OF}`,
    ago,
  );
}
const refresh = ({ refreshToken }: TestClient) =>
  mutate(service.client(), 'refreshSession', { refreshToken });
const isKept = async (guest: TestClient) => (await refresh(guest)).userErrors.length === 0;
const isDue = async ({ username }: TestClient) =>
  (await sql('SELECT FROM users WHERE username = $1 AND closed_at IS NULL', [username])).length > 0;

describe('a guest who has not been back', () => {
  it('is kept until the last day', async () => {
    const guest = await guestOf(service);
    await setLastVisit(guest, KEPT_DAYS - 1);
    await sweep();
    expect(await isKept(guest)).toBe(true);
  });

  it('for too long cannot sign in, and leaves no personal data', async () => {
    const guest = await guestOf(service);
    await setLastVisit(guest, KEPT_DAYS + 1);
    await sweep();
    expect(await isKept(guest)).toBe(false);
    expect(await sql(`SELECT FROM sessions WHERE user_id = ${OF}`, [guest.username])).toEqual([]);
  });

  it('resigns all matches; the opponents keep the match, with a player without a name', async () => {
    const [guest, friend] = [await guestOf(service), await service.player()];
    const { challenge } = await friend.challenge({
      ...FOR_GUESTS,
      opponents: [{ username: guest.username }],
    });
    const { match } = await guest.accept({ challengeId: challenge!.id });
    const withBot = await matchOfGuest(guest);
    await setLastVisit(guest, KEPT_DAYS + 1);
    await sweep();
    const { status, result, seats } = await friend.match(match!.id);
    expect([status, result!.reason]).toEqual(['FINISHED', 'RESIGNED']);
    expect(result!.winners.map((seat) => seats[seat]!.user.username)).toEqual([friend.username]);
    expect(seats.map(({ user }) => user.username)).toContainEqual(expect.stringMatching(/^gone-/));
    expect((await friend.match(withBot)).status).toBe('FINISHED');
  });

  it('loses all challenges: they are cancelled, own ones and those of others', async () => {
    const [guest, friend] = [await guestOf(service), await service.player()];
    const own = await guest.challenge({ ...FOR_GUESTS, byInvitation: true });
    const named = { ...FOR_GUESTS, opponents: [{ username: guest.username }] };
    const others = await friend.challenge(named);
    await setLastVisit(guest, KEPT_DAYS + 1);
    await sweep();
    const ids = [own, others].map(({ challenge }) => challenge!.matchId);
    const rows = await sql(
      `SELECT DISTINCT status FROM challenges WHERE match_id = ANY($1::uuid[])`,
      [ids.map((id) => Buffer.from(id, 'base64url').toString().split(':').at(-1))],
    );
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });

  it('is no longer due after the removal, so that the sweep does not read the row again', async () => {
    const guest = await guestOf(service);
    await setLastVisit(guest, KEPT_DAYS + 1);
    await sweep();
    expect(await isDue(guest)).toBe(false);
  });
});

describe('a guest who has been back', () => {
  it('stays, and the days count from the last visit', async () => {
    const guest = await guestOf(service);
    await setLastVisit(guest, KEPT_DAYS + 1);
    await sql(
      `UPDATE sessions SET last_used_at = now() - interval '2 days' WHERE user_id = ${OF}`,
      [guest.username],
    );
    await sweep();
    expect(await isKept(guest)).toBe(true);
    const due = await sql(
      `SELECT FROM users WHERE username = $1 AND guest_seen_at > now() - interval '3 days'`,
      [guest.username],
    );
    expect(due).toHaveLength(1);
  });

  it('stays with the new name and password after registering, even after a long absence', async () => {
    const guest = await guestOf(service);
    const input = { username: 'Resident', password: 'correct horse battery 9' };
    await mutate(guest, 'keepAccount', input);
    await sql(`UPDATE sessions SET last_used_at = now() - interval '40 days'
      WHERE user_id = (SELECT id FROM users WHERE username = 'Resident')`);
    await sweep();
    expect(await isKept(guest)).toBe(true);
  });
});

describe('a sweep that breaks off', () => {
  it('removes all but the one at which it fails, and the next continues', async () => {
    const [broken, sound] = [await guestOf(service), await guestOf(service)];
    const matchId = await matchOfGuest(broken);
    for (const guest of [broken, sound]) await setLastVisit(guest, KEPT_DAYS + 1);
    await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'not this one'; END $$`);
    await sql(`CREATE TRIGGER refuse BEFORE UPDATE OF closed_at ON users FOR EACH ROW
      WHEN (OLD.username = '${broken.username}') EXECUTE FUNCTION refuse()`);
    await expect(sweep()).rejects.toThrow('not this one');
    expect(await isDue(sound)).toBe(false);
    // Nobody can sign in to a guest that is partly removed.
    expect(await isKept(broken)).toBe(false);
    expect((await service.client().match(matchId)).status).toBe('FINISHED');
    expect(await isDue(broken)).toBe(true);
    await sql('DROP TRIGGER refuse ON users');
    await sweep();
    expect(await isDue(broken)).toBe(false);
  });

  it('two simultaneous sweeps of guests have the result of one', async () => {
    const guests = [await guestOf(service), await guestOf(service), await guestOf(service)];
    const matches = [];
    for (const guest of guests) matches.push(await matchOfGuest(guest));
    for (const guest of guests) await setLastVisit(guest, KEPT_DAYS + 1);
    await Promise.all([sweep(), sweep()]);
    for (const guest of guests) expect(await isDue(guest)).toBe(false);
    for (const id of matches) expect((await service.client().match(id)).status).toBe('FINISHED');
  });
});
