import { describeEventStore } from '../contract/event-store.contract.js';
import type { EmbeddedEventStore } from './embedded-event-store.js';
import { openEmbeddedEventStore, openInMemoryEventStore } from './open.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

const directories = new TemporaryDirectories();
afterAll(() => directories.removeAll());

const directoryOf = new WeakMap<EmbeddedEventStore, string>();

function openIn(directory: string): Promise<EmbeddedEventStore> {
  const store = openEmbeddedEventStore(directory);
  directoryOf.set(store, directory);
  return Promise.resolve(store);
}

async function reopen(store: EmbeddedEventStore): Promise<EmbeddedEventStore> {
  await store.close();
  return openIn(directoryOf.get(store) ?? '');
}

describeEventStore('The embedded store', () => openIn(directories.make()), reopen);
describeEventStore('The embedded store in memory', () => Promise.resolve(openInMemoryEventStore()));
