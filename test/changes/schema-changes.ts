/** Finds the changes of the schema that break clients, and those that the changelog does not name. */
import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import type { Change } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

/** A change that breaks clients. */
export interface Breaking {
  /** As in GraphQL's specification of schema coordinates: `Match.deal`, `Query.matches(first:)`. */
  readonly coordinate: string;
  readonly message: string;
}

/** The inspector calls these dangerous; here they change the effect of an unchanged request. */
const BREAKING_TOO: readonly string[] = [
  ChangeType.FieldArgumentDefaultChanged,
  ChangeType.InputFieldDefaultValueChanged,
];

/** Every change between two schemas that breaks clients, sorted by its coordinate. */
export async function breakingChanges(
  published: GraphQLSchema,
  now: GraphQLSchema,
): Promise<Breaking[]> {
  const changes = await diff(published, now);
  return changes
    .filter(isBreaking)
    .map((change) => ({ coordinate: coordinateOf(change), message: change.message }))
    .sort((a, b) => (a.coordinate < b.coordinate ? -1 : 1));
}

const isBreaking = ({ criticality, type }: Change) =>
  criticality.level === CriticalityLevel.Breaking || BREAKING_TOO.includes(String(type));

/** The inspector's path has a dot before an argument as well. */
function coordinateOf({ path = 'schema' }: Change): string {
  const [type, field, argument] = path.split('.');
  return argument === undefined ? path : `${type!}.${field!}(${argument}:)`;
}

/** The changelog's section of unreleased changes. */
const UNRELEASED = /^## \[Unreleased\]\n(.*?)(?=^## |$(?![\s\S]))/ms;

/** What a changelog names in backticks in a part of its unreleased changes, such as "Breaking". */
export function namedUnder(part: string, changelog: string): ReadonlySet<string> {
  const unreleased = UNRELEASED.exec(changelog)?.[1] ?? '';
  const [, ...parts] = unreleased.split(/^### /m);
  const text = parts.find((it) => it.startsWith(`${part}\n`)) ?? '';
  return new Set([...text.matchAll(/`([^`]+)`/g)].map((named) => named[1]!));
}

/** The breaking changes that the changelog does not name. */
export async function unnamedBreaking(
  published: GraphQLSchema,
  now: GraphQLSchema,
  changelog: string,
): Promise<Breaking[]> {
  const named = namedUnder('Breaking', changelog);
  const changes = await breakingChanges(published, now);
  return changes.filter(({ coordinate }) => !named.has(coordinate));
}
