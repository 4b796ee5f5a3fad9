/**
 * Real: the service. The clocks, rateable terms and options that the API shows before a challenge is made.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

let service: TestService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.stop());

interface Clock {
  readonly name: string;
  readonly label: string;
  readonly timeControl: {
    readonly perTurnSeconds: number | null;
    readonly bankSeconds: number | null;
    readonly incrementSeconds: number | null;
    readonly text: string;
  };
}
interface Range {
  readonly min: number;
  readonly max: number;
}
interface Clocks {
  readonly clocks: { proposed: Clock[]; perTurn: Range; bank: Range; increment: Range };
}
const CLOCKS = `{ clocks { perTurn { min max } bank { min max } increment { min max } proposed { name label
  timeControl { perTurnSeconds bankSeconds incrementSeconds text } } } }`;

const RATEABLE = `query ($variant: VariantKey!, $preset: PresetKey, $rules: RulesInput, $target: Int,
    $timeControl: TimeControlInput) {
  rateable(variant: $variant, preset: $preset, rules: $rules, target: $target, timeControl: $timeControl) }`;
const isRateable = async (terms: object): Promise<boolean> => {
  const input = { variant: 'zweier', ...terms };
  return (await service.client().ask<{ rateable: boolean }>(RATEABLE, input)).rateable;
};

/** The error codes of a challenge with these terms. */
async function refusals(client: TestClient, terms: object): Promise<string[]> {
  const input = { variant: 'zweier', opponents: [{ bot: 'random' }], ...terms };
  return (await client.challenge(input)).userErrors.map(({ code }) => code);
}

describe('the clocks', () => {
  it('are accepted and have a text, if they are proposed', async () => {
    const { clocks } = await service.client().ask<Clocks>(CLOCKS);
    expect(clocks.proposed.map(({ name, timeControl }) => [name, timeControl.text])).toEqual([
      ['DAY', '1 day a turn'],
      ['THREE_DAYS', '3 days a turn'],
      ['WEEK', '7 days a turn'],
      ['EVENING', '1 hour for all turns, and 30 seconds more after each'],
      ['NONE', 'no clock'],
    ]);
    const anna = await service.player();
    for (const { timeControl } of clocks.proposed) {
      const { perTurnSeconds, bankSeconds, incrementSeconds } = timeControl;
      const given = { perTurnSeconds, bankSeconds, incrementSeconds };
      expect(await refusals(anna, { timeControl: given, rated: false })).toEqual([]);
    }
  });

  it('are accepted within the limits that the API shows, and refused outside', async () => {
    const { clocks } = await service.client().ask<Clocks>(CLOCKS);
    const anna = await service.player();
    const tried = async (timeControl: object) =>
      (await refusals(anna, { timeControl, rated: false })).length === 0;
    const { perTurn, bank } = clocks;
    expect(await tried({ perTurnSeconds: perTurn.min })).toBe(true);
    expect(await tried({ perTurnSeconds: perTurn.min - 1 })).toBe(false);
    expect(await tried({ perTurnSeconds: perTurn.max + 1 })).toBe(false);
    expect(await tried({ bankSeconds: bank.max })).toBe(true);
    expect(await tried({ bankSeconds: bank.max + 1 })).toBe(false);
  });
});

describe('rateable', () => {
  it.each([
    [{}, true],
    [{ preset: 'scharf' }, true],
    [{ timeControl: {} }, false],
    [{ rules: { leadKingOnly: true } }, false],
    [{ target: 3 }, false],
    [{ timeControl: { perTurnSeconds: 1 } }, false],
  ])('says of the terms %j: %s', async (terms, expected) => {
    expect(await isRateable(terms)).toBe(expected);
  });
});

describe('the label of an option', () => {
  it('comes with the options on which it depends', async () => {
    type Options = {
      variants: {
        key: string;
        options: {
          name: string;
          label: string;
          appliesWhere: { name: string; values: object[] }[];
        }[];
      }[];
    };
    const { variants } = await service
      .client()
      .ask<Options>(
        '{ variants { key options { name label appliesWhere { name values { word } } } } }',
      );
    const options = variants.find(({ key }) => key === 'zweier')!.options;
    expect(options.find(({ name }) => name === 'falseClaim')).toEqual({
      name: 'falseClaim',
      label: 'False claim',
      appliesWhere: [
        { name: 'trumpFrom', values: [{ word: 'turnUp' }, { word: 'holderOfHeartsAce' }] },
        { name: 'endAt66', values: [{ word: 'claim' }] },
      ],
    });
  });
});
