/** The packages that the bundle leaves out, and files in it that need changes. */

/** Packages that are loaded from node_modules at run time, if they are installed. */
export const LEFT_OUT = [
  // They have native programs or other files beside them.
  '@node-rs/argon2',
  'msgpackr-extract',
  'piscina',
  // Decorators need it before any other package is loaded, and only an import of a package keeps its place in the order.
  'reflect-metadata',
  // Few processes load them, and only when they need them; in the bundle they would slow down every build.
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'altair-static',
  'nodemailer',
  'oidc-provider',
  'undici',
  'web-push',
  // The logger loads it by name, only for the text format; the bundler does not see it.
  'pino-pretty',
  // Optional dependencies of other packages, which are not used here; none is installed.
  ...['@apollo/gateway', '@apollo/subgraph', '@as-integrations/express5'],
  ...['@fastify/multipart', '@fastify/static', '@fastify/view'],
  ...['@nestjs/microservices', '@nestjs/platform-express', '@nestjs/websockets'],
  ...['@valkey/valkey-glide', 'bufferutil', 'class-transformer', 'class-validator'],
  ...['pg-native', 'ts-morph', 'utf-8-validate'],
];

/** Files that read their own path. */
export const PLACED = [
  'dist/modules/competitions/competitions.module.js',
  'dist/modules/house-bots/house-bots.module.js',
  'dist/platform/http/served-files.js',
  'dist/platform/logging/logger.js',
  'tools/embedded/binaries.ts',
  '@nestjs/common/utils/load-package.util.js',
  '@nestjs/graphql/dist/federation/graphql-federation.factory.js',
  'bullmq/dist/cjs/classes/worker.js',
  'fdir/dist/index.mjs',
  'ioredis/built/Command.js',
  'ioredis/built/utils/index.js',
  'msgpackr/dist/node.cjs',
  'pino/lib/transport.js',
  'thread-stream/index.js',
];

/** ES modules with a `createRequire` that the bundler cannot follow. */
export const REQUIRING = [
  '@nestjs/mapped-types/dist/type-helpers.utils.js',
  '@nestjs/typeorm/dist/common/typeorm-compat.js',
];
