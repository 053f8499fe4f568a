import { BackupReport, ErrorBody, ROUTES } from '@marcel/contracts';
import { Get, HttpCode, Module, Post } from '@nestjs/common';
import { Admin, Auditor } from '../http/token-guard.js';
import { Repeatable } from '../http/idempotency.js';
import { JsonResponse, RestController } from '../openapi/decorators.js';
import { Backups } from './backups.js';

@RestController('operations')
export class BackupsController {
  constructor(private readonly backups: Backups) {}

  @Get(ROUTES.backups)
  @Auditor()
  @JsonResponse(BackupReport, 'BackupReport')
  getReport(): Promise<BackupReport> {
    return this.backups.getReport();
  }

  @Post(ROUTES.backups)
  @Admin()
  @HttpCode(202)
  @JsonResponse(BackupReport, 'BackupReport', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  @Repeatable()
  start(): Promise<BackupReport> {
    return this.backups.start();
  }
}

@Module({ controllers: [BackupsController], providers: [Backups] })
export class BackupModule {}
