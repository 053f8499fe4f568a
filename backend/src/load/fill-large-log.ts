import * as path from 'node:path';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { appendMascots, appendSubmissions, appendTwoYears } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';

/**
 * Fills the data folder that is named first with a log of so many mascots as is said second, and as many submissions; or, where a
 * third number is given, of two years in which so many events publish, edit and like them.
 */
const [dataDirectory = '', count = '', events] = process.argv.slice(2);
const store = openEmbeddedEventStore(path.join(dataDirectory, 'events'));
const sample = new SampleMascots();
if (events === undefined) {
  await appendMascots(store, sample, Number(count));
  await appendSubmissions(store, sample, Number(count));
} else await appendTwoYears(store, sample, Number(count), Number(events));
await store.close();
