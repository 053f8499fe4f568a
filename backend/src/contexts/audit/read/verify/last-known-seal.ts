import * as z from 'zod/mini';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { SEALS_VIEW } from '../../views.js';

const SealDocument = z.object({ events: z.int(), hash: z.string() });

/** The newest seal that the read models have seen; undefined before the first. */
export async function lastKnownSeal(views: ReadStore): Promise<z.infer<typeof SealDocument> | undefined> {
  const { documents } = await views.find(SEALS_VIEW, { sort: { field: 'id', direction: 'desc' }, limit: 1 });
  return documents[0] && SealDocument.parse(documents[0]);
}
