import { mkdtemp } from 'node:fs/promises';
import * as path from 'node:path';
import { openEngines, openForReading } from '../../../platform/engines/open-engines.js';
import { readSettings, type Settings } from '../../../platform/config/settings.js';
import { createLogger } from '../../../platform/observability/logging/logger.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { backUp } from '../../../platform/backup/back-up.js';
import type { Manifest } from '../../../platform/backup/backup-format.js';
import { RestoreMarker } from '../../../platform/engines/restore-marker.js';
import { restore } from '../../../platform/backup/restore.js';
import type { RestoreOptions, RestoreResult, RestoreTarget } from '../../../platform/backup/restore.js';

/** A product whose stores stay accessible while it is stopped. */
export class KeptProduct {
  private constructor(
    readonly dataDirectory: string,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  static async create(folder: string, variables: Readonly<Record<string, string>> = {}): Promise<KeptProduct> {
    return new KeptProduct(await mkdtemp(path.join(folder, 'product-')), variables);
  }

  async whileRunning(work: (product: TestProduct) => Promise<void>): Promise<void> {
    const { dataDirectory, variables } = this;
    const product = await startTestProduct({ dataDirectory, variables });
    try {
      await work(product);
    } finally {
      await product.stop({ keepData: true });
    }
  }

  /** Works also while it runs. */
  async backUp(directory: string, withKeys = true): Promise<Manifest> {
    const stores = await openForReading(this.settings(), createLogger('silent'));
    try {
      return await backUp({ ...stores, pictures: stores.blobs }, { directory, withKeys, now: new Date(0) });
    } finally {
      await stores.close();
    }
  }

  async restore(directory: string, options: Partial<RestoreOptions> = {}): Promise<RestoreResult> {
    return this.withStores((stores) => restore(stores, { withKeys: true, ...options, directory }), { isRestore: true });
  }

  async withStores<Result>(
    work: (stores: RestoreTarget) => Promise<Result>,
    { isRestore = false } = {},
  ): Promise<Result> {
    const engines = await openEngines({ ...this.settings(), isRestore }, createLogger('silent'));
    try {
      return await work({ ...engines, pictures: engines.blobs, marker: new RestoreMarker(this.dataDirectory) });
    } finally {
      await engines.close();
    }
  }

  private settings(): Settings {
    return readSettings({ DATA_DIR: this.dataDirectory, ...this.variables });
  }
}
