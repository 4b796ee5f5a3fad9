/** The common part of the games of more than two: strict play without drawing. */
export * from './dealing.js';
export * from './layout.js';
export * from './seats.js';
export * from './state.js';
export { beginPlay } from './tricks.js';
export { naming } from './trump.js';
export * from './variant.js';
