import { z } from 'zod';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { FormSetting, SettingError } from './form.js';

type Texts = Pick<FormSetting, 'name' | 'description'>;

export const integerSetting = (
  key: string,
  range: { readonly least: number; readonly most: number; readonly byDefault: number },
  texts: Texts,
): FormSetting => ({ key, kind: 'INTEGER', ...range, choices: [], ...texts });

export const booleanSetting = (key: string, byDefault: boolean, texts: Texts): FormSetting => ({
  key,
  kind: 'BOOLEAN',
  least: null,
  most: null,
  choices: [],
  byDefault,
  ...texts,
});

/** How many matches decide a pairing, in all forms for two sides. */
export const BEST_OF = integerSetting(
  'bestOf',
  { least: 1, most: 9, byDefault: 1 },
  {
    name: { en: 'Best of', de: 'Partien je Paarung' },
    description: {
      en: 'Matches in a pairing. It ends early once the result is certain.',
      de: 'Partien einer Paarung. Sie endet früher, sobald das Ergebnis feststeht.',
    },
  },
);

const anObject = z.record(z.string(), z.unknown());

/** The settings as sent, completed by the defaults. Nothing sent is all defaults. */
export function parseFormSettings<S>(
  known: readonly FormSetting[],
  json: unknown,
): Result<S, readonly SettingError[]> {
  const sent = anObject.safeParse(json ?? {});
  if (!sent.success) return refuse([{ key: '', code: 'SETTING_INVALID' }]);
  const keys = new Set(known.map(({ key }) => key));
  // The parsed record leaves out `__proto__`.
  const unknown = Object.keys(json ?? {}).filter((key) => !keys.has(key));
  const values = known.map((setting) => [setting, sent.data[setting.key]] as const);
  const invalid = values.filter(([setting, value]) => !isAllowed(setting, value));
  const errors: SettingError[] = [
    ...unknown.map((key) => ({ key, code: 'SETTING_UNKNOWN' as const })),
    ...invalid.map(([{ key }]) => ({ key, code: 'SETTING_INVALID' as const })),
  ];
  if (errors.length > 0) return refuse(errors);
  const complete = values.map(([{ key, byDefault }, value]) => [key, value ?? byDefault]);
  return ok(Object.fromEntries(complete) as S);
}

function isAllowed(setting: FormSetting, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (setting.kind) {
    case 'BOOLEAN':
      return typeof value === 'boolean';
    case 'CHOICE':
      return typeof value === 'string' && setting.choices.includes(value);
    case 'INTEGER':
      return Number.isInteger(value) && isWithin(Number(value), setting);
  }
}

const isWithin = (value: number, { least, most }: FormSetting): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity);
