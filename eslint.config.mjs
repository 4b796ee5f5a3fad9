import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** The limits of size in CONTRIBUTING. A constructor may have any number of parameters. */
const SIZES = {
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 12],
  'no-restricted-syntax': [
    'error',
    ...[
      'FunctionDeclaration',
      'ArrowFunctionExpression',
      'MethodDefinition[kind!="constructor"] > *',
    ].map((selector) => ({
      selector: `${selector}[params.length>5]`,
      message: 'More than five parameters: name them in an object.',
    })),
  ],
};

/** Files that may be larger, with the reason. */
const LARGER = [
  {
    reason:
      'the solver searches millions of positions: an object for each call would cost more than the search',
    files: ['src/bots/solver/{strict,deal,transposition-table}.ts'],
    rules: ['max-lines', 'max-lines-per-function', 'complexity', 'no-restricted-syntax'],
  },
  {
    reason: 'a view names every field that a viewer may see, and its condition',
    files: ['src/engine/variants/{zweier,several}/view.ts'],
    rules: ['complexity'],
  },
  {
    reason: 'one case for each kind of condition; the compiler checks that none is missing',
    files: ['clients/web/src/sidebar/plan-text.ts'],
    rules: ['complexity'],
  },
];

export default tseslint.config(
  { ignores: ['**/dist/', 'node_modules/', '.data/', 'coverage/', '**/generated/'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: [
          './test/tsconfig.json',
          './clients/typescript/tsconfig.json',
          './clients/web/tsconfig.json',
          './clients/web/src/worker/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['{src,tools}/**/*.ts', 'clients/**/src/**/*.{ts,tsx}'], rules: SIZES },
  {
    // Markup has a line for each attribute.
    files: ['clients/web/src/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    // A page reports errors to the browser's console.
    files: ['clients/web/src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // The browser may refuse its storage, and then any access throws.
    files: ['clients/web/src/**/*.{ts,tsx}'],
    ignores: ['clients/web/src/api/storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
          name,
          message: 'Use api/storage.ts, which goes on in memory when the browser refuses.',
        })),
      ],
    },
  },
  { files: ['clients/**/examples/*.ts'], rules: { 'no-console': 'off' } },
  ...LARGER.map(({ files, rules }) => ({
    files,
    rules: Object.fromEntries(rules.map((rule) => [rule, 'off'])),
  })),
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      parserOptions: { project: null },
      globals: { module: 'writable', require: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
