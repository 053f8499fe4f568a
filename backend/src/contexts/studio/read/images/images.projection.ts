import * as z from 'zod/mini';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { CollectionDefinition } from '../../../../platform/read-store/read-store.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { textOf } from '../../../../platform/decider/words.js';
import { IMAGE_STREAMS } from '../../domain/artwork-streams.js';
import { artworkEvents, type ArtworkEvent } from '../../domain/artwork.events.js';
import { artworkLikeEvents, artworkLikeStreams, type ArtworkLiked } from '../../domain/like.js';
import { IMAGES_VIEW } from '../../views.js';
import { isJudgement, itemEvents, moderationStreamsOf, type ItemEvent } from '../../../moderation/index.js';
import { ARTWORK_INDEXES, artworkFields, newArtwork } from '../artwork-document.js';
import { isStep, projectSteps, projectVerdict } from '../project-steps.js';

export const ImageDocument = z.object({
  ...artworkFields,
  prompt: z.string(),
  improvedPrompt: z.nullable(z.string()),
  modelId: z.string(),
});
export type ImageDocument = z.infer<typeof ImageDocument>;

const imagesCollection: CollectionDefinition = { name: IMAGES_VIEW, id: 'number', fields: ARTWORK_INDEXES };

export const imagesProjection: Projection<ArtworkEvent | ArtworkLiked | ItemEvent> = {
  name: IMAGES_VIEW,
  version: 4,
  collections: [imagesCollection],
  streamPrefixes: [IMAGE_STREAMS, artworkLikeStreams('image'), moderationStreamsOf('image')],
  catalogue: { ...artworkEvents, ...artworkLikeEvents, ...itemEvents },
  showsWords: true,
  project(event) {
    if (isStep(event)) return projectSteps(event);
    if (isJudgement(event)) return projectVerdict('image', event);
    switch (event.type) {
      case 'ImageRequested': {
        const { imageId: id, modelId } = event.data;
        const document = {
          id,
          prompt: textOf(event.data.prompt),
          modelId,
          improvedPrompt: null,
          ...newArtwork(event.recorded.metadata.time),
        };
        return [{ kind: 'put', collection: IMAGES_VIEW, id, document }];
      }
      case 'HugRequested':
      case 'DrawingSubmitted':
      case 'PortraitDeleted':
        throw new Error(`${event.recorded.stream} holds no image`);
      case 'ArtworkLiked':
        return [{ kind: 'increment', collection: IMAGES_VIEW, id: event.data.id, by: { likes: 1 } }];
      default:
        return unknownEvent(event);
    }
  },
};
