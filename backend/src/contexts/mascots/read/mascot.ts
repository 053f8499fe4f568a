import { Mascot, MASCOT_MESSAGES, ROUTES, ShowMascotQuery } from '@marcel/contracts';
import { Get, Header, Inject, Injectable, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CachedView, JSON_TYPE, setRecordVersion } from '../../../platform/http/caching.js';
import { PositiveId } from '../../../platform/http/requests.js';
import { QueryParameters, JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { DIRECTORY_VIEW } from '../views.js';
import { toDay } from './past/mascot-states.js';
import { countEvents, EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import type { Document, DocumentText, ReadStore } from '../../../platform/read-store/read-store.js';
import { toDocument, READ_STORE } from '../../../platform/read-store/read-store.js';
import { loadDocumentAsOf } from '../../../platform/history/replay.js';
import { likesStream } from '../domain/like.js';
import { mascotStream } from '../domain/mascot.events.js';
import { directoryProjection, toMascotJson } from './directory/directory.projection.js';
import { PastDirectory } from './past/past-directory.js';

@Injectable()
export class MascotReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly past: PastDirectory,
  ) {}

  /** Returns a published mascot; with a position, as of that position of the log. @throws DomainError not_found */
  async find(id: number, asOf?: Position): Promise<Mascot> {
    const document = await (asOf === undefined ? this.views.get(DIRECTORY_VIEW, id) : this.findAtPosition(id, asOf));
    if (document === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    return Mascot.parse(document);
  }

  private async findAtPosition(id: number, asOf: Position): Promise<Document | undefined> {
    const mascot = { projection: directoryProjection, collection: DIRECTORY_VIEW, stream: mascotStream(id), id };
    const document = await loadDocumentAsOf(this.events, mascot, asOf);
    return document && { ...document, likes: await countEvents(this.events, likesStream(id)) };
  }

  /** Returns a published mascot; with a day, its state at the end of that day. @throws DomainError not_found */
  async findBySlug(slug: string, day?: number): Promise<Mascot> {
    const mascot = Mascot.parse(toDocument(await this.findStored({ slug })));
    return day === undefined ? mascot : this.past.find(mascot, day);
  }

  /** Returns a published mascot as it is stored. @throws DomainError not_found */
  async findStored(by: MascotKey): Promise<DocumentText> {
    const where = Object.entries(by).map(([field, value]) => ({ field, oneOf: [value] }));
    const [text] = (await this.views.findTexts(DIRECTORY_VIEW, { where, limit: 1 })).texts;
    if (text === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    return text;
  }
}

type MascotKey = { readonly id: number } | { readonly slug: string };

@RestController('mascots')
export class MascotController {
  constructor(private readonly mascots: MascotReader) {}

  @Get(ROUTES.mascot)
  @CachedView(DIRECTORY_VIEW)
  @Header('content-type', JSON_TYPE)
  @JsonResponse(Mascot, 'Mascot')
  find(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.readText({ id }, request);
  }

  @Get(ROUTES.mascotBySlug)
  @CachedView(DIRECTORY_VIEW)
  @Header('content-type', JSON_TYPE)
  @JsonResponse(Mascot, 'Mascot')
  findByAddress(
    @Param('slug') slug: string,
    @QueryParameters() { asOf }: ShowMascotQuery,
    @Req() request: FastifyRequest,
  ): Promise<string | Mascot> {
    if (asOf !== undefined) return this.mascots.findBySlug(slug, toDay(asOf));
    return this.readText({ slug }, request);
  }

  private async readText(by: MascotKey, request: FastifyRequest): Promise<string> {
    const stored = await this.mascots.findStored(by);
    setRecordVersion(request, mascotStream(Number(stored.id)), stored.values);
    return toMascotJson(stored);
  }
}
