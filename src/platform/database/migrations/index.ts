/** Every migration, in the order of their times. A new one needs a file here and a line below. */
export * from './1764200000000-initial.js';
