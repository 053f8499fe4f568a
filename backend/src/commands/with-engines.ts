import { prepareDataDirectory } from '../platform/config/data-directory.js';
import { readSettings, type Settings } from '../platform/config/settings.js';
import type { OpenedEngines, StoresToRead } from '../platform/engines/engines.js';
import { openEngines, openForReading } from '../platform/engines/open-engines.js';
import { createLogger } from '../platform/observability/logging/logger.js';

/**
 * Opens the stores that the environment names, runs the work on them, and closes them.
 * @throws SettingsError, DataDirectoryInUse, and errors of the stores and the work
 */
export const withEngines = <Result>(
  work: (engines: OpenedEngines, settings: Settings) => Promise<Result>,
  { environment = process.env, isRestore = false } = {},
): Promise<Result> =>
  withOpened((settings) => openEngines({ ...settings, isRestore }, createLogger('error')), work, environment);

/** Does the same with the stores that a backup copies, also while the product runs. */
export const withStoresToRead = <Result>(
  work: (stores: StoresToRead) => Promise<Result>,
  environment = process.env,
): Promise<Result> => withOpened((settings) => openForReading(settings, createLogger('error')), work, environment);

async function withOpened<Stores extends { close(): Promise<void> }, Result>(
  open: (settings: Settings) => Promise<Stores>,
  work: (stores: Stores, settings: Settings) => Promise<Result>,
  environment: NodeJS.ProcessEnv,
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareDataDirectory(settings.dataDirectory);
  const stores = await open(settings);
  try {
    return await work(stores, settings);
  } finally {
    await stores.close();
  }
}
