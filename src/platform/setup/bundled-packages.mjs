/** What the bundle leaves out, and what it has to be told of files that it takes in. */

/** Loaded from node_modules while the service runs, if they are there. */
export const LEFT_OUT = [
  // Have programs or files of their own beside them.
  '@node-rs/argon2',
  'msgpackr-extract',
  'piscina',
  // Loaded where they are used, by few processes: in the bundle they would cost every build.
  'nodemailer',
  'oidc-provider',
  'undici',
  'web-push',
  // Asked for by what has no use for them here; none is installed.
  ...['@apollo/gateway', '@apollo/subgraph', '@as-integrations/express5'],
  ...['@fastify/multipart', '@fastify/static', '@fastify/view'],
  ...['@nestjs/microservices', '@nestjs/platform-express', '@nestjs/websockets'],
  ...['@valkey/valkey-glide', 'bufferutil', 'class-transformer', 'class-validator'],
  ...['pg-native', 'ts-morph', 'utf-8-validate'],
];

/** Files that ask for their own place. */
export const PLACED = [
  'dist/modules/house-bots/house-bots.module.js',
  'dist/platform/embedded/binaries.js',
  'dist/platform/http/served-files.js',
  'dist/platform/logging/logger.js',
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

/** ES modules with a `createRequire` that the bundler would not follow. */
export const REQUIRING = [
  '@nestjs/mapped-types/dist/type-helpers.utils.js',
  '@nestjs/typeorm/dist/common/typeorm-compat.js',
];
