import { describeAppends } from './appends.contract.js';
import { describeConcurrency } from './concurrency.contract.js';
import { describeFilters } from './filters.contract.js';
import type { MakeStore } from './harness.js';
import { describeOddTexts } from './odd-texts.contract.js';
import { describeReading } from './reading.contract.js';
import { describeRepeatedAppends } from './repeated-appends.contract.js';
import { describeSubscriptions } from './subscriptions.contract.js';

/** Every promise of the `EventStore` port; run by each adapter. */
export function describeEventStore(name: string, makeStore: MakeStore): void {
  describe(`${name} as an event store`, () => {
    describeAppends(makeStore);
    describeConcurrency(makeStore);
    describeRepeatedAppends(makeStore);
    describeReading(makeStore);
    describeSubscriptions(makeStore);
    describeFilters(makeStore);
    describeOddTexts(makeStore);
  });
}
