import type { ReadStore } from '../../platform/read-store/read-store.js';

/** Drops the build that queries see: the node that keeps the projection builds it from the log. */
export async function dropView(views: Pick<ReadStore, 'activeVersion' | 'drop'>, name: string): Promise<void> {
  const active = await views.activeVersion(name);
  if (active !== undefined) await views.drop(active);
}
