import graphql from '@graphql-eslint/eslint-plugin';
import own from './tools/schema-rules.mjs';

/** Enums whose values are words of the record notation or of a setting of play (ADR 90). */
const LOWER_CASE = ['VariantKey', 'PresetKey', 'RuleName', 'RuleWord', '\\w+Rule', 'BotLevel'];

/** Payloads that api-core.graphql has fixed for several mutations. */
const SHARED_PAYLOADS = {
  ...Object.fromEntries(
    ['register', 'login', 'refreshSession'].map((it) => [it, 'SessionPayload']),
  ),
  ...Object.fromEntries(
    ['createChallenge', 'acceptChallenge', 'declineChallenge', 'cancelChallenge'].map((it) => [
      it,
      'ChallengePayload',
    ]),
  ),
  resign: 'ActPayload',
};

const EMPTY_PAYLOADS = {
  requestPasswordReset: 'nobody may learn whether there is an account',
  markNotificationsRead: 'it marks up to a thousand, and counts them',
  beginSecondFactor: 'nothing has changed before a code confirms it',
  deleteAccount: 'the account is signed out, and what is left is a date',
};

/** Names with another type in each object. */
const MANY_TYPES = [
  // They say little without their object.
  ...[
    'edges',
    'node',
    'nodes',
    'filter',
    'order',
    'type',
    'types',
    'kind',
    'status',
    'state',
    'reason',
    'key',
    'name',
  ],
  ...[
    'result',
    'rules',
    'events',
    'deliveries',
    'deals',
    'version',
    'target',
    'rank',
    'from',
    'to',
    'after',
    'cards',
  ],
  // A list of what it names, or a condition on it, or its count.
  ...['variants', 'presets', 'clocks', 'contracts', 'matches', 'bots', 'backers', 'timeControl'],
  ...['rounds', 'series', 'acts', 'seasons'],
  // Of a club or of a competition.
  ...['access', 'rhythm', 'what'],
  // Of a pairing or of a report.
  'decision',
  // Facts of a plan's condition are ranges.
  ...['cardPoints', 'talonCount', 'dealNumber', 'trump'],
  // Fixed by api-core.graphql: Match.variant, Challenge.seats, Match.deal (elsewhere a number), UserError.message.
  ...['variant', 'seats', 'deal', 'message'],
  // An app as its developer or its users see it; a link or its challenge; a message to a player or a webhook.
  ...['app', 'invitation', 'vacation', 'messageId'],
  // That of two players, or of a club.
  'ledger',
];

const NOTATION = '/Action$|^(Call|Card|DealStep|MatchEvent|PlanChoice)$/';
const restricted = (selector, message) => ({ selector, message });
const WORDS = [
  restricted(
    'FieldDefinition[name.value=totalCount]',
    'A connection has no totalCount: what a client must count is a field of its own.',
  ),
  restricted(
    'ObjectTypeDefinition[name.value!=Seat] > FieldDefinition[name.value=index]',
    'The number of a seat is `seat`.',
  ),
  restricted(
    `:matches(ObjectTypeDefinition, InterfaceTypeDefinition)[name.value!=${NOTATION}] > FieldDefinition[name.value=token]`,
    '`token` is a token of the notation: say `accessToken` or `apiToken`.',
  ),
  restricted(
    ':matches(FieldDefinition, InputObjectTypeDefinition[name.value!=PlanChoiceInput]) > InputValueDefinition[name.value=token]',
    '`token` is a token of the notation: say `resetToken` or `invitationToken`.',
  ),
  restricted(
    ':matches(FieldDefinition, InputValueDefinition)[name.value=online]',
    'A bot is connected (`isConnected`), a user is online (`isOnline`).',
  ),
  restricted(
    'InputValueDefinition[name.value=initial]:not([gqlType.kind=NonNullType][defaultValue.value=false])',
    '`initial` is `Boolean! = false`.',
  ),
];

export default [
  {
    files: ['docs/schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'docs/schema.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql, schema: own },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          DirectiveDefinition: 'camelCase',
          InputObjectTypeDefinition: { requiredPattern: /(Input|Filter)$/ },
          'FieldDefinition[parent.name.value=Query]': { forbiddenPatterns: [/^(query|get|list)/] },
          'FieldDefinition[parent.name.value=Subscription]': {
            requiredPattern: /(Added|Removed|Updated)$/,
          },
        },
      ],
      '@graphql-eslint/input-name': [
        'error',
        { checkInputType: true, caseSensitiveInputType: false },
      ],
      // Short lists are lists; not all items are entities.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          DirectiveDefinition: true,
          EnumValueDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
        },
      ],
      '@graphql-eslint/require-nullable-fields-with-oneof': 'error',
      // `ErrorCode` is in the `extensions` of errors, which no type shows.
      '@graphql-eslint/no-unreachable-types': 'off',
      // `User.username` and `Seat.seat` do not repeat their type. Only entities have ids.
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/strict-id-in-types': 'off',
      'schema/enum-case': ['error', { lowerCase: LOWER_CASE }],
      'schema/one-type-per-name': ['error', { exceptions: MANY_TYPES }],
      'schema/input-ids': [
        'error',
        {
          free: [
            'Query.node(id:)',
            'Query.nodes(ids:)',
            'Query.match(id:)',
            // Beside `reportId`, of the same type.
            'DecideReportInput.furtherReportIds',
          ],
        },
      ],
      'schema/own-payload': ['error', { shared: SHARED_PAYLOADS, empty: EMPTY_PAYLOADS }],
      'no-restricted-syntax': ['error', ...WORDS],
    },
  },
];
