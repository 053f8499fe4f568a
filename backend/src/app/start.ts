import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadAccessTokens } from '../platform/config/access-tokens.js';
import { prepareDataDirectory } from '../platform/config/data-directory.js';
import { readSettings } from '../platform/config/settings.js';
import { createLogger } from '../platform/observability/logging/logger.js';
import { startBackgroundWork, createApp } from './create-app.js';
import { makeEngines } from '../platform/engines/open-engines.js';
import { awaitUsable } from '../platform/engines/usable-servers.js';
import { Startup } from '../platform/observability/health/startup.js';
import { seedDemonstration } from './seed-demonstration.js';

export interface RunningProduct {
  /** The `ready` message for the parent process. */
  readonly ready: Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Time limit for running requests at shutdown, in milliseconds. */
const DRAIN_TIMEOUT_MS = 5_000;

export interface StartOptions {
  readonly drainTimeoutMs?: number;
  /** Cancels a start that still waits for a server. */
  readonly signal?: AbortSignal;
}

/**
 * Starts the product with the settings of the environment. Listens first; then waits for the servers and prepares the read models.
 * @throws SettingsError, DataDirectoryInUse, LogDamaged, LogMissing, errors of `listen`, the reason of the signal
 */
export async function start(
  environment: NodeJS.ProcessEnv,
  { drainTimeoutMs = DRAIN_TIMEOUT_MS, signal }: StartOptions = {},
): Promise<RunningProduct> {
  const settings = readSettings(environment);
  await prepareDataDirectory(settings.dataDirectory);
  const logger = createLogger(settings.logLevel);
  const { tokens, isGenerated } = await loadAccessTokens(settings, logger);
  const engines = await makeEngines(settings, logger);
  let app: NestFastifyApplication | undefined;
  const stop = async () => {
    // Slow clients must not delay closing the stores.
    const deadline = setTimeout(() => app?.getHttpServer().closeAllConnections(), drainTimeoutMs);
    await app?.close();
    clearTimeout(deadline);
    await engines.close();
  };
  try {
    app = await createApp({ settings, tokens, engines, logger });
    await app.listen(settings.port, settings.host);
    const startup = app.get(Startup);
    await engines.connect((server) => awaitUsable(server, logger, startup, signal));
    await startBackgroundWork(app);
    if (settings.seedDemonstration) await seedDemonstration(app);
    const { dataDirectory: dataDir } = settings;
    const address = await getAddress(app);
    return { ready: { kind: 'ready', address, adminToken: tokens.admin, adminTokenMade: isGenerated, dataDir }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns an address that a browser on this machine can open. */
async function getAddress(app: NestFastifyApplication): Promise<string> {
  const { hostname, port } = new URL(await app.getUrl());
  const onThisMachine = ['0.0.0.0', '127.0.0.1', '[::]', '[::1]'].includes(hostname);
  return `http://${onThisMachine ? 'localhost' : hostname}:${port}`;
}
