import { FailureReceipt, FrontendFailureReport, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { networksOfReport } from '../../../../platform/http/frontends/visitor-network.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { FailureCounts } from '../../failures/failure-counts.js';
import { FindServedFrontend } from '../../read/serving/served-frontend.query.js';
import { CanaryWatch } from './canary-watch.js';

/** Who ends a canary that fails. */
const WATCH = { kind: 'system', id: 'canary-watch' } as const;

@ApiTags('releases')
@Controller()
export class ReportFailureController {
  constructor(
    private readonly queries: QueryBus,
    private readonly watch: CanaryWatch,
    private readonly counts: FailureCounts,
  ) {}

  /** A browser tells that a release could not be loaded or shown. Nothing is kept of who tells it. */
  @Post(ROUTES.frontendFailures)
  @HttpCode(200)
  @JsonResponse(FailureReceipt, 'FailureReceipt')
  async reportFailure(
    @Body() report: FrontendFailureReport,
    @Req() request: FastifyRequest,
    @Context() { correlationId, causationId }: CommandContext,
  ): Promise<FailureReceipt> {
    const served = await this.queries.execute(new FindServedFrontend(report.frontend));
    const context = { correlationId, causationId, actor: WATCH };
    const counted = await this.watch.failed(report, served, networksOfReport(request), context);
    if (counted) await this.counts.add(report, new Date());
    return { counted };
  }
}
