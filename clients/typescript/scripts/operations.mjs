/**
 * Generates one operation for every field of Query, Mutation and Subscription, and one fragment for every type that
 * they return. Expensive fields are left out: paged lists and JSON, and edges, whose items are in `nodes`. Of related
 * objects only identifying fields are selected.
 */
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** The identifying fields of a related object. */
const IDENTIFYING_FIELDS = ['id', 'username', 'key', 'name', 'isBot', 'version', 'status'];
/** Related objects of events that are selected completely. */
const COMPLETE_TYPES = ['Notification'];
/** Parts of a match: they have ids for caches, and belong to what the match shows. */
const PARTS_OF_MATCH = ['Deal', 'MatchClock', 'Plan'];
/** Fields of these types are left out of fragments. A client that needs them writes its own document. */
const OMITTED_TYPES = ['JSON'];
/** How many items a page has by default where the service's 20 cost more than an operation may. */
const PAGE_SIZES = { CompetitionConnection: 10, MatchConnection: 5, TurnConnection: 5 };
/** The maximum depth of nested objects in a fragment. */
const MAX_DEPTH = 6;
const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** @param {import('graphql').GraphQLSchema} schema */
export function operationsOf(schema) {
  const fragments = new Fragments(schema);
  const operations = ROOTS.flatMap((root) =>
    Object.values(schema.getType(root).getFields()).map((field) =>
      operationOf(root, field, fragments),
    ),
  );
  return `${[...operations, ...fragments.texts()].join('\n\n')}\n`;
}

/** `matchUpdated` as `MatchUpdated`. */
const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

function operationOf(root, field, fragments) {
  const listed = (text) => (field.args.length > 0 ? `(${field.args.map(text).join(', ')})` : '');
  const pageSize = PAGE_SIZES[getNamedType(field.type).name];
  const declared = listed(
    (arg) => `$${arg.name}: ${arg.type}${arg.name === 'first' && pageSize ? ` = ${pageSize}` : ''}`,
  );
  const passed = listed((arg) => `${arg.name}: $${arg.name}`);
  const selection = fragments.selectionOf(getNamedType(field.type));
  return `${root.toLowerCase()} ${capitalised(field.name)}${declared} {\n  ${field.name}${passed}${selection}\n}`;
}

class Fragments {
  /** The fragments, by the type's name. A type gets its entry before its text is written, so that recursion ends. */
  #texts = new Map();

  constructor(schema) {
    this.schema = schema;
  }

  /** The selection of a type: the text after the field's name. */
  selectionOf(type) {
    if (isLeafType(type)) return '';
    if (!this.#texts.has(type.name)) {
      this.#texts.set(type.name, '');
      this.#texts.set(
        type.name,
        `fragment ${type.name}Fields on ${type.name} {\n${this.#bodyOf(type, 1, [type.name]).join('\n')}\n}`,
      );
    }
    return ` {\n    ...${type.name}Fields\n  }`;
  }

  texts() {
    return [...this.#texts.keys()].sort().map((name) => this.#texts.get(name));
  }

  #bodyOf(type, depth, ancestors) {
    const indent = '  '.repeat(depth);
    if (!isAbstractType(type)) return this.#fieldsOf(type, depth, ancestors);
    const members = this.schema.getPossibleTypes(type).flatMap((member) => {
      const body = hasId(member)
        ? [`${'  '.repeat(depth + 1)}id`]
        : this.#fieldsOf(member, depth + 1, [...ancestors, member.name]);
      return body.length > 0 ? [`${indent}... on ${member.name} {`, ...body, `${indent}}`] : [];
    });
    return [`${indent}__typename`, ...members];
  }

  #fieldsOf(type, depth, ancestors) {
    return Object.values(type.getFields())
      .filter((field) => !field.deprecationReason && !field.args.some(isPaging))
      .filter((field) => !isRepeated(type, field))
      .flatMap((field) => this.#fieldOf(field, depth, ancestors));
  }

  #fieldOf(field, depth, ancestors) {
    const indent = '  '.repeat(depth);
    const type = getNamedType(field.type);
    if (isLeafType(type))
      return OMITTED_TYPES.includes(type.name) ? [] : [`${indent}${field.name}`];
    const body = this.#innerOf(type, depth + 1, ancestors);
    return body.length > 0 ? [`${indent}${field.name} {`, ...body, `${indent}}`] : [];
  }

  #innerOf(type, depth, ancestors) {
    const isComplete =
      (ancestors.length === 1 && isContainer(ancestors[0])) || COMPLETE_TYPES.includes(type.name);
    const isRelated = hasId(type) && !PARTS_OF_MATCH.includes(type.name);
    if (isRelated && !isComplete) return this.#identifyingFieldsOf(type, depth);
    if (isRelated && this.selectionOf(type)) {
      return [`${'  '.repeat(depth)}...${type.name}Fields`];
    }
    if (ancestors.includes(type.name) || depth > MAX_DEPTH) return [];
    return this.#bodyOf(type, depth, [...ancestors, type.name]);
  }

  #identifyingFieldsOf(type, depth) {
    const indent = '  '.repeat(depth);
    const fields = type.getFields();
    return IDENTIFYING_FIELDS.filter(
      (name) => fields[name] && isLeafType(getNamedType(fields[name].type)),
    ).map((name) => `${indent}${name}`);
  }
}

/** Whether a type is a payload, a connection or an edge. The objects in it are selected completely. */
const isContainer = (name) => /(Payload|Connection|Edge)$/.test(name);

/** Whether a field is the edges of a connection, which has the same items in `nodes`: both would cost twice as much. */
const isRepeated = (type, field) => type.name.endsWith('Connection') && field.name === 'edges';

const isPaging = (arg) =>
  isRequiredArgument(arg) || ['first', 'after', 'afterDeal'].includes(arg.name);

const hasId = (type) =>
  (isObjectType(type) && Object.hasOwn(type.getFields(), 'id')) || type.name === 'Variant';
