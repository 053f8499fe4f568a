import * as z from 'zod/mini';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import type { Evidence } from '../../ledger/verify-log.js';
import { SEALS_VIEW } from '../../views.js';

const SealDocument = z.object({ id: z.string(), events: z.int() });

/** Every seal that the read models have ever seen. */
export async function knownSeals(views: ReadStore): Promise<NonNullable<Evidence['known']>> {
  const { documents } = await views.find(SEALS_VIEW, {});
  return documents.map((document) => {
    const { id: hash, events } = SealDocument.parse(document);
    return { hash, events };
  });
}
