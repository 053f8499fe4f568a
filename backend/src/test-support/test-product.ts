import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { startBackgroundWork, createApp } from '../app/create-app.js';
import type { Engines } from '../platform/engines/engines.js';
import { openEngines } from '../platform/engines/open-engines.js';
import { readTokens } from '../platform/config/access-tokens.js';
import { readSettings } from '../platform/config/settings.js';
import { createLogger } from '../platform/observability/logging/logger.js';
import { RestClient } from './rest-client.js';
import { undeclaredEvents } from './undeclared-events.js';

export const ADMIN_TOKEN = 'the-admin-token-of-the-tests';

export interface TestProduct {
  readonly app: NestFastifyApplication;
  readonly engines: Engines;
  readonly dataDirectory: string;
  readonly rest: RestClient;
  /**
   * Closes the product and deletes its data, unless `keepData` is set.
   * @throws AssertionError if its log holds undeclared events
   */
  stop(options?: { readonly keepData: boolean }): Promise<void>;
}

export interface TestProductOptions {
  readonly dataDirectory?: string;
  readonly over?: (engines: Engines) => Engines;
  readonly variables?: Readonly<Record<string, string>>;
}

export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'marcel-product-')));
  const variables = { DATA_DIR: dataDirectory, RATE_LIMIT: 'off', FRONTENDS_DIR: dataDirectory };
  const settings = readSettings({ ...variables, ...options.variables });
  const logger = createLogger('silent');
  const [named, teams] = [readTokens(settings.namedAdmins, logger), readTokens(settings.deployTokens, logger)];
  const opened = await openEngines(settings, logger);
  const engines = options.over?.(opened) ?? opened;
  const tokens = { admin: ADMIN_TOKEN, named, auditor: settings.auditorToken, teams };
  const app = await createApp({ settings, tokens, engines, logger });
  await app.listen(0, '127.0.0.1');
  await startBackgroundWork(app);
  return {
    app,
    engines,
    dataDirectory,
    rest: new RestClient(await app.getUrl(), ADMIN_TOKEN),
    async stop({ keepData } = { keepData: false }) {
      await app.close();
      const undeclared = await undeclaredEvents(engines.events);
      await engines.close();
      if (!keepData) await rm(dataDirectory, { recursive: true });
      assert.deepEqual(undeclared, []);
    },
  };
}
