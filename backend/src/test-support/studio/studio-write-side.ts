import type { Provider } from '@nestjs/common';
import { BLOB_STORE } from '../../platform/blob-store/blob-store.js';
import { SETTINGS } from '../../platform/config/settings.js';
import { PictureIntake } from '../../platform/pictures/picture-intake.js';
import { unlimitedQuota } from '../../platform/pictures/testing/unlimited-quota.js';
import { WriteSide } from '../testing/write-side.js';
import { type PictureProvider, PictureProviders } from '../../contexts/studio/providers/picture-provider.js';
import { DailyQuotas } from '../../platform/quotas/daily-quotas.js';
import { DOCUMENT_STORE } from '../../platform/document-store/port.js';
import { SqliteDocumentStore } from '../../platform/document-store/sqlite.js';
import { READ_STORE } from '../../platform/read-store/read-store.js';
import { ArtworkReader } from '../../contexts/studio/read/artwork-reader.js';
import { ArtworkRegistry } from '../../contexts/studio/write/artwork-registry.js';
import { ContentFilter } from '../../contexts/moderation/index.js';
import { ArtworkRequests, RequestArtworkHandler } from '../../contexts/studio/write/artwork-requests.js';
import { GenerationGroups } from '../../contexts/studio/automation/generate-pictures/generation-groups.js';
import { GenerationAllowance } from '../../contexts/studio/write/generation-allowance.js';

const HASH = 'ab'.repeat(32);
export const STORED = `/pictures/${HASH}.webp`;

const unwanted = () => Promise.reject(new Error('Nobody makes pictures here'));

export function openStudioWriteSide({ isPaid }: { readonly isPaid: boolean }, ...more: Provider[]): Promise<WriteSide> {
  const provider: PictureProvider = {
    name: 'drawn',
    isPaid,
    models: [],
    hasModel: () => true,
    isRepeatable: true,
    submit: unwanted,
    collect: unwanted,
  };
  return WriteSide.open(
    ArtworkRequests,
    RequestArtworkHandler,
    ArtworkRegistry,
    GenerationAllowance,
    PictureIntake,
    ...unlimitedQuota,
    DailyQuotas,
    GenerationGroups,
    { provide: DOCUMENT_STORE, useFactory: () => new SqliteDocumentStore({ file: ':memory:', now: () => 0 }) },
    ArtworkReader,
    // These tests ignore the response after the write.
    { provide: READ_STORE, useValue: {} },
    { provide: PictureProviders, useValue: new PictureProviders(provider) },
    { provide: BLOB_STORE, useValue: { put: async () => HASH, get: async () => undefined } },
    {
      provide: SETTINGS,
      useValue: { rateLimit: false, generation: { perDay: 1 }, moderation: { holdWords: ['casino'] } },
    },
    ContentFilter,
    ...more,
  );
}
