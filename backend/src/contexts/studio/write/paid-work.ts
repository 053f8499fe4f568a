import { PaidWorkReport, ReasonRequest, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Body, Controller, Get, HttpCode, Inject, Injectable, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { DailyQuotas } from '../../../platform/quotas/daily-quotas.js';
import { paidWork, type PaidWorkCommand, type PaidWorkEvent, type PaidWorkState } from '../domain/paid-work.js';
import { AggregateCommand } from '../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Admin } from '../../../platform/http/access/access.decorators.js';
import { Context } from '../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../platform/openapi/json-response.decorator.js';

/** Whether anything that costs money may be ordered. Asked of the log each time: a switch holds at once, on every node. */
@Injectable()
export class PaidWork {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly quotas: DailyQuotas,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'generation'>,
  ) {}

  async state(): Promise<PaidWorkState> {
    return (await this.decisions.load(paidWork)).state;
  }

  /** @throws DomainError `unavailable` while an admin has stopped it */
  async assertGoingOn(): Promise<void> {
    if ((await this.state()).stopped) throw new DomainError('unavailable', STUDIO_MESSAGES.paidWorkStopped);
  }

  /** Takes one prompt off what may be improved for money in a day. */
  async mayImprove(now = new Date()): Promise<boolean> {
    if ((await this.state()).stopped) return false;
    const quota = { kind: 'improved-prompts', owner: 'all', most: this.settings.generation.perDay };
    return this.quotas.take(quota, 1, now);
  }
}

class StopPaidWork extends AggregateCommand<PaidWorkCommand, PaidWorkEvent, PaidWorkState> {
  constructor(reason: string, context: CommandContext) {
    super(paidWork, { kind: 'stop', reason }, context);
  }
}

class ResumePaidWork extends AggregateCommand<PaidWorkCommand, PaidWorkEvent, PaidWorkState> {
  constructor(reason: string, context: CommandContext) {
    super(paidWork, { kind: 'resume', reason }, context);
  }
}

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
