const BROWSER = '^src/platform/http/explorer/browser/';

/** The layering of docs/architecture.md, as errors: adapters → application → domain → engine. */
/** Pure functions, and a pause between two pieces of long work. */
const DOMAIN_CORE = ['crypto', 'util', 'url', 'timers/promises'];

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle means that two things are one, or that a third is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folders-both-ways',
      severity: 'error',
      comment: 'Two folders of the platform that need each other are one folder.',
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
        // Who reads a text: words, and nothing that is done.
        pathNot: '^src/platform/api/reader\\.ts$',
      },
    },
    {
      name: 'domain-packages',
      severity: 'error',
      comment: 'What a domain may use beside the language: nothing of it reads or writes anything.',
      from: { path: '^src/modules/[^/]+/domain/' },
      to: {
        dependencyTypes: ['npm', 'core'],
        pathNot: [
          '^node_modules/(@zxcvbn-ts|luxon|openskill|zod)/',
          `^(${DOMAIN_CORE.join('|')})$`,
        ],
      },
    },
    {
      name: 'graphql-in-adapters',
      severity: 'error',
      comment:
        'Use cases and stores know failures, pages and ids (platform/api), not how clients ask.',
      from: { path: '^src/(platform/(api|database)|modules/[^/]+/(domain|application|storage))/' },
      to: {
        path: '^(src/platform/graphql/|node_modules/(graphql|@nestjs/graphql|@nestjs/apollo|@apollo)/)',
      },
    },
    {
      name: 'sql-in-storage',
      severity: 'error',
      comment:
        'The database is reached through `Database` and a store; entities stand in tables.ts.',
      from: {
        path: '^src/',
        pathNot: '^src/(platform/database/|modules/[^/]+/storage/|platform/[^/]+/tables\\.ts$)',
      },
      to: { path: '^node_modules/(typeorm|pg|@nestjs/typeorm)/' },
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
        'Another module is entered by application/index.ts, its pure rules by domain/index.ts, fragments of its SQL by storage/index.ts; its GraphQL types by adapters/graphql/index.ts, from GraphQL adapters alone; its Nest module by <name>.module.ts, from module files alone.',
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
      name: 'browser-and-server-share-nothing',
      severity: 'error',
      comment: 'What the explorer runs in the browser is bundled; the server reads the bundle.',
      from: { path: '^src/', pathNot: BROWSER },
      to: { path: BROWSER },
    },
    {
      name: 'server-and-browser-share-nothing',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: '^src/', pathNot: BROWSER },
    },
    {
      name: 'clients-know-the-schema-alone',
      severity: 'error',
      comment: 'The clients prove that the API is complete: they import nothing of the service.',
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
      name: 'pages-and-worker-share-nothing',
      severity: 'error',
      comment:
        'The service worker is a program of its own: a module of both would be loaded by both.',
      from: { path: '^clients/web/src/', pathNot: '^clients/web/src/worker/' },
      to: { path: '^clients/web/src/worker/' },
    },
    {
      name: 'no-dev-packages-in-production',
      severity: 'error',
      comment:
        'What prepares and builds the project, and what it bundles, has no need of them later.',
      from: { path: '^src/', pathNot: [BROWSER, '^src/platform/setup/'] },
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
