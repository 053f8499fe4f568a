import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { Db } from 'mongodb';
import * as path from 'node:path';
import { SETTINGS, type Settings } from '../config/settings.js';
import { MONGO_DB } from '../mongodb/mongo-token.js';
import { AdminGuard, AuditorGuard } from './access/access.guards.js';
import { FailedAttempts } from './access/failed-attempts.js';
import { ErrorAnswerFilter } from './errors/error-answer.filter.js';
import { AnswerMemory } from './idempotency/answer-memory.js';
import { ANSWER_STORE } from './idempotency/answer-store.js';
import { EmbeddedAnswerStore } from './idempotency/embedded/embedded-answer-store.js';
import { MongoAnswerStore } from './idempotency/mongodb/mongo-answer-store.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { RequestPipe } from './requests/request-pipe.js';

/** What every controller relies on: checked requests, one shape of errors, guards, repeatable POSTs. */
@Global()
@Module({
  providers: [
    { provide: APP_FILTER, useClass: ErrorAnswerFilter },
    { provide: APP_PIPE, useClass: RequestPipe },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    {
      provide: ANSWER_STORE,
      inject: [SETTINGS, { token: MONGO_DB, optional: true }],
      useFactory: (settings: Settings, mongo?: Db) =>
        mongo === undefined
          ? new EmbeddedAnswerStore(path.join(settings.dataDirectory, 'answers.db'))
          : MongoAnswerStore.open(mongo),
    },
    AnswerMemory,
    FailedAttempts,
    AdminGuard,
    AuditorGuard,
  ],
  exports: [FailedAttempts, AdminGuard, AuditorGuard],
})
export class HttpModule {}
