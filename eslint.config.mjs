// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

const typed = {
  files: ['**/*.{ts,tsx,mts}'],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: {parserOptions: {projectService: true}},
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    // Numbers are readable in messages.
    '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    // `() => close()` is clearer as a handler than with braces.
    '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    // An underscore marks a parameter that a signature requires and the code does not need.
    '@typescript-eslint/no-unused-vars': [
      'error',
      {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
    ],
    // A function may be `async` only to turn a thrown error into a rejection.
    '@typescript-eslint/require-await': 'off',
    // Spreading a string is how its code points are counted here.
    '@typescript-eslint/no-misused-spread': 'off',
    '@typescript-eslint/no-empty-function': ['error', {allow: ['arrowFunctions']}],
    // Both forms are readable.
    '@typescript-eslint/consistent-type-definitions': 'off',
    '@typescript-eslint/consistent-indexed-object-style': 'off',
  },
};

const untyped = {
  files: ['**/*.{js,mjs,cjs}'],
  extends: [tseslint.configs.strict],
};

const react = {
  files: ['src/**/*.tsx'],
  extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
};

// The plugin has no flat config yet, so its four rules are named here.
const site = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: {'@docusaurus': docusaurus},
  rules: {
    '@docusaurus/string-literal-i18n-messages': 'error',
    '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '—', '›', '×', '#']}],
    '@docusaurus/no-html-links': 'error',
    '@docusaurus/prefer-docusaurus-heading': 'error',
  },
};

// A synchronous request blocks the whole tab until the server answers, and it may never answer.
const noSynchronousRequest = {
  files: ['src/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'CallExpression[callee.property.name="open"][arguments.2]:not([arguments.2.value=true])',
        message: 'A request must not be synchronous: open(method, address) without a third argument.',
      },
    ],
  },
};

// Internals of Docusaurus can change with any release: one folder uses them, with tests that report changes.
const internals = {
  files: ['src/**/*.{ts,tsx}', 'docusaurus.config.ts'],
  ignores: ['src/static-first/docusaurusInternals/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@docusaurus/*/lib/**', '@generated/**', 'history', 'react-loadable', 'react-router*'],
            message: 'Internals of Docusaurus are reached through src/static-first/docusaurusInternals.',
          },
        ],
      },
    ],
  },
};

// Tests render plain text and plain elements on purpose.
const tests = {
  files: ['**/*.{test,spec}.{ts,tsx}'],
  rules: {
    '@docusaurus/no-untranslated-text': 'off',
    '@docusaurus/no-html-links': 'off',
    '@docusaurus/prefer-docusaurus-heading': 'off',
  },
};

// A file has one responsibility, and a longer file has several. Prettier wraps code, but not comments.
const size = {
  rules: {
    'max-lines': ['error', {max: 300, skipBlankLines: true}],
    // The first line of a component of the theme says how it differs from the original.
    'max-len': ['error', {code: 1000, comments: 140, ignorePattern: '^// Change: '}],
  },
};
const sizeOfTests = {
  files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**'],
  rules: {'max-lines': ['error', {max: 400, skipBlankLines: true}]},
};
// Test files of a worker share their modules (vitest.config.mts), so a file that replaces modules must have its own.
const sharedModules = {
  files: ['**/*.test.{ts,tsx}'],
  ignores: ['**/*.{dom,isolated}.test.{ts,tsx}'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...['mock', 'doMock', 'hoisted', 'resetModules'].map((property) => ({
        object: 'vi',
        property,
        message: 'Name the file *.isolated.test.ts: other files of the worker would get the replaced modules too.',
      })),
    ],
  },
};

const commonJs = {
  files: ['babel.config.js', '**/*.cjs'],
  languageOptions: {sourceType: 'commonjs', globals: {module: 'readonly', require: 'readonly'}},
  rules: {'@typescript-eslint/no-require-imports': 'off'},
};

export default defineConfig(
  globalIgnores([
    'bench',
    'build',
    'hosting/out',
    '.docusaurus',
    '.cache',
    'coverage',
    'test-results',
    'playwright-report',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  typed,
  untyped,
  react,
  site,
  noSynchronousRequest,
  internals,
  tests,
  size,
  sizeOfTests,
  sharedModules,
  commonJs,
);
