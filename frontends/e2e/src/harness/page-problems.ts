import type { Page } from 'playwright-core';

/** Collects the errors that a page logs or throws; the answer lists those that nothing in `allow` expects. */
export function watchProblems(page: Page, allow: readonly (string | RegExp)[]): () => string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return () => problems.filter((problem) => !allow.some((expected) => matches(problem, expected)));
}

function matches(problem: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? problem.includes(expected) : expected.test(problem);
}
