import type { Position } from '../../event-store/event-store.js';
import type { Manifest } from '../files/manifest.js';
import type { Sources } from '../stores.js';

type Digests = Manifest['readModels'];

/** Digests of the read models there are. `logEnd` is where the log in the backup ends. */
export async function readModelDigests(
  { views, projections }: Pick<Sources, 'views' | 'projections'>,
  logEnd: Position | undefined,
): Promise<Digests> {
  const found: Digests = [];
  for (const { name, collections } of projections) {
    const active = await views.activeVersion(name);
    if (active === undefined) continue;
    for (const { name: collection } of collections) {
      const before = await views.checkpoint(active);
      const digest = await views.digest(collection);
      const after = await views.checkpoint(active);
      found.push({ collection, digest, complete: before === logEnd && after === logEnd });
    }
  }
  return found;
}
