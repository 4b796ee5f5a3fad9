/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { AT_A_DESK, testAccessibility } from './suites/accessibility.js';

testAccessibility([AT_A_DESK]);
