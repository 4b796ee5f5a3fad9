/** Real: the whole service and Postgres; the command runs in this process, on a connection of its own. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OperatorRoles } from '../../../src/modules/audit/application/operator-roles.js';
import { withDatabase } from '../../../src/platform/database/data-source.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';
import { giveRole } from '../../support/staff.js';
import { until } from '../../support/wait.js';

const LOG =
  '{ auditLog(first: 50) { nodes { id kind reason actor { username } subject { username } } } }';
const MINE =
  '{ decisionsAboutMe { nodes { id kind reason actor { username } mayAppeal appealMade { isGranted answer } } } }';
const APPEAL =
  'mutation ($input: AppealInput!) { appeal(input: $input) { auditEntry { id } userErrors { code } } }';
const ANSWER = `mutation ($input: AnswerAppealInput!) {
  answerAppeal(input: $input) { auditEntry { id } userErrors { code } } }`;

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly reason: string | null;
  readonly actor: { username: string } | null;
  readonly mayAppeal: boolean;
  readonly appealMade: { isGranted: boolean | null; answer: string | null } | null;
}

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startService();
  admin = await service.player();
  await giveRole(service, admin, 'ADMIN');
});
afterAll(() => service.stop());

async function operate<T>(work: (roles: OperatorRoles) => Promise<T>): Promise<T> {
  let result: T;
  await withDatabase(service.database.url, async (database) => {
    result = await work(new OperatorRoles(database));
  });
  return result!;
}

const logOf = async (client: TestClient) =>
  (await client.ask<{ auditLog: { nodes: Entry[] } }>(LOG)).auditLog.nodes;
const decisionsAbout = async (client: TestClient) =>
  (await client.ask<{ decisionsAboutMe: { nodes: Entry[] } }>(MINE)).decisionsAboutMe.nodes;

/** The codes of a mutation's user errors. */
async function refusals(client: TestClient, mutation: string, input: object): Promise<string[]> {
  type Answer = Record<string, { userErrors: { code: string }[] }>;
  const answer = await client.ask<Answer>(mutation, { input });
  return Object.values(answer).flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
}

describe('the command roles', () => {
  it('gives and takes a role, writes both to the log, and tells the person', async () => {
    const anna = await service.player();
    const given = await operate((roles) => roles.give(anna.username, 'MODERATOR', 'We need one.'));
    expect(given).toEqual({ given: 'MODERATOR', to: anna.username });
    const listed = await operate((roles) => roles.list());
    expect(listed).toContainEqual(
      expect.objectContaining({ username: anna.username, role: 'MODERATOR' }),
    );
    await operate((roles) => roles.take(anna.username, 'Thank you.'));
    expect((await logOf(admin)).slice(0, 2)).toMatchObject([
      {
        kind: 'ROLE_TAKEN',
        reason: 'Thank you.',
        actor: null,
        subject: { username: anna.username },
      },
      { kind: 'ROLE_GIVEN', reason: 'We need one.', actor: null },
    ]);
    const texts = '{ notifications { nodes { text } } }';
    await until('two notices', async () => {
      type Answer = { notifications: { nodes: { text: string }[] } };
      return (await anna.ask<Answer>(texts)).notifications.nodes.length === 2;
    });
  });

  it('ends the role in the sessions of the person within moments', async () => {
    const gone = await service.player();
    await giveRole(service, gone, 'ADMIN');
    expect(await logOf(gone)).not.toEqual([]);
    await operate((roles) => roles.take(gone.username, 'No longer here.'));
    const refused = await until('the end of the role', async () => {
      const { errors } = await gone.raw(LOG);
      return errors?.[0]?.extensions;
    });
    expect(refused).toMatchObject({ code: 'FORBIDDEN', requiredRole: 'ADMIN' });
  });

  it('refuses guests, bots, unknown names, and what is already so', async () => {
    const player = await service.player();
    const bots = `SELECT username FROM users WHERE is_bot LIMIT 1`;
    const [bot] = await rowsOf<{ username: string }>(service, bots);
    const give = (name: string) => operate((roles) => roles.give(name, 'ADMIN', 'Why not.'));
    await expect(give('nobody_here')).rejects.toThrow('There is no user with this name');
    await expect(give(bot!.username)).rejects.toThrow('Guests and bots get no role');
    await give(player.username);
    await expect(give(player.username)).rejects.toThrow('has this role already');
    const reset = operate((roles) => roles.reset(player.username, 'Lost.'));
    await expect(reset).rejects.toThrow('has no two-factor sign-in');
  });

  it('turns the second factor off for a person who has lost it, and the role is not in force', async () => {
    const lost = await service.player();
    await giveRole(service, lost, 'ADMIN');
    await operate((roles) => roles.reset(lost.username, 'The phone is lost.'));
    type Answer = { me: { secondFactor: object | null; staffRole: object } };
    const { me } = await lost.ask<Answer>(
      '{ me { secondFactor { since } staffRole { obstacle } } }',
    );
    expect(me).toEqual({ secondFactor: null, staffRole: { obstacle: 'NO_SECOND_FACTOR' } });
  });
});

describe('an appeal', () => {
  /** Somebody whose role was taken away. */
  async function wronged(): Promise<{ person: TestClient; entryId: string }> {
    const person = await service.player();
    await operate((roles) => roles.give(person.username, 'MODERATOR', 'Please.'));
    await operate((roles) => roles.take(person.username, 'A mistake.'));
    const [entry] = await decisionsAbout(person);
    expect(entry).toMatchObject({ kind: 'ROLE_TAKEN', actor: null, mayAppeal: true });
    return { person, entryId: entry!.id };
  }

  it('is made once, and answered once, and the person is told', async () => {
    const { person, entryId } = await wronged();
    const appeal = { auditEntryId: entryId, text: 'It was not me.\nPlease ask the others.' };
    expect(
      await refusals(person, APPEAL, { auditEntryId: entryId, text: 'x'.repeat(2001) }),
    ).toEqual(['APPEAL_TEXT_INVALID']);
    expect(await refusals(person, APPEAL, appeal)).toEqual([]);
    expect(await refusals(person, APPEAL, appeal)).toEqual(['ALREADY_APPEALED']);
    const answer = { auditEntryId: entryId, isGranted: true, text: 'You are right.' };
    expect(await refusals(admin, ANSWER, answer)).toEqual([]);
    expect(await refusals(admin, ANSWER, answer)).toEqual(['APPEAL_NOT_OPEN']);
    expect((await decisionsAbout(person)).slice(0, 2)).toMatchObject([
      { kind: 'APPEAL_ANSWERED', reason: 'You are right.', mayAppeal: false },
      {
        kind: 'ROLE_TAKEN',
        mayAppeal: false,
        appealMade: { isGranted: true, answer: 'You are right.' },
      },
    ]);
    expect((await logOf(admin))[0]).toMatchObject({
      kind: 'APPEAL_ANSWERED',
      actor: { username: admin.username },
    });
  });

  it('is nothing for others, and not against what takes nothing away', async () => {
    const { person, entryId } = await wronged();
    const stranger = await service.player();
    const text = 'For a friend.';
    expect(await refusals(stranger, APPEAL, { auditEntryId: entryId, text })).toEqual([
      'DECISION_NOT_FOUND',
    ]);
    const [, given] = await decisionsAbout(person);
    expect(await refusals(person, APPEAL, { auditEntryId: given!.id, text })).toEqual([
      'NOT_APPEALABLE',
    ]);
    expect(
      await refusals(admin, ANSWER, { auditEntryId: entryId, isGranted: false, text }),
    ).toEqual(['APPEAL_NOT_OPEN']);
  });

  it('is answered by another admin than the one who decided, where there is one', async () => {
    const { person, entryId } = await wronged();
    await refusals(person, APPEAL, { auditEntryId: entryId, text: 'Please look again.' });
    const sql = `WITH entry AS (
        INSERT INTO audit_log (id, actor_id, act, subject_id)
        SELECT gen_random_uuid(), a.id, 'WARNED', p.id FROM users a, users p
        WHERE a.username = $1 AND p.username = $2 RETURNING id, subject_id
      ) INSERT INTO audit_texts (entry_id, subject_id, reason)
      SELECT id, subject_id, 'Insults.' FROM entry`;
    await rowsOf(service, sql, [admin.username, person.username]);
    const [warning] = await decisionsAbout(person);
    await refusals(person, APPEAL, { auditEntryId: warning!.id, text: 'I was polite.' });
    const answer = { auditEntryId: warning!.id, isGranted: false, text: 'No.' };
    const other = await service.player();
    await giveRole(service, other, 'ADMIN');
    expect(await refusals(admin, ANSWER, answer)).toEqual(['OWN_DECISION']);
    expect(await refusals(other, ANSWER, answer)).toEqual([]);
  });
});
