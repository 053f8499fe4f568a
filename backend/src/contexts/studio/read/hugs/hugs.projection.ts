import * as z from 'zod/mini';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import { DRAWING_USER_NAME } from '@marcel/contracts';
import type { CollectionDefinition, Change } from '../../../../platform/read-store/read-store.js';
import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { textOf } from '../../../../platform/decider/words.js';
import { HUG_STREAMS } from '../../domain/artwork-streams.js';
import { artworkEvents, type ArtworkEvent } from '../../domain/artwork.events.js';
import { artworkLikeEvents, artworkLikeStreams, type ArtworkLiked } from '../../domain/like.js';
import { HUGS_VIEW } from '../../views.js';
import { isJudgement, itemEvents, moderationStreamsOf, type ItemEvent } from '../../../moderation/index.js';
import { ARTWORK_INDEXES, artworkFields, newArtwork } from '../artwork-document.js';
import { isStep, projectSteps, projectVerdict } from '../project-steps.js';

export const HugDocument = z.object({
  ...artworkFields,
  kind: z.enum(['hug', 'drawing']),
  userName: z.string(),
  profilePictureUrl: z.string(),
  mascotPictureUrl: z.nullable(z.string()),
  characterName: z.nullable(z.string()),
  /** 1, or 0 where there is no portrait, or none any more. */
  portrait: z.int(),
});
export type HugDocument = z.infer<typeof HugDocument>;

const hugsCollection: CollectionDefinition = {
  name: HUGS_VIEW,
  id: 'number',
  fields: { kind: 'text', portrait: 'number', madeAt: 'text', ...ARTWORK_INDEXES },
};

export const hugsProjection: Projection<ArtworkEvent | ArtworkLiked | ItemEvent> = {
  name: HUGS_VIEW,
  version: 5,
  collections: [hugsCollection],
  streamPrefixes: [HUG_STREAMS, artworkLikeStreams('hug'), moderationStreamsOf('hug')],
  catalogue: { ...artworkEvents, ...artworkLikeEvents, ...itemEvents },
  showsWords: true,
  project(event) {
    if (isStep(event)) return projectSteps(event);
    if (isJudgement(event)) return projectVerdict('hug', event);
    switch (event.type) {
      case 'HugRequested': {
        const { hugId, portraitUrl: profilePictureUrl, mascotPictureUrl } = event.data;
        const userName = textOf(event.data.userName);
        const characterName = event.data.characterName && textOf(event.data.characterName);
        const hug = { userName, characterName, profilePictureUrl, mascotPictureUrl };
        return [put(event, hugId, { kind: 'hug', ...hug, portrait: 1 })];
      }
      case 'DrawingSubmitted': {
        const { hugId, drawingUrl } = event.data;
        const drawing = {
          userName: DRAWING_USER_NAME,
          profilePictureUrl: drawingUrl,
          mascotPictureUrl: null,
          characterName: null,
          portrait: 0,
        };
        return [put(event, hugId, { kind: 'drawing', ...drawing })];
      }
      case 'PortraitDeleted': {
        const fields = { profilePictureUrl: '', portrait: 0 };
        return [{ kind: 'patch', collection: HUGS_VIEW, id: event.data.hugId, fields }];
      }
      case 'ImageRequested':
        throw new Error(`${event.recorded.stream} holds an image`);
      case 'ArtworkLiked':
        return [{ kind: 'increment', collection: HUGS_VIEW, id: event.data.id, by: { likes: 1 } }];
      default:
        return unknownEvent(event);
    }
  },
};

type Own = Pick<
  HugDocument,
  'kind' | 'userName' | 'characterName' | 'profilePictureUrl' | 'mascotPictureUrl' | 'portrait'
>;

function put({ recorded }: Occurrence<ArtworkEvent>, id: number, own: Own): Change {
  const document = { id, ...own, ...newArtwork(recorded.metadata.time) };
  return { kind: 'put', collection: HUGS_VIEW, id, document };
}
