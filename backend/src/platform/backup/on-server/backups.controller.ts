import { BackupReport, ErrorBody, ROUTES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Auditor } from '../../http/access/access.decorators.js';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { Backups } from './backups.js';

@ApiTags('operations')
@Controller()
export class BackupsController {
  constructor(private readonly backups: Backups) {}

  @Get(ROUTES.backups)
  @Auditor()
  @JsonResponse(BackupReport, 'BackupReport')
  look(): Promise<BackupReport> {
    return this.backups.look();
  }

  /** It goes on when nobody looks; while one is under way, this is that one. */
  @Post(ROUTES.backups)
  @Admin()
  @HttpCode(202)
  @JsonResponse(BackupReport, 'BackupReport', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  begin(): Promise<BackupReport> {
    return this.backups.begin();
  }
}
