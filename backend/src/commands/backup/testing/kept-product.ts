import { mkdtemp } from 'node:fs/promises';
import * as path from 'node:path';
import { openEngines } from '../../../platform/engines/open-engines.js';
import { readSettings } from '../../../platform/config/settings.js';
import { createLogger } from '../../../platform/observability/logging/logger.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { backUp } from '../../../platform/backup/back-up.js';
import type { Manifest } from '../../../platform/backup/backup-format.js';
import { RestoreMark } from '../../../platform/engines/restore-mark.js';
import { restore, type RestoreOptions, type Restored, type Target } from '../../../platform/backup/restore.js';

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

  async backUp(directory: string, withKeys = true): Promise<Manifest> {
    return this.withStores((stores) => backUp(stores, { directory, withKeys, now: new Date(0) }));
  }

  async restore(directory: string, options: Partial<RestoreOptions> = {}): Promise<Restored> {
    return this.withStores((stores) => restore(stores, { withKeys: true, ...options, directory }), { isRestore: true });
  }

  async withStores<Result>(work: (stores: Target) => Promise<Result>, { isRestore = false } = {}): Promise<Result> {
    const settings = readSettings({ DATA_DIR: this.dataDirectory, ...this.variables });
    const engines = await openEngines({ ...settings, isRestore }, createLogger('silent'));
    try {
      return await work({ ...engines, pictures: engines.blobs, mark: new RestoreMark(this.dataDirectory) });
    } finally {
      await engines.close();
    }
  }
}
