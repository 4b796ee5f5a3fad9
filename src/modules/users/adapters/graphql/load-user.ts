import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import type { User, UserDirectory } from '../../application/index.js';
import { userType } from './user.type.js';
import type { UserType } from './user.type.js';

const usersOf = defineSharedLoader<string, User>('users');

/** One user of a request: everyone who is asked for at once is read at once. */
export async function loadUser(
  context: GraphqlContext,
  directory: UserDirectory,
  userId: string,
): Promise<UserType | null> {
  const user = await usersOf(context, (ids) => directory.byIds(ids)).load(userId);
  return user && userType(user);
}
