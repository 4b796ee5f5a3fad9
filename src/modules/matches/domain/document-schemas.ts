/**
 * The two documents of the API, a match's record and its proof, as JSON Schemas. They are made from the
 * engine's own lists, so that they include each new variant, preset, option or contract.
 */
import { catalogue, CONTRACT_NAMES, kernel, LEAVE_REASONS } from '../../../engine/index.js';
import type { OptionInfo, VariantInfo } from '../../../engine/index.js';

type Schema = Readonly<Record<string, unknown>>;

const VARIANTS = catalogue();
const MOST_SEATS = Math.max(...VARIANTS.map(({ seatCount }) => seatCount));

const SUIT = `[${kernel.NAMED_SUITS.join('')}]`;
const CARD = `${SUIT}[${kernel.NAMED_RANKS.join('')}]`;
const ACTION = [
  CARD,
  `m${SUIT}(:${SUIT})?`,
  'x|c|d|66|r|cut|knock|p|f',
  `t(${SUIT}|\\?)`,
  `b:(${CONTRACT_NAMES.join('|')})!?`,
  `-${CARD},${CARD}`,
].join('|');

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const words = (values: readonly unknown[]): Schema => ({ enum: values });

/** An object that has all these fields, except the optional ones, and no others. */
const object = (
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const DEFS = {
  card: { description: 'A card: suit and rank.', type: 'string', pattern: `^${CARD}$` },
  action: { description: 'An action of the notation.', type: 'string', pattern: `^(${ACTION})$` },
  seat: {
    description: 'A seat, clockwise from 0.',
    type: 'integer',
    minimum: 0,
    maximum: MOST_SEATS - 1,
  },
  link: {
    description: 'A link of a hash chain: 32 bytes in hex.',
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
  },
} satisfies Record<string, Schema>;

/** The cards and actions of a deal, in records and proofs. */
const PLAYED = {
  dealer: { ...ref('seat'), description: 'The seat that dealt.' },
  hands: {
    description: 'By seat: the hand as it was dealt; empty for a seat that sits out a play-off.',
    ...listOf(listOf(ref('card'))),
    minItems: 2,
    maxItems: MOST_SEATS,
  },
  talon: {
    description: 'The talon, top first; the last is the trump card.',
    ...listOf(ref('card')),
  },
  actions: { description: 'The actions of the deal, in order.', ...listOf(ref('action')) },
};

function valueSchema({ kind, values, min, max, says }: OptionInfo): Schema {
  if (kind === 'wholeNumber')
    return { description: says, type: 'integer', minimum: min, maximum: max };
  if (kind === 'choice') return { description: says, ...words(values!) };
  return { description: says, ...listOf(words(values!)), uniqueItems: true };
}

const optionsOf = ({ options }: VariantInfo): Schema =>
  Object.fromEntries(options.map((option) => [option.name, valueSchema(option)]));

/** The parts that depend on the variant: its presets and options. */
const byVariant = (partsOf: (variant: VariantInfo) => Readonly<Record<string, Schema>>) =>
  VARIANTS.map((variant) => ({
    if: { properties: { variant: { const: variant.key } } },
    then: { properties: partsOf(variant) },
  }));

const rulesOf = (variant: VariantInfo, description: string): Schema => ({
  description,
  type: 'object',
  properties: optionsOf(variant),
  additionalProperties: false,
});

const head = (name: string): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:bummerl:schema:${name}`,
});

const VARIANT = {
  description: 'The variant of the match.',
  ...words(VARIANTS.map(({ key }) => key)),
};

const RECORD: Schema = {
  ...head('record'),
  title: 'The record of a match',
  ...object(
    'The document of `Match.record`: the rules and the deals that have ended, to replay them.',
    {
      variant: VARIANT,
      preset: { description: 'The preset on which the rules are based.', type: 'string' },
      rules: {
        description: 'The options whose values differ from the preset’s, without the target.',
        type: 'object',
      },
      target: { description: 'The score that ends the match.', type: 'integer', minimum: 1 },
      deals: {
        description: 'The deals that have ended, in order.',
        ...listOf(object('A deal.', PLAYED)),
      },
      ended: {
        description:
          'Why the match ended without an action; absent if it ended by an action or is running.',
        oneOf: [
          object('A player left.', { reason: words(LEAVE_REASONS), seat: ref('seat') }),
          object('All people left.', { reason: words(['ABANDONED']), seats: listOf(ref('seat')) }),
        ],
      },
    },
    ['ended'],
  ),
  allOf: byVariant((variant) => ({
    preset: words(variant.presets.map(({ name }) => name)),
    rules: rulesOf(variant, 'The options of the variant.'),
  })),
  $defs: { card: DEFS.card, action: DEFS.action, seat: DEFS.seat },
};

const DRAW = object('The draw for the first dealer.', {
  rounds: {
    description: 'The cards that the seats drew, round by round.',
    ...listOf(listOf(object('A card drawn.', { seat: ref('seat'), card: ref('card') }))),
  },
  dealer: { ...ref('seat'), description: 'The seat that deals first.' },
  link: { ...ref('link'), description: 'Link 1 of the chain.' },
});

const PROOF: Schema = {
  ...head('proof'),
  title: 'The proof of a match’s shuffles',
  ...object(
    'The document of `Match.proof`: the data that proves that nobody chose a deal.',
    {
      matchId: { description: 'The match’s id.', type: 'string' },
      variant: VARIANT,
      rules: { description: 'Every option of the variant with its value.', type: 'object' },
      commitment: { ...ref('link'), description: 'Link 0 of the chain, public before the match.' },
      laterCommitments: {
        description:
          'The chains of later deals, after restores of the service from a backup; absent in other matches.',
        ...listOf(
          object('A chain.', {
            deal: {
              description: 'The first deal from it. It was dealt again.',
              type: 'integer',
              minimum: 1,
            },
            commitment: { ...ref('link'), description: 'Link 0 of the chain.' },
          }),
        ),
      },
      clientSeeds: {
        description: 'By seat: the client seed; the empty string if none was sent.',
        ...listOf({ type: 'string' }),
      },
      draw: { oneOf: [{ type: 'null' }, DRAW] },
      deals: {
        description: 'The deals that have ended, in order.',
        ...listOf(
          object('A deal, and the link with which it was shuffled.', {
            number: { description: 'The number of the deal, from 1.', type: 'integer', minimum: 1 },
            variant: {
              ...VARIANT,
              description: 'The variant that was played: zweier in a play-off.',
            },
            link: ref('link'),
            ...PLAYED,
          }),
        ),
      },
    },
    ['laterCommitments'],
  ),
  allOf: byVariant((variant) => ({
    rules: rulesOf(variant, 'The options of the variant.'),
  })),
  $defs: DEFS,
};

/** The documents' schemas by name. */
export const DOCUMENT_SCHEMAS = { record: RECORD, proof: PROOF };
export type DocumentName = keyof typeof DOCUMENT_SCHEMAS;

/** The text of a schema's file. */
export const schemaText = (name: DocumentName): string =>
  `${JSON.stringify(DOCUMENT_SCHEMAS[name], null, 2)}\n`;
