import { describeReadStore } from '../contract/read-store.contract.js';
import { EmbeddedReadStore } from './embedded-read-store.js';
import { silentLog } from '../test-support/silent-log.js';

describeReadStore('the embedded adapter', async () => EmbeddedReadStore.open(':memory:', silentLog));
