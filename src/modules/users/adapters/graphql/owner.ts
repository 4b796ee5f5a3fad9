import type { Viewer } from '../../../../platform/graphql/viewer.js';
import type { UserType } from './user.type.js';

/** Whether the viewer may see what is private of this user: the owner may, with `account` scope. */
export function ownsAccount(viewer: Viewer | null, user: UserType): boolean {
  return viewer?.userId === user.userId && viewer.scopes.includes('account');
}
