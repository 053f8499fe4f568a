const SELECTOR = 'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(skip|only|todo|fixme)$/]';

/**
 * Rules for test files: every test in them runs.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const wholeTests = {
  'no-restricted-syntax': ['error', { selector: SELECTOR, message: 'Every test runs.' }],
};
