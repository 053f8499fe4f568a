import 'reflect-metadata';
import { benchEngines } from './engines.bench.js';
import { benchHttp } from './http.bench.js';

/** Prints all benchmarks; only the ratios within one run can be compared. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { FERRETDB_PROGRAM, POCKETBASE_PROGRAM } = process.env;
await benchHttp(print, POCKETBASE_PROGRAM);
print('');
await benchEngines(print, FERRETDB_PROGRAM);
