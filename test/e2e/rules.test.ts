/** Real: the whole service over HTTP. What `variants` tells, and that inputs take what it tells. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue, CONTRACTS, variantOf } from '../../src/engine/index.js';
import type { TestClient } from '../support/client.js';
import { RULES, rulesIn } from '../support/rules.js';
import type { RuleJson } from '../support/rules.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

let service: TestService;
let player: TestClient;
beforeAll(async () => {
  service = await startService();
  player = await service.player();
});
afterAll(() => service.stop());

const VALUE = '{ flag number word words text }';
const ALL = `{ variants { key name nameDe seats defaultPreset
  presets { name text target rules { name value ${VALUE} default ${VALUE} source text } }
  options { name text source kind view default ${VALUE} values ${VALUE} min max }
  contracts { key name nameDe gamePoints height heightIfGangOver openTo goal hasTrump acesLow leader
    mustHold opensHands defendersTalk isUsual source } } }`;

interface Told {
  readonly key: string;
  readonly presets: { name: string; text: string; rules: (RuleJson & { text: string })[] }[];
  readonly options: { name: string; text: string; source: string; values: unknown[] | null }[];
  readonly contracts: { key: string; gamePoints: number | null; height: number | null }[];
}

describe('variants', () => {
  it('tells all of every variant in one query, as the engine has it', async () => {
    const { variants } = await player.ask<{ variants: Told[] }>(ALL);
    expect(variants.map(({ key }) => key)).toEqual(catalogue().map(({ key }) => key));
    for (const { key, presets, options } of variants) {
      const { ruleset } = variantOf(key)!;
      const told = presets.map(({ name, rules }) => [name, rulesIn(rules)]);
      expect(Object.fromEntries(told)).toEqual(ruleset.presets);
      expect(options.map(({ name, source }) => [name, source])).toEqual(
        Object.entries(ruleset.table).map(([name, spec]) => [name, spec.source]),
      );
    }
  });

  it('lists contracts in the order of the bidding, where there are any', async () => {
    const { variants } = await player.ask<{ variants: Told[] }>(ALL);
    for (const { key, contracts } of variants) {
      const own = CONTRACTS.filter((contract) => contract.variants.some((name) => name === key));
      expect(contracts.map((told) => told.key).sort()).toEqual(own.map(({ name }) => name).sort());
      const heights = contracts.map(({ height }) => height ?? 0);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      for (const { key: name, gamePoints } of contracts) {
        expect(gamePoints).toBe(name === 'NORMAL' ? null : own.find((c) => c.name === name)!.value);
      }
    }
  });

  it('speaks the language of the request', async () => {
    const query = `{ variants { key options { name text values { text } } } }`;
    const answer = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de-AT' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data: { variants: Told[] } };
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

describe('rules that are sent', () => {
  it.each(
    catalogue().flatMap(({ key, presets }) => presets.map(({ name }) => [key, name] as const)),
  )('of %s %s are those that were told', async (variant, preset) => {
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

  it('may be null, which is as good as left out', async () => {
    const none = Object.fromEntries(catalogue()[0]!.options.map(({ name }) => [name, null]));
    const input = { variant: 'dritt', rules: { ...none, target: 5 }, rated: false };
    const { challenge, userErrors } = await player.challenge(input);
    expect([userErrors, challenge !== null]).toEqual([[], true]);
  });
});
