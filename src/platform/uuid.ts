import { z } from 'zod';

const UUID = z.uuid();

/** The first and the last of all, for positions before and after every row. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
export const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const isUuid = (text: unknown): boolean => UUID.safeParse(text).success;
