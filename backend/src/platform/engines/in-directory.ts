import * as path from 'node:path';
import type { Logger } from 'pino';
import type { BlobStore } from '../blob-store/blob-store.js';
import { DiskBlobStore } from '../blob-store/disk/disk-blob-store.js';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { EmbeddedReadStore } from '../read-store/embedded/embedded-read-store.js';
import type { Kept } from './engines.js';

export async function openInDirectory(directory: string, logger: Logger): Promise<Kept> {
  return {
    views: EmbeddedReadStore.open(path.join(directory, 'views.db'), logger),
    keys: new SqliteDocumentStore({ file: path.join(directory, 'keys.db'), irreplaceable: true }),
    documents: new SqliteDocumentStore({ file: path.join(directory, 'documents.db'), log: logger }),
    blobs: await picturesIn(directory),
  };
}

export const picturesIn = (directory: string): Promise<BlobStore> =>
  DiskBlobStore.open(path.join(directory, 'pictures'));
