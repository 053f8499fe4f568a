import { countOf } from '../../../platform/decider/spans.js';
import type { Change } from '../../../platform/read-store/change.js';
import type { ArtworkLikesTakenBack } from '../domain/artwork.events.js';
import { VIEW_OF } from '../views.js';

/** What the document of an artwork has less of. */
export function projectLikesTakenBack({ data: { series, id, spans } }: ArtworkLikesTakenBack): Change {
  return { kind: 'increment', collection: VIEW_OF[series], id, by: { likes: -countOf(spans) } };
}
