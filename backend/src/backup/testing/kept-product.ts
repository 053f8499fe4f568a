import { mkdtemp } from 'node:fs/promises';
import * as path from 'node:path';
import { openEngines } from '../../app/engines/open-engines.js';
import { PROJECTIONS } from '../../app/projections.js';
import { openBlobStore } from '../../blob-store/blob-store.module.js';
import { readSettings } from '../../config/settings.js';
import { createLogger } from '../../observability/logging/logger.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { backUp } from '../back-up/back-up.js';
import { prepareDirectory } from '../back-up/prepare-directory.js';
import type { Manifest } from '../files/manifest.js';
import { restore } from '../restore/restore.js';
import type { Stores } from '../stores.js';

/** A product whose stores can be worked on while it does not run. */
export class KeptProduct {
  private constructor(
    readonly dataDirectory: string,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  /** Nothing is in it yet. `variables`: addresses of its engines. */
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
    await prepareDirectory(directory);
    const pictures = await openBlobStore({ dataDirectory: directory });
    return this.withStores((stores) => backUp(stores, { directory, pictures, withKeys, now: new Date(0) }));
  }

  async restore(directory: string, withKeys = true): Promise<Manifest> {
    const pictures = await openBlobStore({ dataDirectory: directory });
    return this.withStores((stores) => restore(stores, { directory, pictures, withKeys }));
  }

  async withStores<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> {
    const settings = readSettings({ DATA_DIR: this.dataDirectory, ...this.variables });
    const engines = await openEngines(settings, createLogger('silent'));
    try {
      const pictures = await openBlobStore(settings, engines.mongo);
      return await work({ ...engines, pictures, projections: PROJECTIONS });
    } finally {
      await engines.close();
    }
  }
}
