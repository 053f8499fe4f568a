import { Module } from '@nestjs/common';
import * as path from 'node:path';
import { SETTINGS, type Settings } from '../config/settings.js';
import { BLOB_STORE } from './blob-store.js';
import { DiskBlobStore } from './disk/disk-blob-store.js';

@Module({
  providers: [
    {
      provide: BLOB_STORE,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => DiskBlobStore.open(path.join(settings.dataDirectory, 'pictures')),
    },
  ],
  exports: [BLOB_STORE],
})
export class BlobStoreModule {}
