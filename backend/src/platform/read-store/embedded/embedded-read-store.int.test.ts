import type { CollectionDefinition, ReadStore } from '../read-store.js';
import { describeReadStore } from '../contract/read-store.contract.js';
import { silentLog } from '../test-support/silent-log.js';
import { EmbeddedReadStore } from './embedded-read-store.js';

const openStore = () => new EmbeddedReadStore(':memory:', silentLog);

describeReadStore('the embedded adapter', async () => openStore());

describeReadStore('the embedded adapter with columns in memory', async () => inColumns(openStore()));

function inColumns(store: ReadStore): ReadStore {
  const prepare = store.prepare.bind(store);
  const allOf = (definition: CollectionDefinition): CollectionDefinition => ({
    ...definition,
    columns: Object.keys(definition.fields),
  });
  store.prepare = (projection, collections) => prepare(projection, collections.map(allOf));
  return store;
}
