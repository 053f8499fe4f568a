import { MINE_MESSAGES, MODERATION_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { isSameSecret } from '../../../../platform/config/same-secret.js';
import type { Actor } from '../../../../platform/event-store/event-metadata.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { FailedKeys, ownerKeyIn, ownerOf } from '../../../../platform/http/ownership.js';
import { artworkStream } from '../../../studio/index.js';
import { submissionStream } from '../../../submissions/index.js';
import { makerOf } from '../../maker-of.js';
import { FindOwnerOfComment } from '../../read/owned/find-owner-of-comment.query.js';

/** A drawing is one of the hugs. */
type Series = 'comment' | 'hug' | 'image' | 'submission';

/** Knows whose everything is. Only a view tells where a comment is; of all else the log itself does. */
@Injectable()
export class Makers {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly queries: QueryBus,
    private readonly failedKeys: FailedKeys,
  ) {}

  /**
   * Lets an admin, and whoever made it, have something taken back, and tells who of them it is.
   * @throws DomainError `not_found`, `forbidden`, `too_many_requests`
   */
  async admit(request: FastifyRequest, reply: FastifyReply, series: Series, id: number): Promise<Actor> {
    const isAdmin = request.actorKind === 'admin';
    if (!isAdmin) await this.failedKeys.assertBelowLimit(request, reply);
    const owner = await this.ownerOf(series, id);
    if (isAdmin) return { kind: 'admin', ...(request.actorId !== undefined && { id: request.actorId }) };
    if (owner !== null && isMaker(request, owner)) return { kind: 'visitor', id: owner };
    await this.failedKeys.count(request);
    throw new DomainError('forbidden', MINE_MESSAGES.notYours);
  }

  /** Null for what no key has made. */
  private async ownerOf(series: Series, id: number): Promise<string | null> {
    if (series === 'comment') return this.queries.execute(new FindOwnerOfComment(id));
    const stream = series === 'submission' ? submissionStream(id) : artworkStream(series, id);
    for await (const { metadata } of this.events.readStream(stream, { limit: 1 })) return makerOf(metadata.actor);
    throw new DomainError('not_found', MODERATION_MESSAGES.notFound);
  }
}

function isMaker(request: FastifyRequest, owner: string): boolean {
  const key = ownerKeyIn(request);
  return key !== undefined && isSameSecret(ownerOf(key), owner);
}
