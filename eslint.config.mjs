import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { pureDomain } from './scripts/lib/lint/pure-domain.mjs';
import { wholeTests } from './scripts/lib/lint/whole-tests.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'backend/src/test-support/**', '**/contract/**', 'frontends/kit/src/testing/**'];

/** What can be judged file by file; the rules that ask for types are oxlint's, in .oxlintrc.json. */
export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/data/', '**/screenshots/', '**/*.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    files: ['backend/**/*.ts'],
    // A type that a decorator's metadata takes at run time has to be imported as a value.
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    ignores: ['frontends/e2e/**'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // A dialog does move the focus into itself.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A remote's component comes out of a promise, once, which this rule takes for a new one in every render.
      'react-hooks/static-components': 'off',
    },
  },
  {
    files: ['backend/src/contexts/*/domain/**/*.ts'],
    ignores: TESTS,
    rules: pureDomain,
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: TESTS,
    // What leaves tests out, loudly, where a server or a program that they take is missing.
    ignores: ['backend/src/test-support/testing/**'],
    rules: wholeTests,
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['frontends/**/*.cjs'], languageOptions: { globals: globals.browser } },
);
