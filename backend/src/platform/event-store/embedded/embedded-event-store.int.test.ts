import { describeEventStore } from '../contract/event-store.contract.js';
import { describeFilling } from '../contract/filling.contract.js';
import type { EmbeddedEventStore } from './embedded-event-store.js';
import { openEmbeddedEventStore, openInMemoryEventStore } from './open.js';
import { toPosition } from './position.js';
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

/** A store that moves what it has taken into files at once: all of it or, every other time, all but the last event. */
function closing(store: EmbeddedEventStore): EmbeddedEventStore {
  const append = store.append.bind(store);
  store.append = async (...given) => {
    const result = await append(...given);
    const end = Number(await store.head());
    store.closeUpTo(toPosition(end - (end % 2)), { segmentEvents: 50 });
    return result;
  };
  return store;
}

async function openClosing(directory: string): Promise<EmbeddedEventStore> {
  return closing(await openIn(directory));
}

describeEventStore('The embedded store', () => openIn(directories.make()), reopen);
describeEventStore('The embedded store in memory', () => Promise.resolve(openInMemoryEventStore()));
describeEventStore(
  'The embedded store with most of its log in files',
  () => openClosing(directories.make()),
  async (store) => closing(await reopen(store)),
);
describeFilling('The embedded store', () => openIn(directories.make()), reopen);
