export { TRY_LIMITS } from '../domain/try-limits.js';
export { TryLimits } from '../storage/try-limits.js';
export type { Tries } from '../storage/try-limits.js';
export { PasswordHasher } from './hashing.js';
