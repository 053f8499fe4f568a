import * as path from 'node:path';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { appendMascots, appendSubmissions } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';

/** Fills the data folder that is named first with a log of so many mascots, and as many submissions, as is said second. */
const [dataDirectory = '', count = ''] = process.argv.slice(2);
const store = openEmbeddedEventStore(path.join(dataDirectory, 'events'));
const sample = new SampleMascots();
await appendMascots(store, sample, Number(count));
await appendSubmissions(store, sample, Number(count));
await store.close();
