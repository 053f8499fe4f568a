import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AdminGuard, AdminOrVisitorGuard, AuditorGuard, TeamGuard } from './access/access.guards.js';
import { FailedAttempts } from './access/failed-attempts.js';
import { ErrorAnswerFilter } from './errors/error-answer.filter.js';
import { MetricsController } from './figures/metrics.controller.js';
import { FormGuard } from './forms/form-guard.js';
import { AnswerMemory } from './idempotency/answer-memory.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { FailedKeys } from './ownership/failed-keys.js';
import { OwnerKeys } from './ownership/owner-keys.js';
import { RequestPipe } from './requests/request-pipe.js';
import { WriteRoom } from './write-room/write-room.js';
import { WriteRoomInterceptor } from './write-room/write-room.interceptor.js';

/** What every controller relies on: checked requests, one shape of errors, guards, repeatable POSTs. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorAnswerFilter },
    { provide: APP_GUARD, useClass: FormGuard },
    { provide: APP_PIPE, useClass: RequestPipe },
    { provide: APP_INTERCEPTOR, useClass: WriteRoomInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    AnswerMemory,
    WriteRoom,
    FailedAttempts,
    FailedKeys,
    OwnerKeys,
    AdminGuard,
    AdminOrVisitorGuard,
    AuditorGuard,
    TeamGuard,
  ],
  exports: [FailedAttempts, FailedKeys, OwnerKeys, AdminGuard, AdminOrVisitorGuard, AuditorGuard, TeamGuard],
})
export class HttpModule {}
