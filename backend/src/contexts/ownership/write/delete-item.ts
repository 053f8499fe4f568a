import {
  COMMENT_MESSAGES,
  ErrorBody,
  type ItemRef,
  MINE_MESSAGES,
  MODERATION_MESSAGES,
  ROUTES,
  SUBMISSION_MESSAGES,
  DELETION_REASONS,
  DeletedItem,
} from '@marcel/contracts';
import { Delete, Inject, Injectable, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { isSameSecret } from '../../../platform/config/same-secret.js';
import { type Actor, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { FailedOwnerKeys, ownerKeyIn, hashOwnerKey, ReadsOwnerKey } from '../../../platform/http/ownership.js';
import { artworkStream } from '../../studio/index.js';
import { AFTER_ERASURE, submissionStream, WithdrawSubmission } from '../../submissions/index.js';
import { OWNED_VIEW, ownerOfActor, OwnedDocument, ownedKey, type OwnedSeries } from '../read/owned.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { AdminOrVisitor } from '../../../platform/http/token-guard.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { AlreadyHandled, MODERATION_VIEWS, ModerateItem } from '../../moderation/index.js';

@Injectable()
export class DeletionAccess {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly failedKeys: FailedOwnerKeys,
  ) {}

  /**
   * Returns the actor of a deletion: an admin, or the visitor who made the item. To others, an item that they cannot see does not exist.
   * @throws DomainError `not_found`, `forbidden`; TryLater
   */
  async authorize(request: FastifyRequest, series: OwnedSeries, id: number): Promise<Actor> {
    const isAdmin = request.actorKind === 'admin';
    if (!isAdmin) await this.failedKeys.assertBelowLimit(request);
    const owner = series === 'comment' ? (await this.findOwned(series, id))?.owner : await this.findOwner(series, id);
    if (isAdmin && owner !== undefined)
      return { kind: 'admin', ...(request.actorId !== undefined && { id: request.actorId }) };
    if (owner && isOwner(request, owner)) return { kind: 'visitor', id: owner };
    if (!isAdmin) await this.failedKeys.count(request);
    if (series !== 'submission' && (await this.findOwned(series, id))?.visibility === 'shown')
      throw new DomainError('forbidden', MINE_MESSAGES.notYours);
    throw new DomainError('not_found', series === 'comment' ? COMMENT_MESSAGES.notFound : MODERATION_MESSAGES.notFound);
  }

  private async findOwned(series: OwnedSeries, id: number): Promise<OwnedDocument | undefined> {
    const document = await this.views.get(OWNED_VIEW, ownedKey(series, id));
    return document && OwnedDocument.parse(document);
  }

  private async findOwner(series: Exclude<OwnedSeries, 'comment'>, id: number): Promise<string | null | undefined> {
    const stream = series === 'submission' ? submissionStream(id) : artworkStream(series, id);
    for await (const { metadata } of this.events.readStream(stream, { limit: 1 })) return ownerOfActor(metadata.actor);
    return undefined;
  }
}

function isOwner(request: FastifyRequest, owner: string): boolean {
  const key = ownerKeyIn(request);
  return key !== undefined && isSameSecret(hashOwnerKey(key), owner);
}

const AFTER_DELETION = [OWNED_VIEW, 'comments', 'artworks', ...MODERATION_VIEWS] as const;

const ItemId = new PositiveId(MODERATION_MESSAGES.notFound);

@AdminOrVisitor()
@ReadsOwnerKey()
@JsonResponse(ErrorBody, 'ErrorBody', 403)
@RestController('mine')
export class DeleteItemController {
  constructor(
    private readonly commands: CommandBus,
    private readonly access: DeletionAccess,
  ) {}

  @Delete(ROUTES.comment)
  @JsonResponse(DeletedItem, 'DeletedItem')
  @WaitsFor(...AFTER_DELETION)
  comment(
    @Param('id', ItemId) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
  ): Promise<WriteResult<DeletedItem>> {
    return this.erase({ kind: 'comment', id }, context, request);
  }

  @Delete(ROUTES.hug)
  @JsonResponse(DeletedItem, 'DeletedItem')
  @WaitsFor(...AFTER_DELETION)
  hug(
    @Param('id', ItemId) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
  ): Promise<WriteResult<DeletedItem>> {
    return this.erase({ kind: 'hug', id }, context, request);
  }

  @Delete(ROUTES.image)
  @JsonResponse(DeletedItem, 'DeletedItem')
  @WaitsFor(...AFTER_DELETION)
  image(
    @Param('id', ItemId) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
  ): Promise<WriteResult<DeletedItem>> {
    return this.erase({ kind: 'image', id }, context, request);
  }

  @Delete(ROUTES.submission)
  @AcceptsIfMatch()
  @JsonResponse(DeletedItem, 'DeletedItem')
  @WaitsFor({ ...AFTER_ERASURE, views: [OWNED_VIEW, ...AFTER_ERASURE.views] })
  async submission(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
  ): Promise<WriteResult<DeletedItem>> {
    const actor = await this.access.authorize(request, 'submission', id);
    const reason = actor.kind === 'admin' ? DELETION_REASONS.byAdmin : DELETION_REASONS.submission;
    const { position } = await this.commands.execute(new WithdrawSubmission(id, reason, { ...context, actor }));
    return { position, location: ROUTES.mine, toBody: () => ({ kind: 'submission', id }) };
  }

  private async erase(
    item: ItemRef & { readonly kind: 'comment' | 'hug' | 'image' },
    context: CommandContext,
    request: FastifyRequest,
  ): Promise<WriteResult<DeletedItem>> {
    const actor = await this.access.authorize(request, item.kind, item.id);
    const reason = actor.kind === 'admin' ? DELETION_REASONS.byAdmin : DELETION_REASONS.byAuthor;
    const command = new ModerateItem({ item, action: 'erase', reason }, { ...context, actor });
    const { position } = await this.commands.execute(command).catch(throwAsNotFound);
    return { position, toBody: () => item };
  }
}

/** Reports an item that a concurrent request has erased as not found. */
function throwAsNotFound(error: unknown): never {
  throw error instanceof AlreadyHandled ? new DomainError('not_found', MODERATION_MESSAGES.notFound) : error;
}
