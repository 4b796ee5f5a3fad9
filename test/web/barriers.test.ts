/** Real: the whole service, the web client as it is built, and Chromium; without a browser, skipped. */
import { AT_A_DESK, findNoBarriers } from './suites/barriers.js';

findNoBarriers([AT_A_DESK]);
