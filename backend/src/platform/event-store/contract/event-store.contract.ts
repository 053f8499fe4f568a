import type { EventStore } from '../event-store.js';
import { describeAppends } from './appends.contract.js';
import { describeConcurrency } from './concurrency.contract.js';
import type { MakeStore, Restart } from './test-support/harness.js';
import { describeIdentity } from './identity.contract.js';
import { describeOddTexts } from './odd-texts.contract.js';
import { describeReading } from './reading.contract.js';
import { describeRepeatedAppends } from './repeated-appends.contract.js';
import { describeRestarts } from './restarts.contract.js';
import { describeSubscriptions } from './subscriptions.contract.js';

/**
 * Every promise of the `EventStore` port; run by each adapter.
 * @param restart left out for a log that does not outlive its store
 */
export function describeEventStore<Store extends EventStore>(
  name: string,
  makeStore: MakeStore<Store>,
  restart?: Restart<Store>,
): void {
  describe(`${name} as an event store`, () => {
    describeAppends(makeStore);
    describeConcurrency(makeStore);
    describeRepeatedAppends(makeStore);
    if (restart !== undefined) describeRestarts(makeStore, restart);
    describeReading(makeStore);
    describeSubscriptions(makeStore);
    describeOddTexts(makeStore);
    describeIdentity(makeStore);
  });
}
