import { MASCOT_MESSAGES, ROUTES, ItemRef, ReportRequest } from '@marcel/contracts';
import { Param, Post, Body, Req } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { AFTER_MASCOT_VERDICT } from '../views.js';
import { MascotRegistry } from './mascot-registry.js';
import type { FastifyRequest } from 'fastify';
import { Reports } from '../../moderation/index.js';

@RestController('mascots')
export class ReportMascotController {
  constructor(
    private readonly reports: Reports,
    private readonly mascots: MascotRegistry,
  ) {}

  @Post(ROUTES.mascotReport)
  @JsonResponse(ItemRef, 'ItemRef', 202)
  @WaitsFor(AFTER_MASCOT_VERDICT)
  async report(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() report: ReportRequest,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Context() context: CommandContext,
  ): Promise<WriteResult<ItemRef>> {
    await this.mascots.requirePublished(id);
    return this.reports.accept({ kind: 'mascot', id }, report, request, context);
  }
}
