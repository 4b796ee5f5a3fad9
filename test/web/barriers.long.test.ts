/** Real: the whole service, the web client as it is built, and Chromium; without a browser, skipped. */
import { IS_DEEP } from '../support/deep.js';
import { AT_A_DESK, ON_A_PHONE, findNoBarriers } from './suites/barriers.js';

const BOTH = [AT_A_DESK, ON_A_PHONE];

const EVERY_LOOK = BOTH.flatMap(({ language }) =>
  BOTH.flatMap(({ screen }) => BOTH.map(({ colorScheme }) => ({ language, screen, colorScheme }))),
);

findNoBarriers(IS_DEEP ? EVERY_LOOK : [ON_A_PHONE]);
