import { Inject, Injectable } from '@nestjs/common';
import { readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { Gauge } from 'prom-client';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Metrics } from '../observability/metrics/metrics.js';

/** A store of this node, and the bytes that its files take. */
export interface StoreSize {
  readonly name: string;
  readonly bytes: number;
}

const LOG = 'events';
/** A database and what SQLite keeps beside it. */
const DATABASE = /^(?<name>\w+)\.db(-wal|-shm)?$/;

@Injectable()
export class StoreSizes {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>,
    { registry }: Metrics,
  ) {
    const look = () => this.now();
    new Gauge({
      name: 'store_bytes',
      help: 'Bytes of the files of a store in the data directory',
      labelNames: ['store'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { name, bytes } of await look()) this.set({ store: name }, bytes);
      },
    });
  }

  async now(): Promise<readonly StoreSize[]> {
    const { dataDirectory, eventStoreUrl, mongoUrl } = this.settings;
    const sizes = new Map<string, number>();
    if (eventStoreUrl === undefined) sizes.set(LOG, await bytesIn(path.join(dataDirectory, LOG)));
    if (mongoUrl === undefined)
      for (const file of await readdir(dataDirectory)) {
        const name = DATABASE.exec(file)?.groups?.['name'];
        if (name === undefined) continue;
        sizes.set(name, (sizes.get(name) ?? 0) + (await bytesOf(path.join(dataDirectory, file))));
      }
    return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((one, other) => other.bytes - one.bytes);
  }
}

async function bytesIn(directory: string): Promise<number> {
  const files = await readdir(directory);
  const sizes = await Promise.all(files.map((file) => bytesOf(path.join(directory, file))));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const bytesOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
