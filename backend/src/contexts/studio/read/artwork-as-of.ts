import type { Projection } from '../../../platform/consumers/projections/projection.js';
import type { EventStore, Position } from '../../../platform/event-store/event-store.js';
import { countEvents, documentAsOf } from '../../../platform/history/document-as-of.js';
import type { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { Document } from '../../../platform/read-store/read-store.js';
import type { ItemEvent } from '../../moderation/index.js';
import { artworkStream, type ArtworkId } from '../domain/artwork-streams.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { artworkLikesStream, type ArtworkLiked } from '../domain/like.js';
import { VIEW_OF } from '../views.js';

export interface ArtworkSources {
  readonly events: EventStore;
  readonly personalData: PersonalData;
}

export async function artworkAsOf(
  { events, personalData }: ArtworkSources,
  projection: Projection<ArtworkEvent | ArtworkLiked | ItemEvent>,
  { series, id }: ArtworkId,
  asOf: Position,
): Promise<Document | undefined> {
  const artwork = { projection, collection: VIEW_OF[series], stream: artworkStream(series, id), id, personalData };
  const document = await documentAsOf(events, artwork, asOf);
  if (document === undefined) return undefined;
  return { ...document, likes: await countEvents(events, artworkLikesStream(series, id)) };
}
