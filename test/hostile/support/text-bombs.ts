/** Every mutation with one of its texts replaced by an expensive one. */
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType, GraphQLSchema } from 'graphql';
import type { Bomb } from './bombs.js';
import { Chance } from './chance.js';
import { posted } from './http-attacks.js';
import { Values } from './values.js';

const TEXTUAL: ReadonlySet<string> = new Set(['String', 'ID', 'JSON']);
const KNOWN = { ids: { any: ['TWF0Y2g6MQ'] }, usernames: ['ann'], tokens: [], cursors: [] };

/** One request for each text, id and JSON field of each mutation's input. */
export function textBombs(schema: GraphQLSchema, text: string): Bomb[] {
  const mutations = Object.values(schema.getMutationType()!.getFields());
  return mutations.flatMap(({ name, args }) => {
    const input = args[0] && getNamedType(args[0].type);
    return isInputObjectType(input) ? bombsOf(name, input, text) : [];
  });
}

function bombsOf(mutation: string, input: GraphQLInputObjectType, text: string): Bomb[] {
  const values = new Values(new Chance(1), KNOWN, 0);
  const fields = Object.values(input.getFields());
  const required = fields.filter(isRequiredInputField);
  const plain = Object.fromEntries(required.map((f) => [f.name, values.of(f.type, f.name)]));
  const query = `mutation ($input: ${input.name}!) { ${mutation}(input: $input) { __typename } }`;
  return fields
    .filter((field) => TEXTUAL.has(getNamedType(field.type).name))
    .map((field) => ({
      name: `${mutation} ${field.name}`,
      attack: posted({
        query,
        variables: { input: { ...plain, [field.name]: inShapeOf(field.type, text) } },
      }),
    }));
}

function inShapeOf(type: GraphQLInputType, text: string): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  return isListType(bare) ? [text] : text;
}
