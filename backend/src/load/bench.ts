import 'reflect-metadata';
import { benchEngines } from './engines.bench.js';
import { benchHttp } from './http.bench.js';
import { benchReadStore } from './read-store.bench.js';

/** All benchmarks, one after the other; only the ratios within one run can be compared. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

await benchEngines(print, process.env.FERRETDB_PROGRAM);
print('');
await benchHttp(print);
print('');
await benchReadStore(print);
