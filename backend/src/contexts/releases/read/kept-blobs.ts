import type { ReadStore } from '../../../platform/read-store/read-store.js';
import { RELEASE_FILES_VIEW } from '../views.js';
import { ReleaseFilesDocument } from './frontends.collections.js';

/** The blobs that releases are made of, until they are pruned. */
export async function keptBlobs(views: Pick<ReadStore, 'find'>): Promise<ReadonlySet<string>> {
  const { documents } = await views.find(RELEASE_FILES_VIEW, {});
  return new Set(documents.flatMap((document) => ReleaseFilesDocument.parse(document).files.map(({ blob }) => blob)));
}
