/** Tests in Chromium; where there is none, they are reported as skipped. */
import { describe } from '@jest/globals';
import { hasBrowser } from './chromium.js';

export * from './chromium.js';

/** `describe` where there is a browser; what it holds is reported as skipped where there is none. */
export const describeInBrowser = hasBrowser ? describe : describe.skip;
