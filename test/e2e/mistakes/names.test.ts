/**
 * Real: the service over HTTP. Names from closed sets: clients can list them, and inputs accept no
 * others.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import { catalogue, CONTRACTS, variantOf } from '../../../src/engine/index.js';
import { toGlobalId } from '../../../src/platform/api/ids.js';
import type { TestClient, UserErrorJson } from '../../support/client.js';
import { RULES, rulesIn } from '../../support/rules.js';
import type { RuleJson } from '../../support/rules.js';
import { schemaOf } from '../../support/schema.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { asPlayerToAct, playerToAct, waitingPlayer, startMatch } from '../../support/table.js';

let service: TestService;
let player: TestClient;
let schema: GraphQLSchema;
/** A match to make a plan for, and an open challenge of another player. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startService();
  const table = await startMatch([await service.player(), await service.player()]);
  const match = await asPlayerToAct(table);
  player = playerToAct(table, match);
  schema = await schemaOf(player);
  const { challenge } = await waitingPlayer(table, match).challenge({ variant: 'zweier' });
  ids = { matchId: match.id, challengeId: challenge!.id };
});
afterAll(() => service.stop());

/**
 * An input that takes names from a closed set but is no enum: its mutation, and the user error for an
 * unknown name.
 */
interface Closed {
  readonly mutation: string;
  readonly input: (name: string) => object;
  readonly code: string;
  readonly path: readonly (string | number)[] | null | ((name: string) => readonly string[]);
}

const VARIANTS = catalogue();

const RHYTHM = {
  timeZone: 'Europe/Vienna',
  unit: 'WEEK',
  every: 1,
  firstStart: '2027-01-03T18:00',
  opensDaysBefore: 3,
};

/** Terms of a competition, and what is wrong with them. */
const competition = (wrong: object) => ({
  name: 'Any name',
  form: 'KNOCK_OUT',
  variant: 'zweier',
  ...wrong,
});

/** A fact of a plan's condition that names a card or an action. */
const factOf = (fact: string): Closed => ({
  mutation: 'setPlan',
  input: (name) => ({
    matchId: ids['matchId'],
    rules: [{ when: { [fact]: name }, then: [{ cheapest: true }] }],
  }),
  code: 'CONDITION_INVALID',
  path: ['rules', 0, 'when', fact],
});

/**
 * Every argument and input field that takes a name from a closed set but is no enum of the schema.
 */
const CLOSED: Readonly<Record<string, Closed>> = {
  'SetTimeZoneInput.timeZone': {
    mutation: 'setTimeZone',
    input: (timeZone) => ({ timeZone }),
    code: 'TIME_ZONE_INVALID',
    path: ['timeZone'],
  },
  'FoundClubInput.timeZone': {
    mutation: 'foundClub',
    input: (timeZone) => ({ name: 'Any name', timeZone }),
    code: 'TIME_ZONE_INVALID',
    path: ['timeZone'],
  },
  'UpdateClubInput.timeZone': {
    mutation: 'updateClub',
    input: (timeZone) => ({ clubId: toGlobalId('Club', randomUUID()), timeZone }),
    code: 'TIME_ZONE_INVALID',
    path: ['timeZone'],
  },
  'CompetitionSettingInput.key': {
    mutation: 'createCompetition',
    input: (key) => competition({ settings: [{ key, integer: 1 }] }),
    code: 'SETTING_UNKNOWN',
    path: (key) => ['settings', key],
  },
  'CompetitionSettingInput.choice': {
    mutation: 'createCompetition',
    input: (choice) => competition({ settings: [{ key: 'bestOf', choice }] }),
    code: 'SETTING_INVALID',
    path: ['settings', 'bestOf'],
  },
  'CompetitionRhythmInput.timeZone': {
    mutation: 'createCompetitionSeries',
    input: (timeZone) => competition({ rhythm: { ...RHYTHM, timeZone } }),
    code: 'RHYTHM_INVALID',
    path: ['rhythm'],
  },
  'CompetitionRhythmInput.firstStart': {
    mutation: 'createCompetitionSeries',
    input: (firstStart) => competition({ rhythm: { ...RHYTHM, firstStart } }),
    code: 'RHYTHM_INVALID',
    path: ['rhythm'],
  },
  'ActInput.actions': {
    mutation: 'act',
    input: (action) => ({ matchId: ids['matchId'], actions: [action] }),
    code: 'UNKNOWN_ACTION',
    path: null,
  },
  'PlanConditionInput.holds': factOf('holds'),
  'PlanConditionInput.led': factOf('led'),
  'PlanConditionInput.legal': factOf('legal'),
  'PlanConditionInput.onTable': factOf('onTable'),
};

/** Inputs that take any text: names of people, secrets, addresses, days, places in a list. */
const FREE = new Set(
  `about actor after auth clientSeed code comment creator currentPassword description email endpoint engine from
   homepage idempotencyKey invitationToken label name named newPassword operationName opponent organiser owner p256dh
   network partner password player prefix query reason redirectUris refreshToken resetToken season secret subject text to token url username usernameOrEmail
   verificationToken version`.split(/\s+/),
);

/** Everything in the schema that takes a text or JSON, as "Type.field" or "Type.field.argument". */
const textsIn = (types: GraphQLSchema): string[] =>
  Object.values(types.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return textual(type.name, Object.values(type.getFields()));
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      textual(`${type.name}.${field.name}`, field.args),
    );
  });

const textual = (of: string, inputs: readonly { name: string; type: GraphQLInputType }[]) =>
  inputs
    .filter(({ name, type }) => {
      const scalar = getNamedType(type).name;
      return (scalar === 'String' || scalar === 'JSON') && !FREE.has(name);
    })
    .map(({ name }) => `${of}.${name}`);

const NAMES = ['none such', '', 'ZWEIER', 'toString', '__proto__', 'null', 'a\0b', '\ud800'];
const closed = Object.entries(CLOSED).map(([text, place]) => ({ text, ...place }));

/** Queries and mutations with an input that is an enum. */
const ENUMS = [
  'query ($name: VariantKey!) { matches(filter: { variant: $name }) { nodes { id } } }',
  'query ($name: VariantKey!) { challenges(filter: { variant: $name }) { nodes { id } } }',
  'query ($name: PresetKey!) { challenges(filter: { preset: $name }) { nodes { id } } }',
  'query ($name: VariantKey!) { botStrengths(variant: $name) { rating } }',
  'query ($name: VariantKey!) { leaderboard(variant: $name) { nodes { rank } } }',
  'query ($name: PresetKey) { leaderboard(variant: zweier, preset: $name) { nodes { rank } } }',
  'query ($name: VariantKey!) { me { ratingHistory(variant: $name) { nodes { at } } } }',
  'mutation ($name: VariantKey!) { createChallenge(input: { variant: $name }) { match { id } } }',
  `mutation ($name: TrumpFromRule!) {
     createChallenge(input: { variant: zweier, rules: { trumpFrom: $name } }) { match { id } } }`,
  `mutation ($name: BotLevel!) {
     createChallenge(input: { variant: zweier, opponents: [{ bot: $name }] }) { match { id } } }`,
];

describe('an unknown name', () => {
  it('is tested in every text input of the schema, unless the input is free', () => {
    expect(textsIn(schema).sort()).toEqual(Object.keys(CLOSED).sort());
  });

  it.each(ENUMS)('of an enum is BAD_USER_INPUT: %s', async (query) => {
    for (const name of NAMES) {
      const { errors } = await player.raw(query, { name });
      expect([name, errors![0]!.extensions.code]).toEqual([name, 'BAD_USER_INPUT']);
    }
  });

  it.each(closed)('in $text is a user error at its field', async (place) => {
    const { mutation, input, code, path } = place;
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code path } } }`;
    for (const name of NAMES) {
      const answer = await player.ask<Record<string, { userErrors: UserErrorJson[] }>>(query, {
        input: input(name),
      });
      const at = typeof path === 'function' ? path(name) : path;
      expect([name, answer[mutation]!.userErrors]).toEqual([name, [{ code, path: at }]]);
    }
  });

  it('the error for an unknown preset lists the presets of the variant', async () => {
    const query = `{ challenges(filter: { variant: dritt, preset: weich }) { nodes { id } } }`;
    const { errors } = await player.raw(query);
    const { presets } = VARIANTS.find(({ key }) => key === 'dritt')!;
    expect(errors![0]!.extensions['knownValues']).toEqual(presets.map(({ name }) => name));
  });

  it('of a player finds nobody, and not everybody', async () => {
    const query =
      'query ($name: String!) { matches(filter: { player: $name }) { nodes { id } } user(username: $name) { id } }';
    for (const name of ['', 'nobody_here']) {
      expect(await player.ask(query, { name })).toEqual({ matches: { nodes: [] }, user: null });
    }
  });
});

describe('a list that depends on the viewer', () => {
  const OWN = [
    'matches(filter: { mine: true })',
    'matches(filter: { myTurn: true })',
    'matches(filter: { backed: true })',
    'matches(filter: { mine: true, player: "nobody_here" })',
    'challenges(filter: { mine: true })',
  ];

  it.each(OWN)('%s is UNAUTHENTICATED without a session', async (list) => {
    const { errors } = await service.client().raw(`{ ${list} { nodes { id } } }`);
    expect(errors![0]).toMatchObject({
      path: [list.split('(')[0]],
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect((await player.raw(`{ ${list} { nodes { id } } }`)).errors).toBeUndefined();
  });

  it('works without a session if its filter does not need the viewer', async () => {
    const query = `{ matches(filter: { mine: false, myTurn: false }) { nodes { id } }
      challenges(filter: { excludeOwn: true }) { nodes { id } } }`;
    expect((await service.client().raw(query)).errors).toBeUndefined();
  });
});

const VALUE = '{ flag number word contracts text }';
const ALL = `{ variants { key name nameDe seats defaultPreset
  presets { name text target rules { name value ${VALUE} default ${VALUE} source text } }
  options { name text source kind view default ${VALUE} values ${VALUE} min max }
  contracts { key name nameDe gamePoints height heightIfGangOver openTo goal hasTrump acesLow leader
    mustHold opensHands defendersTalk isUsual source } } }`;

interface Catalogue {
  readonly key: string;
  readonly presets: { name: string; text: string; rules: (RuleJson & { text: string })[] }[];
  readonly options: { name: string; text: string; source: string; values: unknown[] | null }[];
  readonly contracts: { key: string; gamePoints: number | null; height: number | null }[];
}

describe('variants', () => {
  it('are shown in one query with everything about each, as the engine has it', async () => {
    const { variants } = await player.ask<{ variants: Catalogue[] }>(ALL);
    expect(variants.map(({ key }) => key)).toEqual(catalogue().map(({ key }) => key));
    for (const { key, presets, options } of variants) {
      const { ruleset } = variantOf(key)!;
      const shown = presets.map(({ name, rules }) => [name, rulesIn(rules)]);
      expect(Object.fromEntries(shown)).toEqual(ruleset.presets);
      expect(options.map(({ name, source }) => [name, source])).toEqual(
        Object.entries(ruleset.table).map(([name, spec]) => [name, spec.source]),
      );
    }
  });

  it('list their contracts in the order of the bidding', async () => {
    const { variants } = await player.ask<{ variants: Catalogue[] }>(ALL);
    for (const { key, contracts } of variants) {
      const own = CONTRACTS.filter((contract) => contract.variants.some((name) => name === key));
      expect(contracts.map((shown) => shown.key).sort()).toEqual(
        own.map(({ name }) => name).sort(),
      );
      const heights = contracts.map(({ height }) => height ?? 0);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      for (const { key: name, gamePoints } of contracts) {
        expect(gamePoints).toBe(name === 'NORMAL' ? null : own.find((c) => c.name === name)!.value);
      }
    }
  });

  it('have their texts in the language of the request', async () => {
    const query = `{ variants { key options { name text values { text } } } }`;
    const answer = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de-AT' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data: { variants: Catalogue[] } };
    const { options } = data.variants.find(({ key }) => key === 'zweier')!;
    expect(options.find(({ name }) => name === 'endAt66')).toMatchObject({
      text: 'Ob 66 Augen das Spiel von selbst beenden oder ausgemeldet werden müssen.',
      values: [
        { text: '66 beenden das Spiel von selbst' },
        { text: '66 müssen ausgemeldet werden' },
      ],
    });
  });
});

describe('rules in a challenge', () => {
  it.each(
    catalogue().flatMap(({ key, presets }) => presets.map(({ name }) => [key, name] as const)),
  )('of %s, given as the rules of %s, are exactly these', async (variant, preset) => {
    const options = variantOf(variant)!.ruleset.presets[preset]!;
    const query = `mutation ($input: CreateChallengeInput!) { createChallenge(input: $input) {
        challenge { rules ${RULES} changed: rules(changed: true) ${RULES} } userErrors { code } } }`;
    const input = { variant, rules: options, rated: false };
    type Made = { challenge: { rules: RuleJson[]; changed: RuleJson[] }; userErrors: object[] };
    const { createChallenge: made } = await player.ask<{ createChallenge: Made }>(query, { input });
    expect(made.userErrors).toEqual([]);
    expect(rulesIn(made.challenge.rules)).toEqual(options);
    const usual = variantOf(variant)!.ruleset.table;
    const changed = Object.entries(options).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]!.fallback),
    );
    expect(rulesIn(made.challenge.changed)).toEqual(Object.fromEntries(changed));
  });

  it('count as left out if they are null', async () => {
    const none = Object.fromEntries(catalogue()[0]!.options.map(({ name }) => [name, null]));
    const input = { variant: 'dritt', rules: { ...none, target: 5 }, rated: false };
    const { challenge, userErrors } = await player.challenge(input);
    expect([userErrors, challenge !== null]).toEqual([[], true]);
  });
});
