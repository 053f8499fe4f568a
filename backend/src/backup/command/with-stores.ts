import * as path from 'node:path';
import { openEngines } from '../../app/engines/open-engines.js';
import { PROJECTIONS } from '../../app/projections.js';
import { openBlobStore } from '../../blob-store/blob-store.module.js';
import { prepareDataDirectory } from '../../config/data-directory.js';
import { readSettings } from '../../config/settings.js';
import { createLogger } from '../../observability/logging/logger.js';
import type { Stores } from '../stores.js';

/**
 * Opens the stores that the environment names, gives them to the work, and closes them.
 * @throws SettingsError, EventStoreInUse, and what the stores and the work throw
 */
export async function withStores<Result>(
  environment: NodeJS.ProcessEnv,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareDataDirectory(settings.dataDirectory);
  const engines = await openEngines(settings, createLogger('error'));
  try {
    const pictures = await openBlobStore(settings, engines.mongo);
    return await work({ ...engines, pictures, projections: PROJECTIONS });
  } finally {
    await engines.close();
  }
}

/** The pictures of a backup lie in its directory as those of a product do in its own. */
export const picturesIn = (directory: string) => openBlobStore({ dataDirectory: path.resolve(directory) });
