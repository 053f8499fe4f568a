import type { ItemState, ModerationQueue } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { QUEUE_VIEW } from '../../views.js';

export async function countByState(views: Pick<ReadStore, 'find'>): Promise<ModerationQueue['counts']> {
  const count = async (state: ItemState) =>
    (await views.find(QUEUE_VIEW, { where: [{ field: 'state', oneOf: [state] }], limit: 1 })).total;
  const [reported, held, hidden, shown, erased] = await Promise.all([
    count('reported'),
    count('held'),
    count('hidden'),
    count('shown'),
    count('erased'),
  ]);
  return { reported, held, hidden, shown, erased };
}
