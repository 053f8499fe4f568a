import { ROUTES, SystemReport } from '@marcel/contracts';
import { Controller, Get, Inject, Injectable, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Auditor } from '../http/access.js';
import { PRODUCT_VERSION } from '../observability/build/build-info.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { JsonResponse } from '../openapi/decorators.js';

/** A store of this node with the size of its files in bytes. */
interface StoreSize {
  readonly name: string;
  readonly bytes: number;
}

const LOG = 'events';
/** A database with SQLite's files beside it. */
const DATABASE = /^(?<name>\w+)\.db(-wal|-shm)?$/;

@Injectable()
class StoreSizes {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>,
    metrics: Metrics,
  ) {
    metrics.gauge('store_bytes', 'Bytes of the files of a store in the data directory', ['store'], async (gauge) => {
      for (const { name, bytes } of await this.now()) gauge.set({ store: name }, bytes);
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

@ApiTags('operations')
@Auditor()
@Controller()
export class SystemController {
  constructor(
    private readonly metrics: Metrics,
    private readonly sizes: StoreSizes,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'commit'>,
  ) {}

  @Get(ROUTES.system)
  @JsonResponse(SystemReport, 'SystemReport')
  async report(): Promise<SystemReport> {
    const [bytes, freeBytes, stores] = await Promise.all([
      this.gauge('picture_store_bytes'),
      this.gauge('picture_store_free_bytes'),
      this.sizes.now(),
    ]);
    return {
      version: PRODUCT_VERSION,
      commit: this.settings.commit ?? null,
      startedAt: new Date(performance.timeOrigin).toISOString(),
      pictures: { bytes, freeBytes },
      stores: [...stores],
    };
  }

  private async gauge(name: string): Promise<number | null> {
    const metric = await this.metrics.registry.getSingleMetric(name)?.get();
    return metric?.values[0]?.value ?? null;
  }
}

@Module({ controllers: [SystemController], providers: [StoreSizes] })
export class SystemModule {}
