/** The layering of docs/architecture.md, as errors: adapters → application → domain → engine. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle means that two things are one, or that a third is missing.',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
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
      to: { path: '^src/(modules/[^/]+/(application|adapters)|platform|bots)/' },
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
      name: 'no-dev-packages-in-production',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.json'] },
  },
};
