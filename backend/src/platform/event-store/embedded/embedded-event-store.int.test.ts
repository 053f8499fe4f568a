import { describeEventStore } from '../contract/event-store.contract.js';
import { openEmbeddedEventStore, openInMemoryEventStore } from './open.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

const directories = new TemporaryDirectories();
afterAll(() => directories.removeAll());

describeEventStore('The embedded store', () => Promise.resolve(openEmbeddedEventStore(directories.make())));
describeEventStore('The embedded store in memory', () => Promise.resolve(openInMemoryEventStore()));
