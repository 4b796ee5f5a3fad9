import { ERROR_CODES } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import { describedEnum } from './enum-type.js';
import type { Meanings } from './enum-type.js';

const described = Object.entries(ERROR_CODES).map(([code, { means, todo }]) => [
  code,
  `${means} ${todo}`,
]);

/** No field has this type. It is in the schema for clients, which read its values in the `errors` of answers. */
export const ErrorCode = describedEnum(
  'ErrorCode',
  'Why a request or one of its fields was refused, and what to do about it: the `extensions.code` of each error ' +
    'in `errors`. The page `/errors` of the service explains each at its anchor, `/errors#FORBIDDEN`. No field has this type. New codes may be added: treat an unknown one like ' +
    'INTERNAL_SERVER_ERROR.',
  Object.fromEntries(described) as Meanings<ApiErrorCode>,
);
