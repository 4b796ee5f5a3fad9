export { KEPT_DAYS, LINK_MILLIS, takeoutStatusOf } from '../domain/takeout.js';
export type { Takeout, TakeoutStatus } from '../domain/takeout.js';
export { Takeouts } from '../storage/takeouts.js';
export { RequestTakeoutUseCase } from './request-takeout.use-case.js';
export { TakeoutDownloads } from './takeout-downloads.js';
export { TakeoutLinks } from './takeout-links.js';
export type { TakeoutLink } from './takeout-links.js';
