import type { Logger } from 'pino';
import { prepareDataDirectory } from '../platform/config/data-directory.js';
import { readSettings, type Settings } from '../platform/config/settings.js';
import type { OpenedEngines } from '../platform/engines/engines.js';
import { openEngines, requireStores } from '../platform/engines/open-engines.js';
import { createLogger } from '../platform/observability/logging/logger.js';

type Open<Stores> = (settings: Settings, logger: Logger) => Promise<Stores>;

/**
 * Opens stores that the environment names, runs the work on them, and closes them.
 * @throws SettingsError for stores that must exist, and errors of `open` and the work
 */
export async function withStores<Stores extends Pick<OpenedEngines, 'close'>, Result>(
  open: Open<Stores>,
  work: (stores: Stores, settings: Settings) => Promise<Result>,
  { mustExist = true } = {},
): Promise<Result> {
  const settings = readSettings(process.env);
  if (mustExist) requireStores(settings);
  await prepareDataDirectory(settings.dataDirectory);
  const stores = await open(settings, createLogger('error'));
  try {
    return await work(stores, settings);
  } finally {
    await stores.close();
  }
}

export const withEngines = <Result>(work: (engines: OpenedEngines) => Promise<Result>): Promise<Result> =>
  withStores(openEngines, work);
