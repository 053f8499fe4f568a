import { BackupReport, ErrorBody, ROUTES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { Repeatable } from '../http/idempotency.js';
import { ApiTags } from '@nestjs/swagger';
import { BLOB_STORE, type BlobStore } from '../blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { picturesIn } from '../engines/open-engines.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { Admin, Auditor } from '../http/access.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { JsonResponse } from '../openapi/decorators.js';
import { KeyVault } from '../personal-data/key-vault.js';
import { BackgroundThrottle } from '../turns/background-throttle.js';
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

  @Post(ROUTES.backups)
  @Admin()
  @HttpCode(202)
  @JsonResponse(BackupReport, 'BackupReport', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  @Repeatable()
  begin(): Promise<BackupReport> {
    return this.backups.begin();
  }
}

@Module({
  controllers: [BackupsController],
  providers: [
    {
      provide: Backups,
      inject: [EVENT_STORE, BLOB_STORE, KeyVault, SETTINGS, LOG, BackgroundThrottle],
      useFactory: (
        events: EventStore,
        pictures: BlobStore,
        keys: KeyVault,
        { backupDirectory: directory }: Settings,
        log: Log,
        throttle: BackgroundThrottle,
      ) => new Backups({ sources: { events, pictures, keys }, directory, picturesIn, log, throttle }),
    },
  ],
})
export class BackupModule {}
