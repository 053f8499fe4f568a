import { ERROR_MESSAGES } from '@marcel/contracts';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fileURLToPath } from 'node:url';
import { configureHttp } from '../platform/http/configure-http.js';
import { createHttpAdapter } from '../platform/http/http-adapter.js';
import { MascotPages } from '../contexts/mascots/index.js';
import { ServedFrontends, serveFrontends } from '../contexts/releases/index.js';
import { GalleryPages } from '../contexts/studio/index.js';
import { logMissingKeys, StatusPages } from '../contexts/submissions/index.js';
import { Consumers } from '../platform/consumers/consumers.js';
import { EVENT_STORE } from '../platform/event-store/event-store.js';
import { Startup } from '../platform/observability/health/startup.js';
import { LOG } from '../platform/observability/logging/log.js';
import { KeyVault } from '../platform/personal-data/key-vault.js';
import { StorageQuota } from '../platform/pictures/storage-quota.js';
import { PRODUCT_VERSION } from '../platform/observability/build/build-info.js';
import { BackgroundThrottle } from '../platform/scheduling/background-throttle.js';
import { Metrics } from '../platform/observability/metrics/metrics.js';
import { NestLogger } from '../platform/observability/logging/nest-logger.js';
import { serveOpenApi } from '../platform/openapi/build-openapi.js';
import { AppModule, type AppParts } from './app.module.js';

const BUILT_FRONTENDS = fileURLToPath(new URL('../../../frontends', import.meta.url));

const STARTING_PAGE = { title: 'Marcel OS is getting ready', description: ERROR_MESSAGES.starting, status: 503 };

/** Creates the application. Until `startBackgroundWork` resolves, requests that need a store get 503. */
export async function createApp(parts: AppParts): Promise<NestFastifyApplication> {
  const { engines, logger } = parts;
  const { frontendsDirectory: root = BUILT_FRONTENDS } = parts.settings;
  const settings = { ...parts.settings, frontendsDirectory: root };
  const { remotes, publicUrl } = settings;
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({ ...parts, settings }),
    createHttpAdapter(settings, logger),
    { logger: new NestLogger(logger), abortOnError: false, bodyParser: false },
  );
  const startup = app.get(Startup);
  startup.pending.set('views', 'the read models are being prepared');
  await configureHttp(app, {
    settings,
    revisionOf: (collection) => engines.views.revisionOf(collection),
    throttle: app.get(BackgroundThrottle),
    servePages: (server, origins) =>
      serveFrontends(server, {
        root,
        remotes,
        publicUrl,
        origins,
        released: app.get(ServedFrontends),
        headOf: async (page) => {
          if (!startup.isComplete) return STARTING_PAGE;
          return (
            (await app.get(MascotPages).headOf(page)) ??
            (await app.get(GalleryPages).headOf(page)) ??
            app.get(StatusPages).headOf(page.path)
          );
        },
      }),
  });
  const metrics = app.get(Metrics);
  const build = { version: PRODUCT_VERSION, commit: settings.commit ?? 'unknown' };
  metrics.gauge('build_info', '1 for the version and the commit that this was built of', Object.keys(build), (gauge) =>
    gauge.set(build, 1),
  );
  metrics.observeConsumers(() => app.get(Consumers).states());
  serveOpenApi(app);
  return app;
}

/** Starts the consumers and prepares the read models. Call it once the application listens and the servers can be used. */
export async function startBackgroundWork(app: NestFastifyApplication): Promise<void> {
  void logMissingKeys(app.get(EVENT_STORE), app.get(KeyVault), app.get(LOG));
  app.get(StorageQuota).startCounting();
  await app.get(Consumers).start();
  app.get(Startup).pending.delete('views');
}
