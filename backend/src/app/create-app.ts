import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fileURLToPath } from 'node:url';
import { configureHttp } from '../platform/http/configure-http.js';
import { createHttpAdapter } from '../platform/http/http-adapter.js';
import { MascotPages } from '../contexts/mascots/index.js';
import { ServedFrontends } from '../contexts/releases/index.js';
import { GalleryPages } from '../contexts/studio/index.js';
import { StatusPages } from '../contexts/submissions/index.js';
import { Consumers } from '../platform/consumers/consumers.js';
import { PRODUCT_VERSION } from '../platform/observability/build/build-info.js';
import { BackgroundThrottle } from '../platform/turns/background-throttle.js';
import { Metrics } from '../platform/observability/metrics/metrics.js';
import { NestLogger } from '../platform/observability/logging/nest-logger.js';
import { serveOpenApi } from '../platform/openapi/build-openapi.js';
import { AppModule, type AppParts } from './app.module.js';

const BUILT_FRONTENDS = fileURLToPath(new URL('../../../frontends', import.meta.url));

export async function createApp(parts: AppParts): Promise<NestFastifyApplication> {
  const { engines, logger } = parts;
  const { frontendsDirectory: root = BUILT_FRONTENDS } = parts.settings;
  const settings = { ...parts.settings, frontendsDirectory: root };
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of({ ...parts, settings }),
    createHttpAdapter(settings, logger),
    { logger: new NestLogger(logger), abortOnError: false, bodyParser: false },
  );
  await configureHttp(app, {
    settings,
    revisionOf: (collection) => engines.views.revisionOf(collection),
    throttle: app.get(BackgroundThrottle),
    frontends: {
      root,
      released: app.get(ServedFrontends),
      headOf: async ({ path, query, origin }) =>
        (await app.get(MascotPages).headOf({ path, query, origin })) ??
        (await app.get(GalleryPages).headOf({ path, query, origin })) ??
        app.get(StatusPages).headOf(path),
    },
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
