import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { FailedAttempts, FailedAttemptsOfAll, TokenGuard } from './access.js';
import { ErrorAnswerFilter } from './errors.js';
import { MetricsController } from './metrics.controller.js';
import { AnswerMemory } from './answer-memory.js';
import { FailedKeys, OwnerKeys } from './ownership.js';
import { RequestPipe } from './requests.js';

const SHARED = [AnswerMemory, FailedAttempts, FailedAttemptsOfAll, FailedKeys, OwnerKeys, TokenGuard];

@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorAnswerFilter },
    { provide: APP_PIPE, useClass: RequestPipe },
    ...SHARED,
  ],
  exports: SHARED,
})
export class HttpModule {}
