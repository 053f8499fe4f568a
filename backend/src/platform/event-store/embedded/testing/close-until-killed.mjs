import { openEmbeddedEventStore } from '../../../../../dist/platform/event-store/embedded/open.js';

/** Moves a log into files, and ends as if by a power cut when it has come to a step for the nth time. */
const [directory, step, nth] = process.argv.slice(2);
const store = openEmbeddedEventStore(directory);
let times = 0;
store.closeUpTo(await store.head(), {
  segmentEvents: 400,
  onStep: (done) => {
    times += done === step ? 1 : 0;
    if (times === Number(nth)) process.kill(process.pid, 'SIGKILL');
  },
});
