import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Role } from '../api/viewer.js';
import type { Access } from './signed-in.js';

/**
 * Adds to the description of each field the access that it declares. A field without a description gets none, so that a
 * test finds it.
 */
export function describeAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const sentence = sentenceOf(field.extensions['access'] as Access | undefined);
      if (sentence && field.description) field.description = `${field.description} ${sentence}`;
    }
  }
  return schema;
}

const NEEDS_ROLE: Readonly<Record<Role, string>> = {
  MODERATOR: 'Needs a session of a moderator or an admin with the second factor.',
  ADMIN: 'Needs a session of an admin with the second factor.',
};

function sentenceOf(access: Access | undefined): string | null {
  if (!access?.scope) return null;
  const { required, scope, role } = access;
  if (role) return NEEDS_ROLE[role];
  if (scope === 'session') {
    return required ? 'Needs a session.' : 'Needs a session: a token sees only what everyone sees.';
  }
  return required
    ? `Needs \`${scope}\`.`
    : `A token without \`${scope}\` sees only what everyone sees.`;
}
