import type { ReasonPurpose } from '@marcel/contracts';
import { ChangeReasonsRequest, REASON_MESSAGES, REASON_PURPOSES, Reasons, ROUTES } from '@marcel/contracts';
import { Body, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { type ReasonsChange, reasonList, type ReasonsChanged } from '../domain/reasons.js';
import { AggregateCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context, OneOf } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';

class ChangeReasons extends AggregateCommand<ReasonsChange, ReasonsChanged, readonly string[]> {}

/** Serves the reasons that admins choose from. Their stream is short, so each read folds it, and no client waits for a view. */
@Admin()
@RestController('moderation')
export class ReasonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: DecisionRunner,
  ) {}

  @Get(ROUTES.reasons)
  @JsonResponse(Reasons, 'Reasons')
  async all(): Promise<Reasons> {
    const [reject, away, back] = await Promise.all(REASON_PURPOSES.map((purpose) => this.loadReasons(purpose)));
    return { reject: reject ?? [], away: away ?? [], back: back ?? [] };
  }

  @ApiParam({ name: 'purpose', type: String })
  @Post(ROUTES.reasonsOf)
  @JsonResponse(Reasons, 'Reasons')
  async change(
    @Param('purpose', new OneOf(REASON_PURPOSES, REASON_MESSAGES.purpose)) purpose: ReasonPurpose,
    @Body() { reasons, before }: ChangeReasonsRequest,
    @Context() context: CommandContext,
  ): Promise<Reasons> {
    const change = { reasons: reasons.map((reason) => reason.trim()), before: before ?? undefined };
    await this.commands.execute(new ChangeReasons(reasonList(purpose), change, context));
    return this.all();
  }

  private async loadReasons(purpose: ReasonPurpose): Promise<string[]> {
    return [...(await this.decisions.load(reasonList(purpose))).state];
  }
}
