/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { AT_A_DESK, findNoBarriers } from './suites/barriers.js';

findNoBarriers([AT_A_DESK]);
