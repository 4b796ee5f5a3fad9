import { givenId } from '../../../../platform/api/ids.js';

/** The club of an argument that may be left out. An empty text is no id. @throws ApiError BAD_USER_INPUT */
export const givenClubId = (id: string | null | undefined, argument: string): string | null =>
  id === null || id === undefined ? null : givenId('Club', id, argument);
