import 'reflect-metadata';
import { benchDesk } from './desk.bench.js';
import { benchEngines } from './engines.bench.js';
import { benchHttp } from './http.bench.js';
import { benchLongStreams } from './long-streams.bench.js';
import { benchPeer } from './peer/peer.bench.js';
import { benchReadStore } from './read-store.bench.js';
import { benchStudio } from './studio.bench.js';

/** All benchmarks, one after the other; what counts are the ratios within one run. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const peer = process.env.POCKETBASE_PROGRAM;
if (peer !== undefined) await benchPeer(print, peer);
if (process.argv.includes('--peer')) process.exit();
if (process.argv.includes('--desk')) {
  await benchDesk(print);
  process.exit();
}
await benchEngines(print, process.env.FERRETDB_PROGRAM);
if (process.argv.includes('--engines')) process.exit();
print('');
await benchLongStreams(print);
print('');
await benchHttp(print);
print('');
await benchReadStore(print);
print('');
await benchDesk(print);
print('');
await benchStudio(print);
