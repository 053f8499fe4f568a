import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mascot, MASCOT_MESSAGES, ReasonRequest, ROUTES, DeletedMascot, RevertEditRequest } from '@marcel/contracts';
import { Body, Inject, Param, Post, Delete } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DataCommand, createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { mascotStream, mascotEvents } from '../domain/mascot.events.js';
import { MASCOT_CONFLICTS, mascots, type Edit, fieldsSetBy } from '../domain/mascot.decider.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { MascotReader } from '../read/mascot.js';
import { DIRECTORY_VIEW } from '../views.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect, countEvents, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { likesStream } from '../domain/like.js';
import { isShown } from '../../moderation/index.js';
import { type DecidedMascot, NameRegistry } from './uniqueness.js';
import { WithdrawMascot } from './publish-and-withdraw.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';

export class DeleteMascot extends createCommandClass(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'DeleteMascot' }, context);
  }
}

@Admin()
@RestController('mascots')
export class DeleteMascotController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(ROUTES.mascot)
  @AcceptsIfMatch()
  @JsonResponse(DeletedMascot, 'DeletedMascot')
  @WaitsFor(DIRECTORY_VIEW)
  async delete(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<WriteResult<DeletedMascot>> {
    const { state, position } = await this.commands.execute(new DeleteMascot(id, context));
    if (state.kind === 'absent') throw new Error(`Mascot ${id} was deleted before it was published`);
    const deletedMascot = { id, name: state.profile.name };
    return { position, toBody: () => ({ deletedMascot }) };
  }
}

/** Reverts an edit: the event of a revision, and all changes of the same command. @throws DomainError not_found, conflict */
class RevertEdit extends DataCommand<
  { readonly mascotId: number; readonly revision: number; readonly reason: string },
  DecidedMascot
> {}

@Admin()
@RestController('mascots')
export class RevertEditController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: MascotReader,
  ) {}

  @Post(ROUTES.mascotRevert)
  @AcceptsIfMatch()
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async revert(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() { revision, reason }: RevertEditRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Mascot>> {
    const { position } = await this.commands.execute(
      new RevertEdit({ mascotId: id, revision, reason: reason.trim() }, context),
    );
    return { position, location: ROUTES.mascots, toBody: (asOf) => this.reader.find(id, asOf) };
  }
}

const MAX_EVENTS_OF_EDIT = 2;

@CommandHandler(RevertEdit)
export class RevertEditHandler implements ICommandHandler<RevertEdit> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ data: { mascotId, revision, reason }, context }: RevertEdit) {
    const edits = await this.findEditsOfCommand(mascotId, revision);
    const command = { kind: 'RevertEdits', edits, reason } as const;
    const decision = { ...mascots.at(mascotId), command, commandName: RevertEdit.name, context };
    const reverted = await this.decisions.run(decision);
    await this.names.claimNameFor(reverted, context);
    return reverted;
  }

  private async findEditsOfCommand(mascotId: number, revision: number): Promise<Edit[]> {
    const range = { from: Math.max(0, revision - MAX_EVENTS_OF_EDIT + 1), limit: 2 * MAX_EVENTS_OF_EDIT - 1 };
    const neighbors = await collect(this.store.readStream(mascotStream(mascotId), range));
    const edit = neighbors.find((event) => event.revision === revision);
    if (edit === undefined) return [];
    return neighbors
      .filter(({ metadata }) => metadata.commandId === edit.metadata.commandId)
      .map((event) => ({ revision: event.revision, fields: fieldsSetBy(decodeEvent(mascotEvents, event)) }));
  }
}

interface Restoration {
  readonly mascotId: number;
  readonly from: 'deleted' | 'withdrawn';
  readonly reason: string;
}

/** Puts a mascot back into the directory, with its id, address, likes and comments. @throws DomainError not_found, conflict */
export class RestoreMascot extends DataCommand<Restoration, DecidedMascot> {}

@Admin()
@RestController('mascots')
export class RestoreMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: MascotReader,
  ) {}

  @Post(ROUTES.mascotRestore)
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async restore(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Mascot>> {
    const { position } = await this.commands.execute(
      new RestoreMascot({ mascotId: id, from: 'deleted', reason: reason.trim() }, context),
    );
    return { position, location: ROUTES.mascots, toBody: (asOf) => this.reader.find(id, asOf) };
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

  async execute({ data: { mascotId, from, reason }, context }: RestoreMascot) {
    const [published] = await collect(this.store.readStream(mascotStream(mascotId), { limit: 1 }));
    if (published === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    if (from === 'deleted') await this.requireShown(mascotId);
    const publishedAt = published.metadata.time;
    // An automation counts likes that are appended during this call.
    const likes = await countEvents(this.store, likesStream(mascotId));
    const restored = await this.decisions.run({
      ...mascots.at(mascotId),
      command: { kind: 'RestoreMascot', from, reason, publishedAt, likes },
      commandName: RestoreMascot.name,
      context,
    });
    await this.names.claimNameFor(restored, context);
    if (await this.isShown(mascotId)) return restored;
    // A moderator may have hidden the mascot while it was deleted. That verdict withdrew nothing.
    await this.commands.execute(new WithdrawMascot(mascotId, context));
    if (from === 'deleted') await this.requireShown(mascotId);
    return restored;
  }

  private async requireShown(mascotId: number): Promise<void> {
    if (!(await this.isShown(mascotId))) throw new DomainError('conflict', MASCOT_CONFLICTS.hidden);
  }

  private isShown(id: number): Promise<boolean> {
    return isShown(this.decisions, { kind: 'mascot', id });
  }
}
