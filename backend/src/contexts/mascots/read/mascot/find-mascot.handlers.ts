import { Mascot, MASCOT_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { shownVersion, type Shown } from '../../../../platform/http/caching.js';
import { countEvents, documentAsOf } from '../../../../platform/history/document-as-of.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { likesStream } from '../../domain/like.events.js';
import { mascotStream } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { directoryProjection } from '../directory/directory.projection.js';
import { PastDirectory } from '../past/past-directory.js';
import { FindMascot, ShowMascot } from './find-mascot.query.js';

@QueryHandler(FindMascot)
export class FindMascotHandler implements IQueryHandler<FindMascot> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute({ id, asOf }: FindMascot): Promise<Mascot> {
    return toMascot(await (asOf === undefined ? this.views.get(DIRECTORY_VIEW, id) : this.told(id, asOf)));
  }

  private async told(id: number, asOf: Position): Promise<Document | undefined> {
    const mascot = { projection: directoryProjection, collection: DIRECTORY_VIEW, stream: mascotStream(id), id };
    const document = await documentAsOf(this.events, mascot, asOf);
    if (document === undefined) return undefined;
    return { ...document, likes: await countEvents(this.events, likesStream(id)) };
  }
}

@QueryHandler(ShowMascot)
export class ShowMascotHandler implements IQueryHandler<ShowMascot> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly past: PastDirectory,
  ) {}

  async execute({ by, day }: ShowMascot): Promise<Shown<Mascot>> {
    const document = await ('id' in by ? this.views.get(DIRECTORY_VIEW, by.id) : this.atAddress(by.slug));
    const answer = toMascot(document);
    if (day !== undefined) return { answer: await this.past.find(answer, day), version: undefined };
    return { answer, version: shownVersion(mascotStream(answer.id), document) };
  }

  private async atAddress(slug: string): Promise<Document | undefined> {
    const where = [{ field: 'slug', oneOf: [slug] }];
    return (await this.views.find(DIRECTORY_VIEW, { where, limit: 1 })).documents[0];
  }
}

function toMascot(document: Document | undefined): Mascot {
  if (document === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  return Mascot.parse(document);
}
