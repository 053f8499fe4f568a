import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Mascot, MASCOT_MESSAGES, RevertEditRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { type Outcome, DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { type MascotEvent, mascotEvents, mascotStream } from '../domain/mascot.events.js';
import type { MascotState } from '../domain/mascot.state.js';
import { Admin } from '../../../platform/http/access.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, TakesIfMatch } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { FindMascot } from '../read/mascot.js';
import { DIRECTORY_VIEW } from '../views.js';
import { collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { isOfSameCommand } from '../../../platform/history/same-command.js';
import { type Edit, fieldsSetBy } from '../domain/edits.js';
import { mascots } from '../domain/mascot.decider.js';
import { NameRegistry } from './uniqueness.js';

/** Takes back an edit: the event of a revision, and whatever the same command changed with it. @throws DomainError not_found, conflict */
class RevertEdit extends Command<Outcome<MascotEvent, MascotState>> {
  constructor(
    readonly mascotId: number,
    readonly revision: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@ApiTags('mascots')
@Admin()
@Controller()
export class RevertEditController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(ROUTES.mascotRevert)
  @TakesIfMatch()
  @HttpCode(200)
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async revert(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() { revision, reason }: RevertEditRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Mascot>> {
    const { position } = await this.commands.execute(new RevertEdit(id, revision, reason.trim(), context));
    return { position, location: ROUTES.mascots, answer: (asOf) => this.queries.execute(new FindMascot(id, asOf)) };
  }
}

const MOST_EVENTS = 2;

@CommandHandler(RevertEdit)
export class RevertEditHandler implements ICommandHandler<RevertEdit> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, revision, reason, context }: RevertEdit) {
    const edits = await this.editsOfCommand(mascotId, revision);
    const command = { kind: 'RevertEdits', edits, reason } as const;
    const reverted = await this.decisions.run({
      ...mascots.at(mascotId),
      command,
      commandName: RevertEdit.name,
      context,
    });
    await this.names.claimFor(reverted, context);
    return reverted;
  }

  private async editsOfCommand(mascotId: number, revision: number): Promise<Edit[]> {
    const window = { from: Math.max(0, revision - MOST_EVENTS + 1), limit: 2 * MOST_EVENTS - 1 };
    const near = await collect(this.store.readStream(mascotStream(mascotId), window));
    const edit = near.find((event) => event.revision === revision);
    if (edit === undefined) return [];
    return near
      .filter(({ metadata }) => isOfSameCommand(metadata, edit.metadata))
      .map((event) => ({ revision: event.revision, fields: fieldsSetBy(decodeEvent(mascotEvents, event)) }));
  }
}
