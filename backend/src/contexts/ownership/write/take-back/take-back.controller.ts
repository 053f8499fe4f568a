import {
  ErrorBody,
  MODERATION_MESSAGES,
  ROUTES,
  SUBMISSION_MESSAGES,
  TAKEN_BACK,
  TakenBack,
  type ItemName,
} from '@marcel/contracts';
import { Controller, Delete, Param, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { AdminOrVisitor } from '../../../../platform/http/access.js';
import { Context } from '../../../../platform/http/context.js';
import { TakesOwnerKey } from '../../../../platform/http/ownership.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { TakesIfMatch } from '../../../../platform/openapi/takes-if-match.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { AlreadyHandled, ModerateItem } from '../../../moderation/index.js';
import { AFTER_ERASURE, TakeBackSubmission } from '../../../submissions/index.js';
import { AFTER_TAKING_BACK, OWNED_VIEW } from '../../views.js';
import { Makers } from './makers.js';

const ItemId = new PositiveId(MODERATION_MESSAGES.notFound);

/** What visitors have made goes for good: by themselves, with the key that they made it with, or by an admin. */
@ApiTags('mine')
@AdminOrVisitor()
@JsonResponse(ErrorBody, 'ErrorBody', 403)
@Controller()
export class TakeBackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly makers: Makers,
  ) {}

  @Delete(ROUTES.comment)
  @TakesOwnerKey()
  @JsonResponse(TakenBack, 'TakenBack')
  @WaitsFor(...AFTER_TAKING_BACK)
  comment(
    @Param('id', ItemId) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<TakenBack>> {
    return this.erase({ kind: 'comment', id }, context, request, reply);
  }

  /** A drawing is one of the hugs. */
  @Delete(ROUTES.hug)
  @TakesOwnerKey()
  @JsonResponse(TakenBack, 'TakenBack')
  @WaitsFor(...AFTER_TAKING_BACK)
  hug(
    @Param('id', ItemId) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<TakenBack>> {
    return this.erase({ kind: 'hug', id }, context, request, reply);
  }

  @Delete(ROUTES.image)
  @TakesOwnerKey()
  @JsonResponse(TakenBack, 'TakenBack')
  @WaitsFor(...AFTER_TAKING_BACK)
  image(
    @Param('id', ItemId) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<TakenBack>> {
    return this.erase({ kind: 'image', id }, context, request, reply);
  }

  /** Personal data go, and what nobody has decided yet; a mascot that was published stays. */
  @Delete(ROUTES.submission)
  @TakesOwnerKey()
  @TakesIfMatch()
  @JsonResponse(TakenBack, 'TakenBack')
  @WaitsFor({ ...AFTER_ERASURE, views: [OWNED_VIEW, ...AFTER_ERASURE.views] })
  async submission(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<TakenBack>> {
    const actor = await this.makers.admit(request, reply, 'submission', id);
    const reason = actor.kind === 'admin' ? TAKEN_BACK.byAdmin : TAKEN_BACK.submission;
    const { position } = await this.commands.execute(new TakeBackSubmission(id, reason, { ...context, actor }));
    return { position, location: ROUTES.mine, answer: () => ({ kind: 'submission', id }) };
  }

  private async erase(
    item: ItemName & { readonly kind: 'comment' | 'hug' | 'image' },
    context: CommandContext,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Written<TakenBack>> {
    const actor = await this.makers.admit(request, reply, item.kind, item.id);
    const reason = actor.kind === 'admin' ? TAKEN_BACK.byAdmin : TAKEN_BACK.byMaker;
    const command = new ModerateItem(item, 'erase', reason, { ...context, actor });
    const { position } = await this.commands.execute(command).catch(goneFirst);
    return { position, answer: () => item };
  }
}

/** Whatever somebody else has erased a moment before is not there. */
function goneFirst(error: unknown): never {
  throw error instanceof AlreadyHandled ? new DomainError('not_found', MODERATION_MESSAGES.notFound) : error;
}
