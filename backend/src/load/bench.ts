import 'reflect-metadata';
import { benchHttp } from './http.bench.js';
import { benchReadStore } from './read-store.bench.js';

/** All benchmarks, one after the other; what counts are the ratios within one run. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

await benchHttp(print);
print('');
await benchReadStore(print);
