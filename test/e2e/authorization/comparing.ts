/** Compares what different viewers see of the same object. */
import { getNamedType, isLeafType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { DealJson } from '../../support/client.js';
import { everyField, fragmentsOf } from '../../support/schema.js';
import { FIELDS } from './fields.js';
import { expected, optional } from './rows.js';
import type { HandRow, DifferenceRow } from './differences.js';
import { INVALID, KINDS, PEOPLE } from './viewers.js';
import type { Kind, Person } from './viewers.js';
import { viewerOf } from './test-data.js';
import type { TestData } from './test-data.js';

/** Every kind of viewer with a valid credential. */
export const VALID_KINDS = KINDS.filter((kind) => !INVALID.some((invalid) => invalid === kind));

/** Fields that change by themselves: the running clock differs from query to query. */
export const CHANGING = ['TimeLedgerEntry.to', 'TimeLedgerEntry.seconds'];

/** The access to see a match as its owner does. */
export const MATCH_READER = { needs: optional('match:read') };

/** Types that are compared for themselves alone, and not where they are fields of others. */
const OWN_ROWS = ['Match', 'Competition', 'CompetitionPairing', 'CompetitionSeries'];

type Found = Record<string, Kind[]>;

/**
 * `found` has, for each field without a row, the viewers who see another value than a stranger;
 * `changed` has the fields that changed meanwhile.
 */
export async function differences(
  schema: GraphQLSchema,
  testData: TestData,
  { thing, type }: DifferenceRow,
): Promise<{ found: Found; changed: string[] }> {
  // Matches and competitions have rows of their own, and all their fields are more than one query may have.
  const others = OWN_ROWS.filter((name) => name !== type);
  const fields = everyField(schema, type, others);
  const query = `{ node(id: "${testData.ids[thing]}") { ... on ${type} { ${fields} } } } ${fragmentsOf(schema, fields)}`;
  const look = async (kind: Kind) =>
    (await (await viewerOf(testData, kind, MATCH_READER)).ask<{ node: Data }>(query)).node;
  const stranger = await look('stranger');
  const found: Found = {};
  for (const kind of VALID_KINDS) {
    const differing = differingFields(schema, type, stranger, await look(kind));
    for (const field of [...differing].filter(isWithoutRow)) (found[field] ??= []).push(kind);
  }
  return { found, changed: [...differingFields(schema, type, stranger, await look('stranger'))] };
}

const isWithoutRow = (field: string) => !Object.hasOwn(FIELDS, field) && !CHANGING.includes(field);

/** The differences that a row expects, in the form of `found` in {@link differences}. */
export async function wantedDifferences(
  testData: TestData,
  { thing, differs }: DifferenceRow,
): Promise<Found> {
  const { toAct, led } = Object.values(differs).flat().some(isRole)
    ? await rolesIn(testData, testData.ids[thing])
    : NO_ROLES;
  const peopleOf = (who: DifferenceRow['differs'][string][number]) =>
    isRole(who) ? { toAct, led }[who] : [who];
  const wanted = Object.entries(differs).map(([field, who]) => {
    const people = who.flatMap(peopleOf);
    return [field, kindsOf(people)] as const;
  });
  return Object.fromEntries(wanted.filter(([, kinds]) => kinds.length > 0));
}

const NO_ROLES = { toAct: [], led: [] };
const isRole = (who: string): who is 'toAct' | 'led' => Object.hasOwn(NO_ROLES, who);

/** The player to act and the player who led last, where they are viewers. */
async function rolesIn({ viewers }: TestData, matchId: string) {
  const { toAct: seatToAct, seats, deal } = await viewers.stranger.match(matchId);
  const at = (seat: number | null | undefined): Person[] => {
    const name = seats.find((one) => one.seat === seat)?.user.username;
    return PEOPLE.filter((person) => viewers[person].username === name);
  };
  return { toAct: at(seatToAct), led: at(deal.lastTrick?.[0]?.seat) };
}

/** These people, and their tokens that see the same. */
function kindsOf(people: readonly Person[]): Kind[] {
  const shown = Object.fromEntries(people.map((person) => [person, 'data']));
  const row = { ...MATCH_READER, gives: { ...shown, others: 'hidden' } } as const;
  return VALID_KINDS.filter((kind) => expected(row, kind) === 'data');
}

/** The seats whose hands are open in a deal. */
export const seatsShown = ({ hands }: Pick<DealJson, 'hands'>): number[] =>
  hands.filter(({ cards }) => cards !== null).map(({ seat }) => seat);

/** The seats whose hands each kind of viewer sees, by the row. */
export function wantedHands({ seats }: HandRow): Partial<Record<Kind, number[]>> {
  const people = PEOPLE.filter((person) => seats[person] !== undefined);
  const shown = people.flatMap((person) =>
    kindsOf([person]).map((kind) => [kind, [seats[person]!]] as const),
  );
  return {
    ...Object.fromEntries(VALID_KINDS.map((kind) => [kind, []])),
    ...Object.fromEntries(shown),
  };
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Fields, as "Type.field", whose values differ between two answers; fields below such a field are
 * left out.
 */
function differingFields(schema: GraphQLSchema, type: string, one: Data, other: Data): Set<string> {
  const fields = (schema.getType(type) as GraphQLObjectType).getFields();
  const differing = Object.keys(one).flatMap((name) => {
    if (name === '__typename') return one[name] === other[name] ? [] : [type];
    const inner = getNamedType(fields[name]!.type);
    const [mine, theirs] = [one[name], other[name]];
    if (isLeafType(inner)) return isSame(mine, theirs) ? [] : [`${type}.${name}`];
    const [these, those] = [objectsIn(mine), objectsIn(theirs)];
    if (!isSame(shapeOf(mine), shapeOf(theirs))) return [`${type}.${name}`];
    return these.flatMap((object, i) => [
      ...differingFields(schema, typeNameOf(object, inner.name), object, those[i]!),
    ]);
  });
  return new Set(differing);
}

/** An object of an interface or a union names its type. */
const typeNameOf = ({ __typename }: Data, declared: string): string =>
  typeof __typename === 'string' ? __typename : declared;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Which values are null, and the lengths of lists. */
function shapeOf(value: unknown): unknown {
  if (value === null) return null;
  return Array.isArray(value) ? value.map(shapeOf) : 'object';
}

const objectsIn = (value: unknown): Data[] =>
  [value].flat(Infinity).filter((item): item is Data => item !== null);
