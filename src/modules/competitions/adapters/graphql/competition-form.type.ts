import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '../../../../platform/api/reader.js';
import type { FormSettings } from '../../domain/competition.js';
import type { Form, FormSetting } from '../../domain/index.js';
import { CompetitionFormKeyEnum, SettingKindEnum } from './competition-enums.js';

@ObjectType('CompetitionSettingValue', {
  description: 'A value of a setting: the field of its kind is set, the others are null.',
})
export class SettingValueType {
  @Field(() => Int, { nullable: true, description: 'The value of kind INTEGER.' })
  integer!: number | null;
  @Field(() => Boolean, { nullable: true, description: 'The value of kind BOOLEAN.' })
  boolean!: boolean | null;
  @Field(() => String, { nullable: true, description: 'The value of kind CHOICE.' })
  choice!: string | null;
}

@ObjectType('CompetitionFormSetting', {
  description: 'A setting of a form: what an organiser may choose.',
})
export class FormSettingType {
  @Field({ description: 'Its key, for inputs.' }) key!: string;
  @Field(() => SettingKindEnum, { description: 'The kind of its value.' })
  kind!: FormSetting['kind'];
  @Field(() => Int, { nullable: true, description: 'The least number; null for other kinds.' })
  least!: number | null;
  @Field(() => Int, { nullable: true, description: 'The greatest number; null for other kinds.' })
  most!: number | null;
  @Field(() => [String], { description: 'The words of kind CHOICE; empty for other kinds.' })
  choices!: readonly string[];
  @Field(() => SettingValueType, { description: 'The value when none is sent.' })
  byDefault!: SettingValueType;
  @Field({ description: 'Its name, in the language of the request.' }) name!: string;
  @Field({ description: 'What it decides, in the language of the request.' })
  description!: string;
}

@ObjectType('CompetitionForm', {
  description: 'A form of competition: how entrants are paired and ranked.',
})
export class CompetitionFormType {
  @Field(() => CompetitionFormKeyEnum, { description: 'Its key, for inputs.' }) key!: string;
  @Field({ description: 'Its name, in the language of the request.' }) name!: string;
  @Field({
    description:
      'How it goes and how ties are broken, in a paragraph, in the language of the request.',
  })
  rulesText!: string;
  @Field({
    description:
      'Whether two sides meet in a pairing. False: three or four players meet at a table, everyone for themselves or ' +
      'with drawn partners.',
  })
  isForTwoSides!: boolean;
  @Field({ description: 'Whether it is a ladder: no rounds, but challenges.' }) isLadder!: boolean;
  @Field({ description: 'Whether its seasons follow each other with promotion and relegation.' })
  hasDivisions!: boolean;
  @Field(() => Int, { description: 'The fewest entrants.' }) leastEntries!: number;
  @Field(() => Int, { description: 'The most entrants.' }) places!: number;
  @Field(() => [FormSettingType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SETTINGS * childComplexity,
    description: 'What an organiser may choose.',
  })
  settings!: FormSettingType[];
}

/** More than most forms have. */
const USUAL_SETTINGS = 6;

@ObjectType('CompetitionSetting', { description: 'A setting of a form with its value.' })
export class CompetitionSettingType {
  @Field(() => FormSettingType, { description: 'The setting.' }) setting!: FormSettingType;
  @Field(() => SettingValueType, { description: 'Its value here.' }) chosen!: SettingValueType;
}

const settingValue = (value: unknown): SettingValueType => ({
  integer: typeof value === 'number' ? value : null,
  boolean: typeof value === 'boolean' ? value : null,
  choice: typeof value === 'string' ? value : null,
});

const toFormSetting = (setting: FormSetting, language: Language): FormSettingType => ({
  ...setting,
  byDefault: settingValue(setting.byDefault),
  name: setting.name[language],
  description: setting.description[language],
});

export const toFormType = (form: Form, language: Language): CompetitionFormType => ({
  key: form.key,
  name: form.name[language],
  rulesText: form.rules[language],
  isForTwoSides: form.meeting === 'TWO_SIDES',
  isLadder: form.ladder !== undefined,
  hasDivisions: form.seasons !== undefined,
  leastEntries: form.least,
  places: form.most,
  settings: form.settings.map((setting) => toFormSetting(setting, language)),
});

export const toCompetitionSettings = (
  form: Form,
  settings: FormSettings,
  language: Language,
): CompetitionSettingType[] =>
  form.settings.map((setting) => ({
    setting: toFormSetting(setting, language),
    chosen: settingValue(settings[setting.key] ?? setting.byDefault),
  }));
