import { CLOCK_DATA } from '../modules/clock/storage/personal-data.js';
import { DATABASE_DATA } from '../platform/database/personal-data.js';
import { EPOCHS_DATA } from '../platform/epochs/personal-data.js';
import { OUTBOX_DATA } from '../platform/events/personal-data.js';
import { IDEMPOTENCY_DATA } from '../platform/idempotency/personal-data.js';
import type { TableData } from '../platform/personal-data/personal-data.js';
import { PRESENCE_DATA } from '../platform/presence/personal-data.js';

/** The tables that no module of Nest registers. The folders of the platform do not know the list themselves. */
export const PLATFORM_DATA: readonly TableData[] = [
  ...CLOCK_DATA,
  ...DATABASE_DATA,
  ...EPOCHS_DATA,
  ...OUTBOX_DATA,
  ...IDEMPOTENCY_DATA,
  ...PRESENCE_DATA,
];
