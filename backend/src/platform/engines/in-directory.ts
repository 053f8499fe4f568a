import * as path from 'node:path';
import type { Logger } from 'pino';
import { EmbeddedAnswerStore } from '../answer-store/embedded/embedded-answer-store.js';
import type { BlobStore } from '../blob-store/blob-store.js';
import { DiskBlobStore } from '../blob-store/disk/disk-blob-store.js';
import { EmbeddedKeyVault } from '../personal-data/embedded/embedded-key-vault.js';
import { InMemoryPresenceBoard } from '../presence/memory/in-memory-presence-board.js';
import { EmbeddedQuotaStore } from '../quotas/embedded/embedded-quota-store.js';
import { EmbeddedReadStore } from '../read-store/embedded/embedded-read-store.js';
import { EmbeddedSnapshotStore } from '../snapshot-store/embedded/embedded-snapshot-store.js';
import { EmbeddedRunBoard } from '../runs/embedded/embedded-run-board.js';
import type { Kept } from './engines.js';

export async function openInDirectory(directory: string, logger: Logger): Promise<Kept> {
  return {
    views: EmbeddedReadStore.open(path.join(directory, 'views.db'), logger),
    keys: new EmbeddedKeyVault(path.join(directory, 'keys.db')),
    blobs: await picturesIn(directory),
    answers: new EmbeddedAnswerStore(path.join(directory, 'answers.db'), Date.now, logger),
    snapshots: EmbeddedSnapshotStore.open(path.join(directory, 'snapshots.db')),
    quotas: new EmbeddedQuotaStore(path.join(directory, 'quotas.db'), logger),
    runs: new EmbeddedRunBoard(path.join(directory, 'runs.db'), logger),
    presence: new InMemoryPresenceBoard(),
  };
}

/** The pictures that lie in a directory: a product's own, or a backup's. */
export const picturesIn = (directory: string): Promise<BlobStore> =>
  DiskBlobStore.open(path.join(directory, 'pictures'));
