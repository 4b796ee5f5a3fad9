/**
 * Generates one operation for every field of Query, Mutation and Subscription, and one fragment for every type that
 * they return. Expensive fields are left out: paged lists and JSON. Of related objects only identifying fields are
 * selected.
 */
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** The identifying fields of a related object. */
const KNOWN_BY = ['id', 'username', 'key', 'name', 'isBot', 'version', 'status'];
/** Related objects of events that are selected completely. */
const WHOLE = ['Notification'];
/** Left out of fragments. A client that needs these fields writes its own document. */
const DOCUMENTS = ['JSON'];
/** The maximum depth of nested objects in a fragment. */
const DEEPEST = 6;
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
  const declared = listed((arg) => `$${arg.name}: ${arg.type}`);
  const passed = listed((arg) => `${arg.name}: $${arg.name}`);
  const selection = fragments.selectionOf(getNamedType(field.type));
  return `${root.toLowerCase()} ${capitalised(field.name)}${declared} {\n  ${field.name}${passed}${selection}\n}`;
}

class Fragments {
  /** By the type's name. A type gets its entry before its text is written, so that recursion ends. */
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

  #bodyOf(type, depth, around) {
    const indent = '  '.repeat(depth);
    if (!isAbstractType(type)) return this.#fieldsOf(type, depth, around);
    const members = this.schema.getPossibleTypes(type).flatMap((member) => {
      const body = isKnownById(member)
        ? [`${'  '.repeat(depth + 1)}id`]
        : this.#fieldsOf(member, depth + 1, [...around, member.name]);
      return body.length > 0 ? [`${indent}... on ${member.name} {`, ...body, `${indent}}`] : [];
    });
    return [`${indent}__typename`, ...members];
  }

  #fieldsOf(type, depth, around) {
    return Object.values(type.getFields())
      .filter((field) => !field.deprecationReason && !field.args.some(isPaging))
      .flatMap((field) => this.#fieldOf(field, depth, around));
  }

  #fieldOf(field, depth, around) {
    const indent = '  '.repeat(depth);
    const type = getNamedType(field.type);
    if (isLeafType(type)) return DOCUMENTS.includes(type.name) ? [] : [`${indent}${field.name}`];
    const body = this.#innerOf(type, depth + 1, around);
    return body.length > 0 ? [`${indent}${field.name} {`, ...body, `${indent}}`] : [];
  }

  #innerOf(type, depth, around) {
    const whole = (around.length === 1 && isAnswer(around[0])) || WHOLE.includes(type.name);
    if (isKnownById(type) && !whole) return this.#knownBy(type, depth);
    if (isKnownById(type) && this.selectionOf(type)) {
      return [`${'  '.repeat(depth)}...${type.name}Fields`];
    }
    if (around.includes(type.name) || depth > DEEPEST) return [];
    return this.#bodyOf(type, depth, [...around, type.name]);
  }

  #knownBy(type, depth) {
    const indent = '  '.repeat(depth);
    const fields = type.getFields();
    return KNOWN_BY.filter(
      (name) => fields[name] && isLeafType(getNamedType(fields[name].type)),
    ).map((name) => `${indent}${name}`);
  }
}

/** Whether a type is a payload, a connection or an edge. The objects in it are selected completely. */
const isAnswer = (name) => /(Payload|Connection|Edge)$/.test(name);

const isPaging = (arg) =>
  isRequiredArgument(arg) || ['first', 'after', 'afterDeal'].includes(arg.name);

const isKnownById = (type) =>
  (isObjectType(type) && Object.hasOwn(type.getFields(), 'id')) || type.name === 'Variant';
