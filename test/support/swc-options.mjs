/** How swc compiles the project for tests: the same options as in tsconfig.json. */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};
