import { describeBuilds } from './builds.contract.js';
import { describeCommits } from './commits.contract.js';
import { describeFilters } from './filters.contract.js';
import type { MakeStore } from './harness.js';
import { describeOwnership } from './ownership.contract.js';
import { describePages } from './pages.contract.js';
import { describeSearch } from './search.contract.js';

/** Every promise of the `ReadStore` port; run by each adapter. */
export function describeReadStore(name: string, makeStore: MakeStore): void {
  describe(`${name} as a read store`, () => {
    describeCommits(makeStore);
    describeFilters(makeStore);
    describePages(makeStore);
    describeSearch(makeStore);
    describeBuilds(makeStore);
    describeOwnership(makeStore);
  });
}
