import { ROUTES, SystemReport } from '@marcel/contracts';
import { Get, Inject } from '@nestjs/common';
import { readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { Auditor } from '../../platform/http/token-guard.js';
import { PRODUCT_VERSION } from '../../platform/observability/build/build-info.js';
import { Metrics } from '../../platform/observability/metrics/metrics.js';
import { JsonResponse, RestController } from '../../platform/openapi/decorators.js';

const LOG_DIRECTORY = 'events';
/** A database with SQLite's files beside it. */
const DATABASE = /^(\w+)\.db(-wal|-shm)?$/;

@Auditor()
@RestController('operations')
export class SystemController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'commit' | 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>,
  ) {
    metrics.gauge('store_bytes', 'Bytes of the files of a store in the data directory', ['store'], async (gauge) => {
      for (const { name, bytes } of await this.measureStores()) gauge.set({ store: name }, bytes);
    });
  }

  @Get(ROUTES.system)
  @JsonResponse(SystemReport, 'SystemReport')
  async report(): Promise<SystemReport> {
    const [bytes, freeBytes, stores] = await Promise.all([
      this.readGauge('picture_store_bytes'),
      this.readGauge('picture_store_free_bytes'),
      this.measureStores(),
    ]);
    return {
      version: PRODUCT_VERSION,
      commit: this.settings.commit ?? null,
      startedAt: new Date(performance.timeOrigin).toISOString(),
      pictures: { bytes, freeBytes },
      stores,
    };
  }

  /** Returns the embedded stores of this node with the size of their files in bytes. */
  private async measureStores(): Promise<SystemReport['stores']> {
    const { dataDirectory, eventStoreUrl, mongoUrl } = this.settings;
    const sizes = new Map<string, number>();
    const add = async (name: string, file: string) => sizes.set(name, (sizes.get(name) ?? 0) + (await fileSize(file)));
    const log = path.join(dataDirectory, LOG_DIRECTORY);
    if (eventStoreUrl === undefined)
      for (const file of await readdir(log)) await add(LOG_DIRECTORY, path.join(log, file));
    if (mongoUrl === undefined)
      for (const file of await readdir(dataDirectory)) {
        const [, name] = DATABASE.exec(file) ?? [];
        if (name !== undefined) await add(name, path.join(dataDirectory, file));
      }
    return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((one, other) => other.bytes - one.bytes);
  }

  private async readGauge(name: string): Promise<number | null> {
    const metric = await this.metrics.registry.getSingleMetric(name)?.get();
    return metric?.values[0]?.value ?? null;
  }
}

const fileSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
