import type { Change } from '../../../platform/read-store/read-store.js';
import { isShownAfter, type ItemEvent } from '../../moderation/index.js';
import { VIEW_OF } from '../views.js';
import type { ArtworkSeries } from '../domain/artwork-streams.js';

export function projectVerdict(series: ArtworkSeries, event: ItemEvent): readonly Change[] {
  const place = { collection: VIEW_OF[series], id: event.data.itemId };
  if (event.type === 'ItemErased') return [{ kind: 'remove', ...place }];
  const isShown = isShownAfter(event);
  return isShown === undefined ? [] : [{ kind: 'patch', ...place, fields: { listed: isShown ? 1 : 0 } }];
}
