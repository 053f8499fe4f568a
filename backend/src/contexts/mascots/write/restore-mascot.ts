import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Mascot, MASCOT_MESSAGES, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { type Outcome, DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { type MascotEvent, mascotStream } from '../domain/mascot.events.js';
import type { MascotState } from '../domain/mascot.state.js';
import { Admin } from '../../../platform/http/access.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { FindMascot } from '../read/mascot.js';
import { DIRECTORY_VIEW } from '../views.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { countEvents } from '../../../platform/history/document-as-of.js';
import { likesStream } from '../domain/like.events.js';
import { isShown } from '../../moderation/index.js';
import { MASCOT_REFUSALS, mascots } from '../domain/mascot.decider.js';
import { NameRegistry } from './uniqueness.js';
import { WithdrawMascot } from './mascot-registry.js';

/** Puts a mascot back into the directory, with its id, address, likes and comments. @throws DomainError not_found, conflict */
export class RestoreMascot extends Command<Outcome<MascotEvent, MascotState>> {
  constructor(
    readonly mascotId: number,
    readonly from: 'deleted' | 'withdrawn',
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@ApiTags('mascots')
@Admin()
@Controller()
export class RestoreMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(ROUTES.mascotRestore)
  @HttpCode(200)
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async restore(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Mascot>> {
    const { position } = await this.commands.execute(new RestoreMascot(id, 'deleted', reason.trim(), context));
    return { position, location: ROUTES.mascots, answer: (asOf) => this.queries.execute(new FindMascot(id, asOf)) };
  }
}

@CommandHandler(RestoreMascot)
export class RestoreMascotHandler implements ICommandHandler<RestoreMascot> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    private readonly commands: CommandBus,
  ) {}

  async execute({ mascotId, from, reason, context }: RestoreMascot) {
    const [published] = await collect(this.store.readStream(mascotStream(mascotId), { limit: 1 }));
    if (published === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    if (from === 'deleted') await this.requireShown(mascotId);
    const publishedAt = published.metadata.time;
    // A like that is under way just now may follow: an automation counts it.
    const likes = await countEvents(this.store, likesStream(mascotId));
    const restored = await this.decisions.run({
      ...mascots.at(mascotId),
      command: { kind: 'RestoreMascot', from, reason, publishedAt, likes },
      commandName: RestoreMascot.name,
      context,
    });
    await this.names.claimFor(restored, context);
    if (await this.isShown(mascotId)) return restored;
    // A verdict came while it was still away, and found nothing to withdraw.
    await this.commands.execute(new WithdrawMascot(mascotId, context));
    if (from === 'deleted') await this.requireShown(mascotId);
    return restored;
  }

  private async requireShown(mascotId: number): Promise<void> {
    if (!(await this.isShown(mascotId))) throw new DomainError('conflict', MASCOT_REFUSALS.hidden);
  }

  private isShown(id: number): Promise<boolean> {
    return isShown(this.decisions, { kind: 'mascot', id });
  }
}
