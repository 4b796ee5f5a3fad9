export { MOVE_FAILURES } from '../domain/move-failures.js';
export type { MoveFailureCode } from '../domain/move-failures.js';
export { Act } from './act.use-case.js';
export type { ActCommand } from './act.use-case.js';
export { CallOff } from './call-off.use-case.js';
export type { CallOffCommand } from './call-off.use-case.js';
export type { MoveResult } from './move-runner.js';
export { Resign } from './resign.use-case.js';
export type { ResignCommand } from './resign.use-case.js';
