/** Real: the service over HTTP, Postgres, a folder of the operator. Texts that others read have no listed words. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getNamedType, isInputObjectType } from 'graphql';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { mustMutate, mutate, PASSWORD } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { guestOf } from '../support/guests.js';
import { send } from '../support/messages.js';
import { schemaOf } from '../support/schema.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveRole } from '../support/staff.js';
import { startMatch } from '../support/table.js';

const RUDE = 'Du Arschloch!';
const GOOD = 'Servus beinand';

let service: TestService;
let anna: TestClient;
let muted: TestClient;
let moderator: TestClient;
const apps = new Map<TestClient, string>();

beforeAll(async () => {
  service = await startService();
  [anna, muted, moderator] = [
    await service.player(),
    await service.player(),
    await service.player(),
  ];
  for (const author of [anna, muted]) {
    const named = { ...APP, name: `App of ${author.username}` };
    const { app } = await mutate<{ app: { id: string } }>(author, 'createApp', named, 'app { id }');
    apps.set(author, app.id);
  }
  await giveRole(service, moderator, 'MODERATOR');
  await mustMutate(moderator, 'muteUser', { username: muted.username, reason: 'Insults.' });
});
afterAll(() => service.stop());

const club = () => toGlobalId('Club', randomUUID());
const competition = () => toGlobalId('Competition', randomUUID());

const CUP = { form: 'KNOCK_OUT', variant: 'zweier', name: 'A cup' };
const SERIES = {
  ...CUP,
  rhythm: {
    ...{ timeZone: 'Europe/Vienna', unit: 'WEEK', every: 1 },
    ...{ firstStart: '2027-01-03T18:00', opensDaysBefore: 3 },
  },
};
const BOT = { owner: 'nobody_here', engine: 'Motor', version: '1' };
const APP = { name: 'An app', redirectUris: ['https://app.example/back'] };

/** An input with a text in one field, by "Type.field". */
type Input = (text: string, author: TestClient) => object | Promise<object>;

const withMatch: Input = async (text, author) => ({
  ...{ text, matchId: (await startMatch([author, await service.player()])).matchId },
});

const withApp: Input = (name, author) => ({ name, appId: apps.get(author)! });

/** Every text of a user that others read: refused from people who are muted, and with a listed word. */
const PUBLIC: Readonly<Record<string, Input>> = {
  'FoundClubInput.name': (name) => ({ name }),
  'FoundClubInput.about': (about) => ({ name: 'A club', about }),
  'UpdateClubInput.name': (name) => ({ clubId: club(), name }),
  'UpdateClubInput.about': (about) => ({ clubId: club(), about }),
  'RemoveClubMemberInput.reason': (reason) => ({ clubId: club(), username: 'nobody_here', reason }),
  'CreateCompetitionInput.name': (name) => ({ ...CUP, name }),
  'CreateCompetitionInput.about': (about) => ({ ...CUP, about }),
  'ChangeCompetitionInput.name': (name) => ({ competitionId: competition(), name }),
  'ChangeCompetitionInput.about': (about) => ({ competitionId: competition(), about }),
  'CreateCompetitionSeriesInput.name': (name) => ({ ...SERIES, name }),
  'CreateCompetitionSeriesInput.about': (about) => ({ ...SERIES, about }),
  'CancelCompetitionInput.reason': (reason) => ({ competitionId: competition(), reason }),
  'DisqualifyEntryInput.reason': (reason) => ({ competitionId: competition(), number: 1, reason }),
  'EndRoundEarlyInput.reason': (reason) => ({ competitionId: competition(), reason }),
  'BecomeBotInput.engine': (engine) => ({ ...BOT, engine }),
  'BecomeBotInput.version': (version) => ({ ...BOT, version }),
  'BecomeBotInput.description': (description) => ({ ...BOT, description }),
  'UpdateBotInput.engine': (engine) => ({ engine }),
  'UpdateBotInput.version': (version) => ({ version }),
  'UpdateBotInput.description': (description) => ({ description }),
  'CreateAppInput.name': (name) => ({ ...APP, name }),
  'UpdateAppInput.name': withApp,
  'SendMessageInput.text': withMatch,
};

/** Names: the mute leaves them alone, because no one has to keep a name. */
const NAMES: Readonly<Record<string, (username: string) => Promise<UserErrorJson[]>>> = {
  'RegisterInput.username': async (username) =>
    (await mutate(service.client(), 'register', { username, password: PASSWORD })).userErrors,
  'KeepAccountInput.username': async (username) =>
    (await mutate(await guestOf(service), 'keepAccount', { username, password: PASSWORD }))
      .userErrors,
  'RenameAccountInput.username': async (username) =>
    (await mutate(anna, 'renameAccount', { username, password: PASSWORD })).userErrors,
};

/** Texts that only their author reads, or those who keep order. Both quote what was said, and so do moderators. */
const PRIVATE = [
  ...['AppealInput.text', 'ReportMessageInput.comment', 'ReportUserInput.comment'],
  ...['CreateApiTokenInput.name', 'AddPushSubscriptionInput.label'],
];

const STAFF = /session of (?:a moderator|an admin)/;

/** The fields with such names take words; others take names of people, secrets, addresses and codes. */
const WORDED = ['about', 'comment', 'description', 'engine', 'label', 'name', 'reason', 'text'];

const mutationOf = (place: string) =>
  place[0]!.toLowerCase() + place.slice(1, place.indexOf('Input.'));
const fieldOf = (place: string) => place.slice(place.indexOf('.') + 1);

it('every text of the schema is public, a name, private, or of those who keep order', async () => {
  const schema = await schemaOf(anna);
  const mutations = schema.getMutationType()!.getFields();
  const places = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name, type: of }) => getNamedType(of).name === 'String' && WORDED.includes(name))
        .map(({ name }) => `${type.name}.${name}`),
    )
    .filter((place) => !STAFF.test(mutations[mutationOf(place)]?.description ?? ''));
  const known = [...Object.keys(PUBLIC), ...PRIVATE].filter((place) => !place.endsWith('.version'));
  expect(places.sort()).toEqual(known.sort());
});

describe.each(Object.entries(PUBLIC))('%s', (place, inputOf) => {
  it('is refused with a listed word', async () => {
    const { userErrors } = await mutate(anna, mutationOf(place), await inputOf(RUDE, anna));
    const refused = userErrors.filter(({ code }) => code === 'WORDS_REFUSED');
    expect(refused.map(({ path }) => path)).toEqual([[fieldOf(place)]]);
  });

  it('is refused from a person who is muted', async () => {
    const input = await inputOf(GOOD, muted);
    await expect(mutate(muted, mutationOf(place), input)).rejects.toThrow('MUTED');
  });
});

it.each(Object.entries(NAMES))('%s is refused with a listed word', async (_, choose) => {
  expect(await choose('Arschloch99')).toMatchObject([
    { code: 'WORDS_REFUSED', path: ['username'] },
  ]);
});

describe('a message', () => {
  it('among friends only may have any words', async () => {
    const [ben, cora] = [await service.player(), await service.player()];
    const { matchId } = await startMatch([ben, cora]);
    const codes = async () =>
      (await send(ben, matchId, { text: RUDE })).userErrors.map((e) => e.code);
    expect(await codes()).toEqual(['WORDS_REFUSED']);
    await mustMutate(ben, 'sendFriendRequest', { username: cora.username });
    expect(await codes()).toEqual(['WORDS_REFUSED']);
    await mustMutate(cora, 'acceptFriendRequest', { username: ben.username });
    expect(await codes()).toEqual([]);
  });

  it('of a friend is refused when somebody else reads it, too', async () => {
    const [ben, cora, dora] = [
      await service.player(),
      await service.player(),
      await service.player(),
    ];
    await mustMutate(ben, 'sendFriendRequest', { username: cora.username });
    await mustMutate(cora, 'acceptFriendRequest', { username: ben.username });
    const { matchId } = await startMatch([ben, cora, dora], { variant: 'dritt' });
    expect((await send(ben, matchId, { text: RUDE })).userErrors.map((e) => e.code)).toEqual([
      'WORDS_REFUSED',
    ]);
  });
});

describe('an operator', () => {
  it('replaces a list by a file, and turns one off by an empty one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'words-'));
    await writeFile(join(folder, 'words.de.txt'), '# ours\nb.d\nSchneider\n');
    await writeFile(join(folder, 'words.en.txt'), '');
    const own = await startService({ TEXTS_DIR: folder });
    try {
      const ben = await own.player();
      const founded = async (name: string) => (await mutate(ben, 'foundClub', { name })).userErrors;
      expect(await founded('Schneider frei')).toMatchObject([{ code: 'WORDS_REFUSED' }]);
      expect(await founded('Die Arschlöcher')).toEqual([]);
      expect(await founded('The bitches')).toEqual([]);
    } finally {
      await own.stop();
      await rm(folder, { recursive: true });
    }
  });
});
