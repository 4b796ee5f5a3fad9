/** Node modules for a domain: pure functions, and a pause between two parts of long work. */
const DOMAIN_CORE = ['crypto', 'util', 'url', 'timers/promises'];

/** The layers of docs/architecture.md, as errors: adapters → application → domain → engine. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle means that two modules are one, or that a third is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folders-both-ways',
      severity: 'error',
      comment: 'Two folders of the platform that import each other should be one folder.',
      scope: 'folder',
      from: { path: '^src/platform/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'The engine imports nothing outside itself: no package, no Node module, no process.',
      from: { path: '^src/engine/' },
      to: { pathNot: '^src/engine/' },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^src/engine/kernel/' },
      to: { pathNot: '^src/engine/kernel/' },
    },
    {
      name: 'bots-see-the-engine-alone',
      severity: 'error',
      from: { path: '^src/bots/' },
      to: { pathNot: '^src/(bots|engine)/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(modules|bots|engine)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/modules/[^/]+/domain/' },
      to: {
        path: '^src/(modules/[^/]+/(application|adapters)|platform|bots)/',
        // The languages of texts for users: only types and constants.
        pathNot: '^src/platform/api/reader\\.ts$',
      },
    },
    {
      name: 'domain-packages',
      severity: 'error',
      comment:
        'Packages and Node modules that a domain may import: none of them reads or writes anything.',
      from: { path: '^src/modules/[^/]+/domain/' },
      to: {
        dependencyTypes: ['npm', 'core'],
        pathNot: [
          '^node_modules/(@zxcvbn-ts|edmonds-blossom-fixed|luxon|openskill|zod)/',
          `^(${DOMAIN_CORE.join('|')})$`,
        ],
      },
    },
    {
      name: 'graphql-in-adapters',
      severity: 'error',
      comment: 'Use cases and stores know failures, pages and ids (platform/api), but not GraphQL.',
      from: { path: '^src/(platform/(api|database)|modules/[^/]+/(domain|application|storage))/' },
      to: {
        path: '^(src/platform/graphql/|node_modules/(graphql|@nestjs/graphql|@nestjs/apollo|@apollo)/)',
      },
    },
    {
      name: 'sql-in-storage',
      severity: 'error',
      comment: 'Only a store reaches the database, through `Database`; entities are in tables.ts.',
      from: {
        path: '^src/',
        pathNot: '^src/(platform/database/|modules/[^/]+/storage/|platform/[^/]+/tables\\.ts$)',
      },
      to: { path: '^node_modules/(typeorm|pg|@nestjs/typeorm)/' },
    },
    {
      name: 'adapters-know-no-storage',
      severity: 'error',
      comment: 'Adapters import readers from application/index.ts.',
      from: { path: '^src/modules/[^/]+/adapters/' },
      to: { path: '^src/modules/[^/]+/storage/' },
    },
    {
      name: 'storage-knows-no-use-case',
      severity: 'error',
      comment: 'Types that storage needs are in storage or in the domain.',
      from: { path: '^src/modules/([^/]+)/storage/' },
      to: { path: '^src/modules/$1/application/' },
    },
    {
      name: 'application-knows-no-adapter',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/application/' },
      to: { path: '^src/modules/[^/]+/adapters/' },
    },
    {
      name: 'modules-meet-at-the-front-door',
      severity: 'error',
      comment:
        'Import another module through application/index.ts, its pure rules through domain/index.ts, fragments of its SQL through storage/index.ts. Only GraphQL adapters import its types, through adapters/graphql/index.ts; only module files import <name>.module.ts.',
      from: { path: '^src/modules/([^/]+)/' },
      to: {
        path: '^src/modules/([^/]+)/',
        pathNot: [
          '^src/modules/$1/',
          '^src/modules/[^/]+/(application|domain|storage)/index\\.ts$',
          '^src/modules/[^/]+/adapters/graphql/index\\.ts$',
          '^src/modules/[^/]+/[^/]+\\.module\\.ts$',
        ],
      },
    },
    {
      name: 'graphql-types-for-graphql-adapters',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/', pathNot: '^src/modules/[^/]+/adapters/graphql/' },
      to: { path: '^src/modules/[^/]+/adapters/graphql/index\\.ts$', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'nest-modules-for-nest-modules',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: '\\.module\\.ts$' },
      to: { path: '^src/modules/[^/]+/[^/]+\\.module\\.ts$' },
    },
    {
      name: 'clients-know-the-schema-alone',
      severity: 'error',
      comment: 'The clients import nothing of the service, to prove that the API is complete.',
      from: { path: '^clients/' },
      to: { path: '^(src|test)/' },
    },
    {
      name: 'service-knows-no-client',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^clients/' },
    },
    {
      name: 'main-files-alone-know-tools',
      severity: 'error',
      comment:
        'Tools are not the product: a main file passes the embedded Postgres to the service.',
      from: { path: '^(src|clients)/', pathNot: '^src/[^/]+\\.main\\.ts$' },
      to: { path: '^tools/' },
    },
    {
      name: 'main-files-know-the-embedded-postgres-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tools/', pathNot: '^tools/embedded/embedded\\.ts$' },
    },
    {
      name: 'tools-know-no-product',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(src|clients)/' },
    },
    {
      name: 'pages-and-worker-share-nothing',
      severity: 'error',
      comment: 'The service worker is a separate program: a shared module would be loaded twice.',
      from: { path: '^clients/web/src/', pathNot: '^clients/web/src/worker/' },
      to: { path: '^clients/web/src/worker/' },
    },
    {
      name: 'no-dev-packages-in-production',
      severity: 'error',
      comment:
        'Development packages are not installed in production; only the build may import them.',
      from: { path: '^(src|tools/embedded)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
