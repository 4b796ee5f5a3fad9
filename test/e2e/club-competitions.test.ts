/** Real: the service over HTTP, its worker, and Postgres. Competitions that a club runs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { changeClub, clubActsOf, clubOf, foundClub } from '../support/clubs.js';
import { announceCompetition } from '../support/competitions.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

let service: TestService;
let owner: TestClient;
let member: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const people = await Promise.all([1, 2, 3].map(() => service.player()));
  [owner, member, stranger] = people as [TestClient, TestClient, TestClient];
});

const UNKNOWN = Buffer.from('Competition:00000000-0000-4000-8000-000000000000').toString(
  'base64url',
);

const PARTS = `query ($id: ID!) { competition(competitionId: $id) {
  name entries { nodes { number } } log { nodes { at } } pairings { nodes { board } } standings { nodes { place } } } }`;

const NODE = 'query ($id: ID!) { node(id: $id) { id } }';

const partsFor = (client: TestClient, id: string) =>
  client.ask<{ competition: unknown }>(PARTS, { id });

const fileFor = async (client: TestClient | null, path: string) => {
  const headers = new Headers();
  if (client) headers.set('authorization', `Bearer ${client.accessToken}`);
  const answer = await fetch(`${service.base}/export/${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

describe('a competition for the members of a private club', () => {
  it('does not exist for others: each answer is that for an unknown one', async () => {
    const { id: clubId } = await clubOf([owner, member]);
    const id = await announceCompetition(owner, { clubId, access: 'CLUB' });
    for (const client of [owner, member])
      expect(await partsFor(client, id)).toMatchObject({ competition: { name: 'Sonntagsrunde' } });
    for (const client of [stranger, service.client()]) {
      expect(await partsFor(client, id)).toEqual({ competition: null });
      expect(await client.ask(NODE, { id })).toEqual({ node: null });
    }
    for (const [name, input] of [
      ['enterCompetition', {}],
      ['withdrawFromCompetition', {}],
      ['cancelCompetition', { reason: 'not mine' }],
      ['disqualifyEntry', { number: 1, reason: 'not mine' }],
    ] as const)
      expect([name, await changeClub(stranger, name, { competitionId: id, ...input })]).toEqual([
        name,
        ['COMPETITION_NOT_FOUND'],
      ]);
  });

  it('gives its files to members alone', async () => {
    const { id: clubId } = await clubOf([owner, member]);
    const id = await announceCompetition(owner, { clubId, access: 'CLUB' });
    const standings = (file: string) => (of: string) => `competitions/${of}/${file}`;
    const records = (of: string) => `matches.ndjson?competition=${of}`;
    for (const path of [standings('standings.csv'), standings('standings.json'), records]) {
      expect((await fileFor(member, path(id))).status).toBe(200);
      for (const client of [stranger, null])
        expect(await fileFor(client, path(id))).toEqual(await fileFor(client, path(UNKNOWN)));
    }
  });

  it('stays visible to who has entered and left the club, and not to others once the club is closed', async () => {
    const { id: clubId } = await clubOf([owner, member]);
    const id = await announceCompetition(owner, { clubId, access: 'CLUB' });
    expect(await changeClub(member, 'enterCompetition', { competitionId: id })).toEqual([]);
    expect(await changeClub(member, 'leaveClub', { clubId })).toEqual([]);
    expect((await partsFor(member, id)).competition).not.toBeNull();
    const cancel = { competitionId: id, reason: 'nobody is left' };
    expect(await changeClub(owner, 'cancelCompetition', cancel)).toEqual([]);
    expect(await changeClub(owner, 'closeClub', { clubId })).toEqual([]);
    expect((await partsFor(member, id)).competition).not.toBeNull();
    expect(await partsFor(stranger, id)).toEqual({ competition: null });
  });

  it('does not exist any more for who was removed and has withdrawn before the draw', async () => {
    const { id: clubId } = await clubOf([owner, member]);
    const competitionId = await announceCompetition(owner, { clubId, access: 'CLUB' });
    expect(await changeClub(member, 'enterCompetition', { competitionId })).toEqual([]);
    const removal = { clubId, username: member.username, reason: 'quarrels' };
    expect(await changeClub(owner, 'removeClubMember', removal)).toEqual([]);
    expect((await partsFor(member, competitionId)).competition).not.toBeNull();
    expect(await changeClub(member, 'withdrawFromCompetition', { competitionId })).toEqual([]);
    expect(await partsFor(member, competitionId)).toEqual({ competition: null });
    expect((await fileFor(member, `competitions/${competitionId}/standings.csv`)).status).toBe(404);
  });

  it('is not found by the id of the club, also if everyone may enter', async () => {
    const { id: clubId } = await clubOf([owner, member]);
    await announceCompetition(owner, { clubId, access: 'ALL' });
    const listed = `query ($clubId: ID) { competitions(filter: { clubId: $clubId }) { nodes { name } } }`;
    const found = { competitions: { nodes: [{ name: 'Sonntagsrunde' }] } };
    expect(await member.ask(listed, { clubId })).toEqual(found);
    for (const client of [stranger, service.client()])
      expect(await client.ask(listed, { clubId })).toEqual({ competitions: { nodes: [] } });
  });

  it('is seen by everyone in a club that everyone sees', async () => {
    const { id: clubId } = await foundClub(owner, { visibility: 'LISTED' });
    const id = await announceCompetition(owner, { clubId, access: 'CLUB' });
    expect((await partsFor(stranger, id)).competition).not.toBeNull();
    expect(await changeClub(stranger, 'enterCompetition', { competitionId: id })).toEqual([
      'CLUB_MEMBERS_ONLY',
    ]);
  });
});

describe('a club with a competition that is not over', () => {
  it('is neither closed nor left by its last member, and says so before', async () => {
    const { id: clubId } = await foundClub(owner);
    const competitionId = await announceCompetition(owner, { clubId, access: 'CLUB' });
    const before = { CLOSE: 'CLUB_HAS_COMPETITIONS', LEAVE: 'CLUB_HAS_COMPETITIONS' };
    expect(await clubActsOf(owner, clubId)).toMatchObject(before);
    for (const act of ['closeClub', 'leaveClub'])
      expect(await changeClub(owner, act, { clubId })).toEqual(['CLUB_HAS_COMPETITIONS']);
    await mustMutate(owner, 'cancelCompetition', { competitionId, reason: 'nobody came' });
    expect(await clubActsOf(owner, clubId)).toMatchObject({ CLOSE: null, LEAVE: null });
    expect(await changeClub(owner, 'closeClub', { clubId })).toEqual([]);
  });

  it('is not closed while a series goes on', async () => {
    const { id: clubId } = await foundClub(owner);
    const rhythm = {
      timeZone: 'Europe/Vienna',
      unit: 'WEEK',
      every: 1,
      // No season is announced yet.
      firstStart: new Date(Date.now() + 300 * 24 * 3_600_000).toISOString().slice(0, 16),
      opensDaysBefore: 3,
    };
    const terms = { name: 'Reihe', form: 'KNOCK_OUT', variant: 'zweier', rated: false };
    type Made = { series: { id: string } };
    const made = await mustMutate<Made>(
      owner,
      'createCompetitionSeries',
      { ...terms, clubId, rhythm },
      'series { id }',
    );
    expect(await changeClub(owner, 'closeClub', { clubId })).toEqual(['CLUB_HAS_COMPETITIONS']);
    await mustMutate(owner, 'endCompetitionSeries', { competitionSeriesId: made.series.id });
    expect(await changeClub(owner, 'closeClub', { clubId })).toEqual([]);
  });

  it('of closing and announcing at once, one is refused', async () => {
    const { id: clubId } = await foundClub(owner);
    const terms = { name: 'Sonntagsrunde', form: 'KNOCK_OUT', variant: 'zweier', rated: false };
    const [closed, announced] = await Promise.all([
      changeClub(owner, 'closeClub', { clubId }),
      changeClub(owner, 'createCompetition', { ...terms, clubId, access: 'CLUB' }),
    ]);
    expect([
      [[], ['CLUB_NOT_YOURS']],
      [['CLUB_HAS_COMPETITIONS'], []],
    ]).toContainEqual([closed, announced]);
  });
});
