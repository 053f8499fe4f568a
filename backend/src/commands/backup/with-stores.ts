import { openEngines } from '../../platform/engines/open-engines.js';
import { announceMissingKeys } from '../../contexts/submissions/index.js';
import { PROJECTIONS } from '../../contexts/projections.js';
import { prepareDataDirectory } from '../../platform/config/data-directory.js';
import { readSettings } from '../../platform/config/settings.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import type { Stores } from '../../platform/backup/stores.js';

/**
 * Opens the stores that the environment names, gives them to the work, and closes them. A restore may find an empty log beside
 * what is left of a former one.
 * @throws SettingsError, DataDirectoryInUse, and what the stores and the work throw
 */
export async function withStores<Result>(
  environment: NodeJS.ProcessEnv,
  work: (stores: Stores) => Promise<Result>,
  { isRestore = false } = {},
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareDataDirectory(settings.dataDirectory);
  const logger = createLogger('error');
  const engines = await openEngines({ ...settings, isRestore }, logger);
  try {
    await announceMissingKeys(engines.events, engines.keys, logger);
    return await work({ ...engines, pictures: engines.blobs, projections: PROJECTIONS });
  } finally {
    await engines.close();
  }
}
