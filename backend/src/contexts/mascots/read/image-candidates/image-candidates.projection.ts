import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { IMAGE_SEARCH_STREAM, imageSearchEvents, type ImageSearchEvent } from '../../domain/image-search.events.js';
import { IMAGE_CANDIDATES_VIEW } from '../../views.js';

/** What was found last for each mascot. */
export const imageCandidatesProjection: Projection<ImageSearchEvent> = {
  name: IMAGE_CANDIDATES_VIEW,
  version: 1,
  collections: [{ name: IMAGE_CANDIDATES_VIEW, id: 'number', fields: {} }],
  streamPrefixes: [IMAGE_SEARCH_STREAM],
  catalogue: imageSearchEvents,
  project({ type, data }) {
    if (type !== 'MascotImagesSearched') return [];
    const { mascotId: id, images, failure } = data;
    return [{ kind: 'put', collection: IMAGE_CANDIDATES_VIEW, id, document: { id, images, failure } }];
  },
};
