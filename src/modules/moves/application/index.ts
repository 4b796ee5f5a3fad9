export { ActUseCase } from './act.use-case.js';
export { EndAbandonedUseCase } from './end-abandoned.use-case.js';
export { GiveTimeUseCase } from './give-time.use-case.js';
export { ResignUseCase } from './resign.use-case.js';
