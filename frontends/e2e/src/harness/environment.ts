import type { Circus } from '@jest/types';
import WorkerEnvironment from '../../../../scripts/lib/jest/worker-environment.cjs';

/** Tells the tests, in the global `failedTest`, that the running one has failed: Jest itself does not say it to hooks. */
export default class BrowserTestEnvironment extends WorkerEnvironment {
  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_start') globalThis.failedTest = undefined;
    if (event.name === 'test_fn_failure') globalThis.failedTest = nameOf(event.test);
  }
}

function nameOf({ name, parent }: Circus.TestEntry): string {
  const names = [name];
  for (let block: Circus.DescribeBlock | undefined = parent; block?.parent; block = block.parent)
    names.unshift(block.name);
  return names.join(' ');
}
