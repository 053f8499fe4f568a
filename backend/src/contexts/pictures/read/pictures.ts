import * as z from 'zod/mini';
import { ErrorBody, fillPath, hashOfStoredPicture, PICTURE_MESSAGES, PICTURE_WIDTHS, ROUTES } from '@marcel/contracts';
import { Get, Param, Req, Res, Inject, Injectable } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { includesTag } from '../../../platform/http/caching.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { SIGNATURE_PARAMETER, SignedPictureUrls, VIEWERS } from '../../../platform/pictures/signed-picture-urls.js';
import { isPictureFile, PictureGallery, type ServedPicture } from '../../../platform/pictures/picture-gallery.js';
import { LRUCache } from 'lru-cache';
import { pagesOf } from '../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import type { VisibilityFacts, Visibility } from './references.js';
import { VISIBILITIES, VISIBILITY_VIEW, RECORDS_VIEW, PictureRecord, computeVisibility } from './references.js';

const PAGE_SIZE = 50;

/** Number of cached results. The cache is cleared when the views change. */
const MAX_CACHED = 10_000;

const Fact = z.object({ stream: z.string(), cause: z.optional(z.string()), shows: z.optional(z.nullable(z.string())) });

/**
 * Computes who may see a picture. It is withheld when each record that used it is hidden, erased, withdrawn or has another picture now.
 * The picture of a submission without a mascot is private; once its submitter is erased, only admins may see it.
 */
@Injectable()
export class PictureVisibility {
  private revision = '';
  private readonly cache = new LRUCache<string, Visibility>({ max: MAX_CACHED });

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** @param picture its hash */
  async findVisibility(picture: string): Promise<Visibility> {
    const revision = await this.findRevision();
    if (this.revision !== revision) this.cache.clear();
    this.revision = revision;
    const cached = this.cache.get(picture);
    if (cached !== undefined) return cached;
    const visibility = await this.computeVisibility(picture);
    if (this.revision === revision) this.cache.set(picture, visibility);
    return visibility;
  }

  private async computeVisibility(picture: string): Promise<Visibility> {
    const visibilities = new Set<Visibility>();
    const query = { where: [{ field: 'picture', oneOf: [picture] }], limit: PAGE_SIZE };
    for await (const page of pagesOf(this.views, RECORDS_VIEW, query)) {
      const streams = page.map((document) => PictureRecord.parse(document).stream);
      for (const visibility of await this.findVisibilities(streams, picture)) visibilities.add(visibility);
      if (visibilities.has('shown')) break;
    }
    // A picture without a record was just stored: the view does not contain its record yet.
    return VISIBILITIES.find((visibility) => visibilities.has(visibility)) ?? 'shown';
  }

  private async findVisibilities(streams: readonly string[], picture: string): Promise<readonly Visibility[]> {
    if (streams.length === 0) return [];
    const { documents } = await this.views.find(VISIBILITY_VIEW, { where: [{ field: 'stream', oneOf: streams }] });
    const facts = documents.map((document) => Fact.parse(document));
    return streams.map((stream) => computeVisibility(stream, mergeFacts(facts, stream), picture));
  }

  /**
   * Returns the revision of both views. Call it before reading them, so that a cached result is never older than its
   * revision.
   * @throws ViewNotBuilt
   */
  private async findRevision(): Promise<string> {
    return (await Promise.all([RECORDS_VIEW, VISIBILITY_VIEW].map((view) => this.views.revisionOf(view)))).join(' ');
  }
}

function mergeFacts(facts: readonly z.infer<typeof Fact>[], stream: string): VisibilityFacts {
  const ownFacts = facts.filter((fact) => fact.stream === stream);
  const shows = ownFacts.find((fact) => fact.shows !== undefined)?.shows;
  return { causes: new Set(ownFacts.flatMap(({ cause }) => cause ?? [])), ...(shows !== undefined && { shows }) };
}

const PUBLIC_CACHE_CONTROL = 'public, max-age=60';

const PictureResponse = () => ApiOkResponse({ description: 'The picture', content: { 'image/webp': {} } });

@RestController('Pictures')
export class PicturesController {
  constructor(
    private readonly gallery: PictureGallery,
    private readonly visibility: PictureVisibility,
    private readonly signedUrls: SignedPictureUrls,
  ) {}

  @Get(ROUTES.picture)
  @PictureResponse()
  @JsonResponse(ErrorBody, 'ErrorBody', 410)
  async picture(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isPictureFile(file)) throw notFound();
    const isPublic = await this.requireVisible(file, request);
    await send({ request, reply, tag: `"${file}"`, isPublic }, async () => {
      const bytes = await this.gallery.find(file);
      return bytes && { bytes, isFinal: true };
    });
  }

  @Get(ROUTES.pictureVariant)
  @PictureResponse()
  @JsonResponse(ErrorBody, 'ErrorBody', 410)
  async narrowed(
    @Param('width') widthText: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const width = PICTURE_WIDTHS.find((offered) => String(offered) === widthText);
    if (width === undefined || !isPictureFile(file)) throw notFound();
    const isPublic = await this.requireVisible(file, request);
    await send({ request, reply, tag: `"${width}-${file}"`, isPublic }, () =>
      this.gallery.findAtWidth(file, width, toNetwork(request.ip)),
    );
  }

  /**
   * Returns whether everybody may see the picture; false if this request needed its signed URL.
   * @throws DomainError `gone`; `not_found` for a private one
   */
  private async requireVisible(file: string, { url }: FastifyRequest): Promise<boolean> {
    const address = fillPath(ROUTES.picture, { file });
    const hash = hashOfStoredPicture(address);
    const visibility = hash === undefined ? 'shown' : await this.visibility.findVisibility(hash);
    if (visibility === 'shown') return true;
    const signature = new URL(url, 'http://localhost').searchParams.get(SIGNATURE_PARAMETER);
    const viewers = visibility === 'private' ? VIEWERS : (['admin'] as const);
    if (signature !== null && viewers.some((viewer) => this.signedUrls.isValid(address, signature, new Date(), viewer)))
      return false;
    if (visibility === 'withheld') throw new DomainError('gone', PICTURE_MESSAGES.withheld);
    throw notFound();
  }
}

interface SendOptions {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly tag: string;
  readonly isPublic: boolean;
}

async function send(
  { request, reply, tag, isPublic }: SendOptions,
  find: () => Promise<ServedPicture | undefined>,
): Promise<void> {
  // The name derives from the content, so a cached copy never changes; `*` matches only a file that exists.
  const { 'if-none-match': ifNoneMatch } = request.headers;
  const isUnchanged = ifNoneMatch !== '*' && includesTag(ifNoneMatch, tag);
  const picture = isUnchanged ? undefined : await find();
  if (!isUnchanged && picture === undefined) throw notFound();
  reply.header('cache-control', isPublic ? PUBLIC_CACHE_CONTROL : 'private, no-store');
  if (picture?.isFinal !== false) reply.header('etag', tag);
  if (picture === undefined) await reply.code(304).send();
  else await reply.type('image/webp').send(picture.bytes);
}

const notFound = () => new DomainError('not_found', PICTURE_MESSAGES.notFound);

const MAX_RECORDS = 1000;

/** Finds records with the same picture, hidden ones included. */
@Injectable()
export class SharedPictures {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async findOthers(streams: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const records = await this.findRecords('stream', streams);
    const all = await this.findRecords('picture', [...new Set(records.map(({ picture }) => picture))]);
    const others = new Map(streams.map((stream) => [stream, new Set<string>()]));
    for (const { stream, picture } of records)
      for (const one of all) if (one.picture === picture && one.stream !== stream) others.get(stream)?.add(one.stream);
    return others;
  }

  private async findRecords(field: 'stream' | 'picture', oneOf: readonly string[]): Promise<readonly PictureRecord[]> {
    if (oneOf.length === 0) return [];
    const { documents } = await this.views.find(RECORDS_VIEW, { where: [{ field, oneOf }], limit: MAX_RECORDS });
    return documents.map((document) => PictureRecord.parse(document));
  }
}
