import * as z from 'zod/mini';
import { ListPageQuery, PictureHistory, PictureSnapshot, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { toEntry } from '../../../platform/history/entry.js';
import { replay } from '../../../platform/history/replay.js';
import { Auditor } from '../../../platform/http/token-guard.js';
import { slicePage } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { moderationStream } from '../../moderation/index.js';
import { artworkStream } from '../domain/artwork-streams.js';
import {
  ARTWORKS_VIEW,
  ArtworkDocument,
  artworksProjection,
  FAILURE_REASONS,
  parseArtworkName,
  parsePictures,
} from './artworks.js';

const ReplayedArtwork = z.extend(ArtworkDocument, {
  provider: z.optional(ArtworkDocument.shape.provider),
  format: z.optional(ArtworkDocument.shape.format),
});

function toSnapshot(document: Document | undefined): PictureSnapshot | null {
  if (document === undefined) return null;
  const { failure, provider = null, format = null, listed, ...others } = ReplayedArtwork.parse(document);
  return PictureSnapshot.parse({
    ...others,
    failureReason: failure && FAILURE_REASONS[failure],
    provider,
    format,
    pictures: parsePictures(document).map(({ url }) => url),
    hidden: listed === 0,
  });
}

@Auditor()
@RestController('audit')
export class PictureHistoryController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditPictureHistory)
  @JsonResponse(PictureHistory, 'PictureHistory')
  async history(
    @Param('id') name: string,
    @QueryParameters() page: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<PictureHistory> {
    const { series: kind, id: itemId } = parseArtworkName(name);
    const stream = artworkStream(kind, itemId);
    const secondStream = moderationStream({ kind, itemId });
    const artwork = { projection: artworksProjection, collection: ARTWORKS_VIEW, stream, secondStream, id: stream };
    const entries: PictureHistory[number][] = [];
    for (const { event, document } of await collect(replay(this.store, artwork))) {
      const notes = 'reason' in event.data ? event.data.reason : null;
      entries.push({ ...toEntry(event, entries.at(-1)?.state ?? null, toSnapshot(document), notes), undo: null });
    }
    if (entries.length === 0) throw unknown();
    return slicePage(entries, page, reply);
  }

  @Get(ROUTES.auditPicture)
  @JsonResponse(PictureSnapshot, 'PictureSnapshot')
  async shown(@Param('id') name: string): Promise<PictureSnapshot> {
    const { series, id } = parseArtworkName(name);
    const snapshot = toSnapshot(await this.views.get(ARTWORKS_VIEW, artworkStream(series, id)));
    if (snapshot === null) throw unknown();
    return snapshot;
  }
}

const unknown = () => new DomainError('not_found', STUDIO_MESSAGES.pictureUnknown);
