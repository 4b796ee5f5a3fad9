import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { breakingChanges, namedUnder, unnamedBreaking } from '../changes/schema-changes.js';

const PUBLISHED = buildSchema(`
  enum Suit { HEARTS SPADES }
  input Filter { mine: Boolean = false }
  type Match { id: ID! version: Int! trump: Suit }
  type Query { match(id: ID!): Match matches(filter: Filter, first: Int = 20): [Match!]! }`);

const BROKEN = buildSchema(`
  enum Suit { HEARTS }
  input Filter { mine: Boolean = true, rated: Boolean! }
  type Match { id: ID! version: String! }
  type Query { match(id: ID!, variant: String!): Match matches(filter: Filter, first: Int = 10): [Match!]! }`);

const GROWN = buildSchema(`
  enum Suit { HEARTS SPADES "New." CLUBS }
  input Filter { mine: Boolean = false, rated: Boolean }
  "A match."
  type Match { id: ID! version: Int! trump: Suit @deprecated(reason: "Use suit.") suit: Suit }
  type Query { match(id: ID!, variant: String): Match matches(filter: Filter, first: Int = 20): [Match!]! }`);

const COORDINATES = [
  'Filter.mine',
  'Filter.rated',
  'Match.trump',
  'Match.version',
  'Query.match(variant:)',
  'Query.matches(first:)',
  'Suit.SPADES',
];

const changelog = (coordinates: readonly string[]) => `# Changelog

## [Unreleased]

### Added

- A field, \`Match.trump\`, that is no breaking change.

### Breaking

${coordinates.map((coordinate) => `- \`${coordinate}\` is gone, for a reason.`).join('\n')}

## [0.1.0]

### Breaking

- \`Suit.SPADES\` of an old release.
`;

const coordinatesOf = (changes: readonly { coordinate: string }[]) =>
  changes.map(({ coordinate }) => coordinate);

describe('a change of the schema', () => {
  it('is breaking if it removes something, changes a type or default, or adds a requirement', async () => {
    const changes = await breakingChanges(PUBLISHED, BROKEN);
    expect(coordinatesOf(changes)).toEqual(COORDINATES);
    expect(changes.every(({ message }) => message.length > 0)).toBe(true);
  });

  it('is not breaking if something is added, described or deprecated', async () => {
    expect(await breakingChanges(PUBLISHED, GROWN)).toEqual([]);
  });

  it('may be breaking if the changelog names it', async () => {
    expect(await unnamedBreaking(PUBLISHED, BROKEN, changelog(COORDINATES))).toEqual([]);
  });

  it('is refused if it is breaking and the changelog does not name it under [Unreleased]', async () => {
    const named = COORDINATES.filter((name) => !['Suit.SPADES', 'Match.trump'].includes(name));
    const unnamed = await unnamedBreaking(PUBLISHED, BROKEN, changelog(named));
    expect(coordinatesOf(unnamed)).toEqual(['Match.trump', 'Suit.SPADES']);
  });

  it('a changelog without a section for breaking changes names none', () => {
    expect(namedUnder('Breaking', '# Changelog\n\n## [0.1.0]\n\n- `Match.trump`\n').size).toBe(0);
    expect(namedUnder('Breaking', '## [Unreleased]\n### Breaking\n- `Match.trump`')).toEqual(
      new Set(['Match.trump']),
    );
  });
});
