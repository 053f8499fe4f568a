import { describeBuilds } from './builds.contract.js';
import { describeCommits } from './commits.contract.js';
import { describeFilters } from './filters.contract.js';
import type { MakeStore } from '../test-support/harness.js';
import { describeOwnership } from './ownership.contract.js';
import { describePages } from './pages.contract.js';
import { describeSearch } from './search.contract.js';
import { describeTallies } from './tallies.contract.js';

/** Tests the contract of the `ReadStore` port. @param documentCount documents of the largest collection, fewer for slow servers */
export function describeReadStore(name: string, makeStore: MakeStore, documentCount = 6000): void {
  describe(`${name} as a read store`, () => {
    describeCommits(makeStore);
    describeFilters(makeStore);
    describePages(makeStore, documentCount);
    describeSearch(makeStore);
    describeTallies(makeStore);
    describeBuilds(makeStore);
    describeOwnership(makeStore);
  });
}
