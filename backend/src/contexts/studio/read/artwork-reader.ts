import type { GeneratedImage, Hug } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { countEvents, EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { findDocument } from '../../../platform/history/replay.js';
import { PersonalData, trackRecord } from '../../../platform/personal-data/personal-data.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { artworkNotFound, type ArtworkSeries, artworkStream } from '../domain/artwork-streams.js';
import { artworkLikesStream } from '../domain/like.js';
import { ARTWORKS_VIEW, artworksProjection } from './artworks.js';
import { toHug } from './hugs.js';
import { toImage } from './images.js';

/** Reads one artwork, including unlisted ones. With a position, rebuilds it from its stream up to there, with its current likes. */
@Injectable()
export class ArtworkReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly personalData: PersonalData,
  ) {}

  /** Returns a hug or drawing. @throws DomainError not_found */
  async findHug(id: number, asOf?: Position): Promise<Hug> {
    return toHug(await this.find('hug', id, asOf));
  }

  /** @throws DomainError not_found */
  async findImage(id: number, asOf?: Position): Promise<GeneratedImage> {
    return toImage(await this.find('image', id, asOf));
  }

  private async find(series: ArtworkSeries, number: number, asOf: Position | undefined): Promise<Document> {
    const id = artworkStream(series, number);
    const { personalData } = this;
    const artwork = { projection: artworksProjection, collection: ARTWORKS_VIEW, stream: id, id, personalData };
    const document = await findDocument(this.views, this.events, artwork, asOf);
    if (document === undefined) throw artworkNotFound(series);
    trackRecord(id);
    if (asOf === undefined) return document;
    return { ...document, likes: await countEvents(this.events, artworkLikesStream(series, number)) };
  }
}
