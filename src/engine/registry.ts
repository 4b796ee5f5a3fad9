import type { Variant } from './variant.js';
import { bauern } from './variants/bauern/index.js';
import { dreier } from './variants/dreier/index.js';
import { dritt } from './variants/dritt/index.js';
import { zweier } from './variants/zweier/index.js';

/** The one list of variants. A new variant needs a folder and a line here. */
export const VARIANTS: readonly Variant[] = [zweier, dritt, dreier, bauern];

/** The variant of a key, undefined where there is none. */
export const variantOf = (key: string): Variant | undefined => VARIANTS.find((v) => v.key === key);
