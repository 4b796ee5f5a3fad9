/**
 * ESLint rules for the schema, for what no rule of @graphql-eslint covers (ADR 90). `eslint.schema.config.mjs` uses them.
 */

const UPPER_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const LOWER_CASE = /^[a-z][A-Za-z0-9]*$/;

/** The type of a field or argument without `!` and `[ ]`. */
const namedType = ({ gqlType }) => {
  let type = gqlType;
  while (type.gqlType) type = type.gqlType;
  return type.name.value;
};

const upperFirst = (name) => name[0].toUpperCase() + name.slice(1);

const rule = (create) => ({ meta: { type: 'problem', schema: [{ type: 'object' }] }, create });

/** `lowerCase`: enums whose values are words of the record or of a setting. All others are in upper case. */
const enumCase = rule((context) => {
  const [{ lowerCase }] = context.options;
  const isLower = (name) => lowerCase.some((pattern) => new RegExp(`^(${pattern})$`).test(name));
  return {
    EnumValueDefinition(node) {
      const { name } = node.parent;
      const wanted = isLower(name.value) ? LOWER_CASE : UPPER_CASE;
      if (wanted.test(node.name.value)) return;
      const how = wanted === LOWER_CASE ? 'in lower case' : 'in upper case';
      context.report({ node, message: `Values of ${name.value} are ${how}.` });
    },
  };
});

/** `exceptions`: names that say little without their object, such as `type`, and what the core has fixed. */
const oneTypePerName = rule((context) => {
  const exceptions = new Set(context.options[0].exceptions);
  const known = { output: new Map(), input: new Map() };
  const check = (kind, node) => {
    const name = node.name.value;
    const [type, types] = [namedType(node), known[kind]];
    if (!types.has(name)) types.set(name, type);
    if (exceptions.has(name) || types.get(name) === type) return;
    const message = `\`${name}\` is ${types.get(name)} elsewhere, and ${type} here.`;
    context.report({ node, message });
  };
  return {
    FieldDefinition: (node) => check('output', node),
    InputValueDefinition: (node) => node.name.value !== 'input' && check('input', node),
  };
});

/** `free`: "Query.node(id:)" and the like, whose ids may be of any type or are named otherwise. */
const inputIds = rule((context) => {
  const free = new Set(context.options[0].free);
  const { schema } = context.sourceCode.parserServices;
  const isNode = (name) =>
    schema
      .getType(name)
      ?.getInterfaces?.()
      .some((it) => it.name === 'Node');
  return {
    InputValueDefinition(node) {
      if (namedType(node) !== 'ID') return;
      const { parent, name } = node;
      const place =
        parent.kind === 'FieldDefinition'
          ? `${parent.parent.name.value}.${parent.name.value}(${name.value}:)`
          : `${parent.name.value}.${name.value}`;
      const of = /^(\w+)Ids?$/.exec(name.value)?.[1];
      if (free.has(place) || (of && isNode(upperFirst(of)))) return;
      context.report({ node, message: `${place} is not named after the type of its id.` });
    },
  };
});

/**
 * `shared`: payloads that several mutations have; `empty`: payloads without an object and an id, with the reason.
 */
const ownPayload = rule((context) => {
  const { shared, empty } = context.options[0];
  const { schema } = context.sourceCode.parserServices;
  const changes = ({ name, type }) =>
    /^(deleted|revoked)\w+Id$/.test(name) ||
    (name !== 'userErrors' && 'getFields' in (type.ofType ?? type));
  return {
    'ObjectTypeDefinition[name.value=Mutation] > FieldDefinition'(node) {
      const mutation = node.name.value;
      const wanted = shared[mutation] ?? `${upperFirst(mutation)}Payload`;
      const payload = namedType(node);
      if (payload !== wanted) context.report({ node, message: `${mutation} has no ${wanted}.` });
      const fields = Object.values(schema.getType(payload)?.getFields() ?? {});
      if (fields.some(changes) || mutation in empty) return;
      const message = `${payload} has neither what has changed nor the id of what is gone.`;
      context.report({ node, message });
    },
  };
});

export default {
  rules: {
    'enum-case': enumCase,
    'one-type-per-name': oneTypePerName,
    'input-ids': inputIds,
    'own-payload': ownPayload,
  },
};
