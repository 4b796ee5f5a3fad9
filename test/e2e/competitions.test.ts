/** Real: an api and a worker. Competitions over GraphQL from the announcement to the places. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { fewestSentBy } from '../bench/round-trips.js';
import { mutate, mustMutate } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import {
  announce,
  enter,
  playByResigning,
  shownCompetition,
} from '../support/played-competitions.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { codesOf } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let organiser: TestClient;
let players: TestClient[];

beforeAll(async () => {
  service = await startService();
  organiser = await service.player();
  players = await Promise.all([1, 2, 3, 4].map(() => service.player()));
});
afterAll(() => service.stop());

const codes = async (client: TestClient, mutation: string, input: object): Promise<string[]> =>
  codesOf(await mutate<{ userErrors: UserErrorJson[] }>(client, mutation, input));

const texts = async (client: TestClient): Promise<ReadonlyMap<string, string>> => {
  type Feed = { notifications: { nodes: { type: string; text: string }[] } };
  const feed = await client.ask<Feed>('{ notifications(first: 50) { nodes { type text } } }');
  return new Map(feed.notifications.nodes.map(({ type, text }) => [type, text]));
};

interface DrawJson {
  readonly commitment: string;
  readonly secret: string | null;
  readonly seed: string | null;
}

const drawOf = async (competitionId: string): Promise<DrawJson> => {
  const { competition } = await organiser.ask<{ competition: { drawOfLots: DrawJson } }>(
    `query ($id: ID!) { competition(competitionId: $id) { drawOfLots { commitment secret seed } } }`,
    { id: competitionId },
  );
  return competition.drawOfLots;
};

describe('a knock-out', () => {
  let id: string;

  beforeAll(async () => {
    id = await announce(organiser, { places: 4, leastEntries: 4 });
  });

  it('keeps the secret of its draw until entries are closed', async () => {
    for (const player of players.slice(0, 3)) await enter(player, id, { clientSeed: 'mine' });
    const before = await drawOf(id);
    expect(before).toMatchObject({ secret: null, seed: null });
    await enter(players[3]!, id);
    await until('the draw', async () => (await shownCompetition(organiser, id)).round === 1);
    const { secret, commitment } = await drawOf(id);
    expect(commitment).toBe(before.commitment);
    expect(createHash('sha256').update(Buffer.from(secret!, 'hex')).digest('hex')).toBe(commitment);
  });

  it('tells everyone the first opponent, and ends with places', async () => {
    const opened = await until('both matches', async () => {
      const shown = await shownCompetition(organiser, id);
      return shown.pairings.nodes.every((one) => one.playedMatches.length === 1)
        ? shown
        : undefined;
    });
    expect(opened.pairings.nodes).toHaveLength(2);
    type Own = { viewerPairings: { nodes: { competition: { id: string } }[] } };
    const own = await players[0]!.ask<Own>('{ viewerPairings { nodes { competition { id } } } }');
    expect(own.viewerPairings.nodes).toEqual([{ competition: { id } }]);
    await until('the notice', async () => (await texts(players[0]!)).has('ROUND_BEGAN'));
    expect((await texts(players[0]!)).get('ROUND_BEGAN')).toBe('Round 1 of A small one');
    const ended = await playByResigning(players, id);
    expect(ended.pairings.nodes).toHaveLength(3);
    await until('the notice', async () => (await texts(players[0]!)).has('COMPETITION_ENDED'));
  });

  it('has standings, a log and matches that say where they belong', async () => {
    type Answer = {
      competition: {
        standings: { nodes: { place: number; competitionPoints: number }[] };
        log: { nodes: { kind: string }[] };
        pairings: { nodes: { playedMatches: { competition: { id: string } }[] }[] };
      };
    };
    const { competition } = await organiser.ask<Answer>(
      `query ($id: ID!) { competition(competitionId: $id) {
         standings { nodes { place competitionPoints } }
         log(first: 50) { nodes { kind } }
         pairings { nodes { playedMatches { competition { id } competitionPairing { round } } } }
       } }`,
      { id },
    );
    expect(competition.standings.nodes.map(({ place }) => place).slice(0, 2)).toEqual([1, 2]);
    const kinds = competition.log.nodes.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['ANNOUNCED', 'ENTERED', 'STARTED', 'ENDED']));
    const of = competition.pairings.nodes.flatMap((one) => one.playedMatches);
    expect(of.map((match) => match.competition.id)).toEqual([id, id, id]);
  });
});

describe('the standings as files', () => {
  const file = async (id: string, type: string) => {
    const answer = await fetch(`${service.base}/export/competitions/${id}/standings.${type}`);
    return { status: answer.status, text: await answer.text() };
  };

  it('have the names and places of all entrants', async () => {
    const two = players.slice(0, 2);
    const host = await service.player();
    const id = await announce(host, { places: 2, leastEntries: 2 });
    for (const player of two) await enter(player, id);
    await playByResigning(two, id);
    const { standings } = JSON.parse((await file(id, 'json')).text) as {
      standings: { place: number; username: string }[];
    };
    const names = two.map(({ username }) => username).sort();
    expect(standings.map(({ username }) => username).sort()).toEqual(names);
    expect(standings.map(({ place }) => place)).toEqual([1, 2]);
    const [head, ...rows] = (await file(id, 'csv')).text.trimEnd().split('\r\n');
    expect(head).toMatch(/^place,group,username,partner,played,won,drawn,lost,competitionPoints,/);
    expect(rows.map((row) => row.split(',')[2]).sort()).toEqual(names);
  });

  it('of an unknown competition are not found', async () => {
    expect((await file('nonsense', 'csv')).status).toBe(404);
  });
});

it('a round robin of three is played to the end', async () => {
  const three = players.slice(0, 3);
  const id = await announce(organiser, { form: 'ROUND_ROBIN', places: 3, leastEntries: 3 });
  for (const player of three) await enter(player, id);
  const { pairings } = await playByResigning(three, id);
  expect(pairings.nodes.filter(({ decision }) => decision !== 'BYE')).toHaveLength(3);
});

describe('a competition by invitation', () => {
  let id: string;
  beforeAll(async () => {
    id = await announce(organiser, { access: 'INVITATION', name: 'Among friends' });
  });

  const invitationFor = async (viewer: TestClient) => {
    type Answer = { competition: { invitation: { invitationToken: string } | null } };
    const { competition } = await viewer.ask<Answer>(
      `query ($id: ID!) { competition(competitionId: $id) { invitation { url invitationToken } } }`,
      { id },
    );
    return competition.invitation?.invitationToken ?? null;
  };

  const listed = async (viewer: TestClient): Promise<string[]> => {
    type Answer = { competitions: { nodes: { id: string }[] } };
    const answer = await viewer.ask<Answer>('{ competitions(first: 100) { nodes { id } } }');
    return answer.competitions.nodes.map((one) => one.id);
  };

  it('is listed only for its organiser and for who has entered', async () => {
    expect(await listed(organiser)).toContain(id);
    expect(await listed(players[0]!)).not.toContain(id);
  });

  it('gives its link to its organiser alone, and old links do not work', async () => {
    expect(await invitationFor(players[0]!)).toBeNull();
    const old = (await invitationFor(organiser))!;
    const [player] = players;
    const input = { competitionId: id };
    expect(await codes(player!, 'enterCompetition', input)).toEqual(['BY_INVITATION_ONLY']);
    await mustMutate(organiser, 'changeCompetition', { ...input, renewInvitation: true });
    const withOld = { ...input, invitationToken: old };
    expect(await codes(player!, 'enterCompetition', withOld)).toEqual(['BY_INVITATION_ONLY']);
    await enter(player!, id, { invitationToken: await invitationFor(organiser) });
    expect(await listed(player!)).toContain(id);
  });
});

describe('the log of a change', () => {
  it('has the values before and after, and nothing of what stays', async () => {
    const host = await service.player();
    const id = await announce(host, { name: 'Before', places: 8 });
    const change = { competitionId: id, name: 'After', places: 8, ratingLeast: 1500 };
    await mustMutate(host, 'changeCompetition', { ...change, renewInvitation: true });
    type Answer = { competition: { log: { nodes: { kind: string; changes: object[] }[] } } };
    const { competition } = await host.ask<Answer>(
      `query ($id: ID!) { competition(competitionId: $id) {
        log(first: 5) { nodes { kind changes { term valueBefore valueAfter } } } } }`,
      { id },
    );
    const changed = competition.log.nodes.find(({ kind }) => kind === 'CHANGED');
    expect(changed!.changes).toEqual([
      { term: 'NAME', valueBefore: 'Before', valueAfter: 'After' },
      { term: 'RATING_LEAST', valueBefore: null, valueAfter: '1500' },
      { term: 'INVITATION', valueBefore: null, valueAfter: null },
    ]);
  });
});

describe('what the viewer may do', () => {
  it('is told beforehand with the code that the mutation would answer', async () => {
    const host = await service.player();
    const id = await announce(host, { name: 'For people' });
    type Answer = {
      competition: { acts: { what: string; refusal: { code: string; message: string } | null }[] };
    };
    const { competition } = await players[1]!.ask<Answer>(
      `query ($id: ID!) { competition(competitionId: $id) { acts { what refusal { code message } } } }`,
      { id },
    );
    const codeOf = Object.fromEntries(
      competition.acts.map(({ what, refusal }) => [what, refusal?.code ?? null]),
    );
    expect(codeOf).toMatchObject({
      ENTER: null,
      WITHDRAW: 'NOT_ENTERED',
      CHALLENGE: 'NOT_A_LADDER',
      CANCEL: 'NOT_THE_ORGANISER',
    });
    const input = { competitionId: id };
    expect(await codes(players[1]!, 'withdrawFromCompetition', input)).toEqual(['NOT_ENTERED']);
    const cancel = { ...input, reason: 'A test.' };
    expect(await codes(players[1]!, 'cancelCompetition', cancel)).toEqual(['NOT_THE_ORGANISER']);
    await mustMutate(host, 'cancelCompetition', cancel);
    expect(await codes(players[1]!, 'enterCompetition', input)).toEqual(['COMPETITION_OVER']);
  });

  it.each([
    [{ name: 'x' }, ['COMPETITION_NAME_INVALID']],
    [{ about: 'x'.repeat(2001) }, ['COMPETITION_ABOUT_INVALID']],
    [{ variant: 'dreier' }, ['FORM_NEEDS_OTHER_GAME']],
    [{ fixedPartners: true }, ['PARTNERS_NEED_SIDES']],
    [{ places: 1000 }, ['PLACES_INVALID']],
    [{ roundDays: 0 }, ['ROUND_DAYS_INVALID']],
    [{ matchesAtOnce: 0 }, ['MATCHES_AT_ONCE_INVALID']],
    [{ timeoutsAllowed: -1 }, ['TIMEOUTS_ALLOWED_INVALID']],
    [{ access: 'RATING' }, ['RATING_RANGE_INVALID']],
    [{ access: 'CLUB' }, ['CLUB_NEEDED']],
    [{ startsAt: '2020-01-01T00:00:00Z' }, ['TIMES_INVALID']],
    [{ form: 'LADDER', endsAt: '9999-01-01T00:00:00Z' }, ['TIMES_INVALID']],
    [{ settings: [{ key: 'none', integer: 1 }] }, ['SETTING_UNKNOWN']],
    [{ settings: [{ key: 'bestOf', integer: 100 }] }, ['SETTING_INVALID']],
    [
      {
        settings: [
          { key: 'bestOf', integer: 3 },
          { key: 'bestOf', integer: 5 },
        ],
      },
      ['SETTING_INVALID'],
    ],
  ])('wrong terms are refused with their codes: %j', async (wrong, wanted) => {
    const terms = { name: 'Wrong', form: 'KNOCK_OUT', variant: 'zweier', ...wrong };
    const another = await service.player();
    expect(await codes(another, 'createCompetition', terms)).toEqual(wanted);
  });
});

it('a repeated call with its key announces one competition', async () => {
  const another = await service.player();
  const once = { name: 'Only once', idempotencyKey: 'once' };
  expect(await announce(another, once)).toBe(await announce(another, once));
});

describe('what the viewer may do in many competitions', () => {
  it('is read at once for all competitions, also with the token of a link', async () => {
    const host = await service.player();
    const ids = await Promise.all([1, 2, 3].map(() => announce(host, { access: 'INVITATION' })));
    type Link = { competition: { invitation: { invitationToken: string } } };
    const { competition } = await host.ask<Link>(
      'query ($id: ID!) { competition(competitionId: $id) { invitation { invitationToken } } }',
      { id: ids[0] },
    );
    const token = competition.invitation.invitationToken;
    const source = new DataSource({ type: 'postgres', url: service.database.url });
    await source.initialize();
    const readings = async (some: readonly string[]): Promise<number> => {
      const fields = some.map(
        (id, i) =>
          `c${i}: competition(competitionId: "${id}") { acts(invitationToken: "${token}") { what isAllowed } }`,
      );
      const ask = () => players[0]!.ask(`{ ${fields.join(' ')} }`);
      return fewestSentBy(source, ask, (name) => name.startsWith('competition'));
    };
    expect(await readings(ids)).toBe(await readings(ids.slice(0, 1)));
    await source.destroy();
    type Acts = { competition: { acts: { what: string; refusal: { code: string } | null }[] } };
    const query = `query ($id: ID!, $token: String) { competition(competitionId: $id) {
      acts(invitationToken: $token) { what refusal { code } } } }`;
    const entering = async (id: string) => {
      const answer = await players[0]!.ask<Acts>(query, { id, token });
      return answer.competition.acts.find(({ what }) => what === 'ENTER')!.refusal?.code ?? null;
    };
    expect(await Promise.all(ids.map(entering))).toEqual([
      null,
      'BY_INVITATION_ONLY',
      'BY_INVITATION_ONLY',
    ]);
  });
});
