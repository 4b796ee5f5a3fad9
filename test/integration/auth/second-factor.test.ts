/** Real: Postgres, argon2, GraphQL over HTTP; the clock moves only when a test advances it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { hashRecoveryCode } from '../../../src/modules/auth/application/second-factor-codes.js';
import { CodeProgram } from '../../support/codes.js';
import { until } from '../../support/wait.js';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import { codes, freshName, login, mutate, PASSWORD, refresh, register, whoIs } from './calls.js';
import type { SessionAnswer, UserError } from './calls.js';

const STEP_SECONDS = 30;
const DAY = 24 * 3600;
const STATE =
  '{ me { secondFactor { since recoveryCodesLeft } staffRole { name isInForce obstacle } } }';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts({ REGISTRATIONS_PER_MINUTE: '100000' });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(DAY));

type Codes = { recoveryCodes: string[] };

interface WithFactor {
  readonly session: SessionAnswer;
  readonly program: CodeProgram;
  readonly recoveryCodes: string[];
}

const sql = <T>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<T>(text, values);

const now = () => app.clock.now().getTime();

const begin = (token: string, password = PASSWORD) =>
  mutate<{ uri: string; secret: string }>(
    app,
    'beginSecondFactor',
    { password },
    { token },
    'uri secret userErrors { code message path }',
  );

const confirm = (token: string, code: string) =>
  mutate<Codes>(
    app,
    'confirmSecondFactor',
    { code },
    { token },
    'recoveryCodes userErrors { code message path }',
  );

const signIn = (username: string, code: string | null, password = PASSWORD) =>
  mutate<SessionAnswer>(
    app,
    'login',
    { username, password, code },
    {},
    'accessToken refreshToken user { id username isBot } userErrors { code message path }',
  );

/** A new user with two-factor sign-in; the next code is not used yet. */
async function withFactor(): Promise<WithFactor> {
  const session = await register(app, {});
  const { secret } = await begin(session.accessToken);
  const program = new CodeProgram(secret);
  const { recoveryCodes, userErrors } = await confirm(session.accessToken, program.code(0, now()));
  expect(userErrors).toEqual([]);
  app.clock.advance(STEP_SECONDS);
  // The access token ends after ten minutes of the clock, which has moved less.
  return { session, program, recoveryCodes };
}

const stateOf = async (token: string) =>
  (await app.send<{ me: Record<string, unknown> }>(STATE, {}, { token })).data.me;

describe('turning two-factor sign-in on', () => {
  it('takes the password and a first code, and gives ten recovery codes', async () => {
    const { accessToken, user } = await register(app, {});
    expect(codes(await begin(accessToken, 'a wrong password'))).toEqual(['INVALID_CREDENTIALS']);
    const begun = await begin(accessToken);
    expect(begun.uri).toMatch(
      new RegExp(`^otpauth://totp/Bummerl:${user.username}\\?.*secret=${begun.secret}`),
    );
    expect(codes(await login(app, user.username))).toEqual([]);
    const program = new CodeProgram(begun.secret);
    expect(codes(await confirm(accessToken, program.wrongCode(now())))).toEqual([
      'SECOND_FACTOR_WRONG',
    ]);
    const { recoveryCodes } = await confirm(accessToken, program.code(0, now()));
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await stateOf(accessToken)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
    expect(codes(await begin(accessToken))).toEqual(['SECOND_FACTOR_ON']);
    expect(codes(await confirm(accessToken, program.code(1, now())))).toEqual(['SECOND_FACTOR_ON']);
  });

  it('ends the other sessions, and keeps this one', async () => {
    const first = await register(app, {});
    const second = await login(app, first.user.username);
    const { secret } = await begin(second.accessToken);
    await confirm(second.accessToken, new CodeProgram(secret).code(0, now()));
    expect(await whoIs(app, second.accessToken)).toBe(first.user.username);
    expect(await whoIs(app, first.accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await refresh(app, first.refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { session, recoveryCodes } = await withFactor();
    const rows = await sql<{ all: string }[]>(
      `SELECT row_to_json(f)::text || coalesce(string_agg(c.code_hash::text, ' '), '') AS all
       FROM second_factors f LEFT JOIN recovery_codes c USING (user_id)
       WHERE user_id = (SELECT id FROM users WHERE username = $1) GROUP BY f.*`,
      [session.user.username],
    );
    for (const code of recoveryCodes) {
      const letters = code.replaceAll('-', '');
      expect(rows[0]!.all).not.toContain(letters);
      expect(rows[0]!.all).not.toContain(Buffer.from(letters).toString('hex'));
    }
  });

  it('is nothing for guests, and cannot be confirmed before it has begun', async () => {
    const { accessToken } = await register(app, {});
    expect(codes(await confirm(accessToken, '123456'))).toEqual(['SECOND_FACTOR_NOT_BEGUN']);
    const guest = await mutate<SessionAnswer>(
      app,
      'startAsGuest',
      null,
      {},
      'accessToken userErrors { code }',
    );
    expect(codes(await begin(guest.accessToken))).toEqual(['NOT_FOR_GUESTS']);
  });
});

describe('signing in with two factors', () => {
  it('asks for the code only after the password was right', async () => {
    const { session, program } = await withFactor();
    const { username } = session.user;
    expect(codes(await signIn(username, null, 'a wrong password'))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    const right = program.code(0, now());
    expect(codes(await signIn(username, right, 'a wrong password'))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    expect((await signIn(username, null)).userErrors).toMatchObject([
      { code: 'SECOND_FACTOR_REQUIRED', path: ['code'] },
    ]);
    const opened = await signIn(username, ` ${right.slice(0, 3)} ${right.slice(3)} `);
    expect(codes(opened)).toEqual([]);
    expect(await whoIs(app, opened.accessToken)).toBe(username);
  });

  it('takes each code once, and no earlier one after it', async () => {
    const { session, program } = await withFactor();
    const { username } = session.user;
    app.clock.advance(10 * STEP_SECONDS);
    const [before, current, after] = [-1, 0, 1].map((steps) => program.code(steps, now()));
    expect(codes(await signIn(username, current!))).toEqual([]);
    expect(codes(await signIn(username, current!))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codes(await signIn(username, before!))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codes(await signIn(username, after!))).toEqual([]);
  });

  it('takes a code of the step before and after, and none further away', async () => {
    const { session, program } = await withFactor();
    const { username } = session.user;
    app.clock.advance(10 * STEP_SECONDS);
    expect(codes(await signIn(username, program.code(-2, now())))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codes(await signIn(username, program.code(2, now())))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codes(await signIn(username, program.code(-1, now())))).toEqual([]);
  });

  it('one code opens one session, however many try at once', async () => {
    const { session, program } = await withFactor();
    const code = program.code(0, now());
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => signIn(session.user.username, code)),
    );
    expect(tries.flatMap(codes).filter((it) => it !== 'SECOND_FACTOR_WRONG')).toEqual([]);
    expect(tries.filter((it) => codes(it).length === 0)).toHaveLength(1);
  });

  it('is locked for a day after ten wrong codes, and recovery codes still work', async () => {
    const { session, program, recoveryCodes } = await withFactor();
    const { username } = session.user;
    for (let i = 0; i < 10; i++)
      expect(codes(await signIn(username, program.wrongCode(now())))).toEqual([
        'SECOND_FACTOR_WRONG',
      ]);
    const locked = await signIn(username, program.code(0, now()));
    expect(locked.refusal).toMatchObject({ code: 'RATE_LIMITED' });
    expect(codes(await signIn(username, recoveryCodes[0]!))).toEqual([]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { session, recoveryCodes } = await withFactor();
    const { username } = session.user;
    const [code, other] = recoveryCodes;
    const opened = await signIn(username, code!.toUpperCase().replaceAll('-', ' '));
    expect(codes(opened)).toEqual([]);
    expect(await stateOf(opened.accessToken)).toMatchObject({
      secondFactor: { recoveryCodesLeft: 9 },
    });
    expect(codes(await signIn(username, code!))).toEqual(['SECOND_FACTOR_WRONG']);
    const foreign = await withFactor();
    expect(codes(await signIn(foreign.session.user.username, other!))).toEqual([
      'SECOND_FACTOR_WRONG',
    ]);
  });
});

describe('with two-factor sign-in', () => {
  const NEXT = 'an even finer password';
  const calls = [
    ['changeEmail', { email: 'somebody@example.org', password: PASSWORD }],
    ['changePassword', { currentPassword: PASSWORD, newPassword: NEXT }],
    ['renameAccount', { username: 'another-name', password: PASSWORD }],
    ['renewRecoveryCodes', { password: PASSWORD }],
    ['turnOffSecondFactor', { password: PASSWORD }],
  ] as const;

  it.each(calls)('%s takes the code as well', async (name, input) => {
    const { session, program } = await withFactor();
    const { accessToken: token } = session;
    const send = (code: string) => mutate(app, name, { ...input, code }, { token });
    expect(codes(await send(' '))).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(codes(await send(program.wrongCode(now())))).toEqual(['SECOND_FACTOR_WRONG']);
    const own = name === 'renameAccount' ? { username: freshName().slice(0, 12) } : {};
    const done = await mutate(
      app,
      name,
      { ...input, ...own, code: program.code(0, now()) },
      { token },
    );
    expect(codes(done)).toEqual([]);
  });

  it('new recovery codes end the old ones', async () => {
    const { session, program, recoveryCodes } = await withFactor();
    const renewed = await mutate<Codes>(
      app,
      'renewRecoveryCodes',
      { password: PASSWORD, code: program.code(0, now()) },
      { token: session.accessToken },
      'recoveryCodes userErrors { code message path }',
    );
    const { username } = session.user;
    expect(codes(await signIn(username, recoveryCodes[0]!))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codes(await signIn(username, renewed.recoveryCodes[0]!))).toEqual([]);
  });

  it('new ones that are asked for twice at once are those of one request', async () => {
    const { session, program, recoveryCodes } = await withFactor();
    const { accessToken: token, user } = session;
    const [used] = recoveryCodes as [string];
    const others = app.app.get(DataSource).createQueryRunner();
    await others.startTransaction();
    await others.query(
      `SELECT FROM recovery_codes JOIN users u ON u.id = user_id
       WHERE u.username = $1 AND code_hash <> $2 FOR UPDATE OF recovery_codes`,
      [user.username, hashRecoveryCode(used)],
    );
    const renew = (code: string) =>
      mutate(app, 'renewRecoveryCodes', { password: PASSWORD, code }, { token });
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const waiting = (count: number) =>
      until(`${count} to wait`, async () => (await sql<object[]>(waits)).length === count);
    const first = renew(used);
    await waiting(1);
    const second = renew(program.code(0, now()));
    await waiting(2);
    await others.commitTransaction();
    await others.release();
    expect([codes(await first), codes(await second)]).toEqual([[], []]);
    expect(await stateOf(token)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
  });

  it('turned off, the password is enough, and the recovery codes are gone', async () => {
    const { session, recoveryCodes } = await withFactor();
    const off = { password: PASSWORD, code: recoveryCodes[0]! };
    const { accessToken: token, user } = session;
    expect(codes(await mutate(app, 'turnOffSecondFactor', off, { token }))).toEqual([]);
    expect(codes(await login(app, user.username))).toEqual([]);
    expect(await stateOf(token)).toMatchObject({ secondFactor: null });
    const again = { password: PASSWORD, code: recoveryCodes[1]! };
    expect(codes(await mutate(app, 'turnOffSecondFactor', again, { token }))).toEqual([
      'SECOND_FACTOR_OFF',
    ]);
  });
});

it('tells the owner by letters that it was turned on, got new codes, and was turned off', async () => {
  const { accessToken: token, user } = await register(app, {});
  await sql(
    `UPDATE users SET email = $2, email_key = $2, email_verified_at = now() WHERE username = $1`,
    [user.username, `${user.username}@example.org`],
  );
  const { secret } = await begin(token);
  const { recoveryCodes } = await confirm(token, new CodeProgram(secret).code(0, now()));
  const proof = (code: string) => ({ password: PASSWORD, code });
  await mutate(app, 'renewRecoveryCodes', proof('0'), { token });
  const renewed = await mutate<Codes>(
    app,
    'renewRecoveryCodes',
    proof(recoveryCodes[0]!),
    { token },
    'recoveryCodes userErrors { code }',
  );
  await mutate(app, 'turnOffSecondFactor', proof(renewed.recoveryCodes[0]!), { token });
  const letters = await sql<{ kind: string }[]>(
    `SELECT kind FROM letters WHERE email_key = $1 ORDER BY created_at, id`,
    [`${user.username}@example.org`],
  );
  expect(letters.map(({ kind }) => kind)).toEqual([
    'SECOND_FACTOR_TURNED_ON',
    'RECOVERY_CODES_RENEWED',
    'SECOND_FACTOR_TURNED_OFF',
  ]);
});

describe('a role', () => {
  const give = (username: string, role: string) =>
    sql('INSERT INTO user_roles (user_id, role) SELECT id, $2 FROM users WHERE username = $1', [
      username,
      role,
    ]);
  const roleIn = async (token: string) => (await stateOf(token))['staffRole'];

  it('is in force only in a session that was opened with a code', async () => {
    const { accessToken, user } = await register(app, {});
    await give(user.username, 'MODERATOR');
    expect(await roleIn(accessToken)).toEqual({
      name: 'MODERATOR',
      isInForce: false,
      obstacle: 'NO_SECOND_FACTOR',
    });
    const { secret } = await begin(accessToken);
    await confirm(accessToken, new CodeProgram(secret).code(0, now()));
    expect(await roleIn(accessToken)).toMatchObject({ isInForce: true, obstacle: null });
    app.clock.advance(STEP_SECONDS);
    const opened = await signIn(user.username, new CodeProgram(secret).code(0, now()));
    expect(await roleIn(opened.accessToken)).toMatchObject({ isInForce: true });
  });

  it('is not in force in a session that was opened without one', async () => {
    const { session, program } = await withFactor();
    const { username } = session.user;
    await give(username, 'ADMIN');
    const { accessToken } = await signIn(username, program.code(0, now()));
    await sql('UPDATE sessions SET second_factor_id = NULL');
    expect(await roleIn(accessToken)).toEqual({
      name: 'ADMIN',
      isInForce: false,
      obstacle: 'SIGNED_IN_WITHOUT_CODE',
    });
  });

  it('ends with the second factor, at once', async () => {
    const { session, recoveryCodes } = await withFactor();
    const { accessToken: token, user } = session;
    await give(user.username, 'ADMIN');
    const opened = await signIn(user.username, recoveryCodes[1]!);
    expect(await roleIn(opened.accessToken)).toMatchObject({ name: 'ADMIN', isInForce: true });
    const off = { password: PASSWORD, code: recoveryCodes[0]! };
    await mutate<{ userErrors: UserError[] }>(app, 'turnOffSecondFactor', off, { token });
    expect(await roleIn(opened.accessToken)).toMatchObject({
      isInForce: false,
      obstacle: 'NO_SECOND_FACTOR',
    });
  });
});
