/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { IS_DEEP } from '../support/deep.js';
import { AT_A_DESK, ON_A_PHONE, testAccessibility } from './suites/accessibility.js';

const BOTH = [AT_A_DESK, ON_A_PHONE];

const EVERY_LOOK = BOTH.flatMap(({ language }) =>
  BOTH.flatMap(({ screen }) => BOTH.map(({ colorScheme }) => ({ language, screen, colorScheme }))),
);

testAccessibility(IS_DEEP ? EVERY_LOOK : BOTH);
