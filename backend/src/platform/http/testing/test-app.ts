import { Global, Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { DestinationStream } from 'pino';
import { BLOB_STORE, type BlobStore } from '../../blob-store/blob-store.js';
import { DiskBlobStore } from '../../blob-store/disk/disk-blob-store.js';
import { ConfigModule } from '../../config/config.module.js';
import { readTokens } from '../../config/access-tokens.js';
import { readSettings } from '../../config/settings.js';
import { DailyQuotas } from '../../quotas/daily-quotas.js';
import { DOCUMENT_STORE, type DocumentStore } from '../../document-store/port.js';
import { SqliteDocumentStore } from '../../document-store/sqlite.js';
import { openInMemoryEventStore } from '../../event-store/embedded/open.js';
import { EVENT_STORE, type EventStore } from '../../event-store/event-store.js';
import { KeyVault } from '../../personal-data/key-vault.js';
import { inMemoryKeys } from '../../personal-data/testing/in-memory-keys.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import type { HealthCheck } from '../../observability/health/health-check.js';
import { createLogger } from '../../observability/logging/logger.js';
import { NestLogger } from '../../observability/logging/nest-logger.js';
import { BackgroundThrottle } from '../../scheduling/background-throttle.js';
import { ObservabilityModule } from '../../observability/observability.module.js';
import { configureHttp, type HttpOptions } from '../configure-http.js';
import type { FormOptions } from '../../openapi/decorators.js';
import { createHttpAdapter } from '../http-adapter.js';
import { HttpModule } from '../http.module.js';

export const ADMIN_TOKEN = 'the-admin-token';
export const AUDITOR_TOKEN = 'the-auditor-token';

export const FormOf = (form: FormOptions): MethodDecorator => RouteConfig({ form });

export interface TestAppOptions extends Pick<ModuleMetadata, 'controllers' | 'providers' | 'imports'> {
  readonly variables?: Readonly<Record<string, string>>;
  readonly checks?: readonly HealthCheck[];
  readonly http?: Partial<HttpOptions>;
  readonly log?: DestinationStream;
  readonly dataDirectory?: string;
  /** Runs just before the application is initialised. */
  readonly prepare?: (app: NestFastifyApplication) => void;
}

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly dataDirectory: string;
  close(options?: { readonly keepData: boolean }): Promise<void>;
}

const quiet: DestinationStream = { write: () => undefined };

@Global()
@Module({})
class StoresModule {
  static overrides(documents: DocumentStore, blobs: BlobStore, events: EventStore): DynamicModule {
    const providers = [
      { provide: DOCUMENT_STORE, useValue: documents },
      { provide: BLOB_STORE, useValue: blobs },
      { provide: EVENT_STORE, useValue: events },
      { provide: KeyVault, useFactory: inMemoryKeys },
      PersonalData,
      DailyQuotas,
    ];
    return { module: StoresModule, providers, exports: providers };
  }
}

export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'marcel-http-')));
  const settings = readSettings({ DATA_DIR: dataDirectory, RATE_LIMIT: 'off', ...options.variables });
  const logger = createLogger('info', options.log ?? quiet);
  const [named, teams] = [readTokens(settings.namedAdmins, logger), readTokens(settings.deployTokens, logger)];
  const documents = new SqliteDocumentStore({ file: path.join(dataDirectory, 'documents.db') });
  const events = openInMemoryEventStore();
  const blobs = await DiskBlobStore.open(path.join(dataDirectory, 'pictures'));
  const testing = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(settings, { admin: ADMIN_TOKEN, named, auditor: AUDITOR_TOKEN, teams }),
      StoresModule.overrides(documents, blobs, events),
      HttpModule,
      ObservabilityModule.forRoot({ inject: [], useFactory: () => options.checks ?? [] }),
      ...(options.imports ?? []),
    ],
    controllers: options.controllers ?? [],
    providers: options.providers ?? [],
  }).compile();
  testing.useLogger(new NestLogger(logger));
  const app = testing.createNestApplication<NestFastifyApplication>(createHttpAdapter(settings, logger), {
    bodyParser: false,
  });
  await configureHttp(app, {
    settings,
    revisionOf: async () => '1',
    throttle: new BackgroundThrottle(),
    ...options.http,
  });
  options.prepare?.(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    dataDirectory,
    async close({ keepData } = { keepData: false }) {
      await app.close();
      await documents.close();
      await events.close();
      if (!keepData) await rm(dataDirectory, { recursive: true });
    },
  };
}
