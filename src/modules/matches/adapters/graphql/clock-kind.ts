import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { ClockKind } from '../../../clock/domain/index.js';

export const ClockKindEnum = describedEnum<ClockKind>(
  'ClockKind',
  'How players’ time is measured.',
  {
    PER_TURN: 'A time for each turn.',
    BANK: 'A time for all turns of a player together.',
    NONE: 'No clock; such a match is unrated.',
  },
);
