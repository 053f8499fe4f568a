import { PaidWorkReport, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { PaidWork } from './paid-work.js';
import { ResumePaidWork, StopPaidWork } from './switch-paid-work.commands.js';

/** The switch of everything that costs money. */
@ApiTags('operations')
@Admin()
@Controller()
export class PaidWorkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly paidWork: PaidWork,
  ) {}

  @Get(ROUTES.paidWork)
  @JsonResponse(PaidWorkReport, 'PaidWorkReport')
  state(): Promise<PaidWorkReport> {
    return this.paidWork.state();
  }

  /** From now on nothing further is ordered from a paid provider, on any node; what was ordered is still fetched. */
  @Post(ROUTES.paidWorkStop)
  @HttpCode(200)
  @JsonResponse(PaidWorkReport, 'PaidWorkReport')
  async stop(@Body() { reason }: ReasonRequest, @Context() context: CommandContext): Promise<PaidWorkReport> {
    await this.commands.execute(new StopPaidWork(reason.trim(), context));
    return this.state();
  }

  @Post(ROUTES.paidWorkResume)
  @HttpCode(200)
  @JsonResponse(PaidWorkReport, 'PaidWorkReport')
  async resume(@Body() { reason }: ReasonRequest, @Context() context: CommandContext): Promise<PaidWorkReport> {
    await this.commands.execute(new ResumePaidWork(reason.trim(), context));
    return this.state();
  }
}
