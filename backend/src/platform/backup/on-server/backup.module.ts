import { Module, type DynamicModule } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import type { Projection } from '../../consumers/projections/projection.js';
import { picturesIn } from '../../engines/in-directory.js';
import { EVENT_STORE, type EventStore } from '../../event-store/event-store.js';
import { KEY_VAULT, type KeyVault } from '../../personal-data/key-vault.js';
import { READ_STORE, type ReadStore } from '../../read-store/read-store.js';
import { LongRuns } from '../../runs/long-runs.js';
import { Courtesy } from '../../turns/courtesy.js';
import { Backups } from './backups.js';
import { BackupsController } from './backups.controller.js';

@Module({})
export class BackupModule {
  static of(projections: readonly Projection[]): DynamicModule {
    return {
      module: BackupModule,
      controllers: [BackupsController],
      providers: [
        {
          provide: Backups,
          inject: [EVENT_STORE, BLOB_STORE, KEY_VAULT, READ_STORE, SETTINGS, LongRuns, Courtesy],
          useFactory: (
            events: EventStore,
            pictures: BlobStore,
            keys: KeyVault,
            views: ReadStore,
            { backupDirectory: directory }: Settings,
            runs: LongRuns,
            courtesy: Courtesy,
          ) =>
            new Backups({
              sources: { events, pictures, keys, views, projections },
              directory,
              picturesIn,
              runs,
              courtesy,
            }),
        },
      ],
    };
  }
}
