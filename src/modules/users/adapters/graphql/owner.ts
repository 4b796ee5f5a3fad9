import type { Viewer } from '../../../../platform/api/viewer.js';
import type { UserType } from './user.type.js';

/** Whether this user is the viewer; which scope a token needs is declared where the viewer comes from. */
export function isViewer(viewer: Viewer | null, user: UserType): boolean {
  return viewer?.userId === user.userId;
}
