import { Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import * as path from 'node:path';
import { SETTINGS, type Settings } from '../config/settings.js';
import { MONGO_DB } from '../mongodb/mongo-token.js';
import { BLOB_STORE, type BlobStore } from './blob-store.js';
import { GridFsBlobStore } from './gridfs/gridfs-blob-store.js';
import { DiskBlobStore } from './disk/disk-blob-store.js';

/** Pictures lie in the database where there is one, else in the data directory. */
export async function openBlobStore(where: Pick<Settings, 'dataDirectory'>, mongo?: Db): Promise<BlobStore> {
  return mongo === undefined
    ? DiskBlobStore.open(path.join(where.dataDirectory, 'pictures'))
    : new GridFsBlobStore(mongo);
}

@Module({
  providers: [
    {
      provide: BLOB_STORE,
      inject: [SETTINGS, { token: MONGO_DB, optional: true }],
      useFactory: openBlobStore,
    },
  ],
  exports: [BLOB_STORE],
})
export class BlobStoreModule {}
