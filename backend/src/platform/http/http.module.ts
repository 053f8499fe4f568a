import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { FailedAttempts, FailedAttemptsOfAll, TokenGuard } from './access.js';
import { ErrorAnswerFilter } from './errors.js';
import { MetricsController } from './metrics.controller.js';
import { FormGuard } from './forms.js';
import { AnswerMemory } from './answer-memory.js';
import { IdempotencyInterceptor } from './idempotency.js';
import { FailedKeys, OwnerKeys } from './ownership.js';
import { RequestPipe } from './requests.js';

@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorAnswerFilter },
    { provide: APP_GUARD, useClass: FormGuard },
    { provide: APP_PIPE, useClass: RequestPipe },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    AnswerMemory,
    FailedAttempts,
    FailedAttemptsOfAll,
    FailedKeys,
    OwnerKeys,
    TokenGuard,
  ],
  exports: [FailedAttempts, FailedAttemptsOfAll, FailedKeys, OwnerKeys, TokenGuard],
})
export class HttpModule {}
