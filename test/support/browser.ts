/** Tests in Chromium. Without a Chromium they are reported as skipped. */
import { describe } from '@jest/globals';
import { hasBrowser } from './chromium.js';

export * from './chromium.js';

/** `describe` with a browser; without one its tests are reported as skipped. */
export const describeInBrowser = hasBrowser ? describe : describe.skip;
