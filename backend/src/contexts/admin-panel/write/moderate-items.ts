import type { ModerationAction, ItemVersion, ItemRef } from '@marcel/contracts';
import { ModerateItemsRequest, ModerationOutcome, ROUTES, MODERATION_MESSAGES } from '@marcel/contracts';
import { Body, Post, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context } from '../../../platform/http/requests.js';
import { decideEach } from '../../../platform/http/decide-each.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { ModerateItem } from '../../moderation/index.js';
import { ItemReader } from '../read/queue/queue.js';
import { AFTER_VERDICT } from '../views.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { streamOfRecord } from '../record-streams.js';

@Admin()
@RestController('moderation')
export class ModerateItemsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(ItemReader) private readonly items: Pick<ItemReader, 'find'>,
  ) {}

  @Post(ROUTES.moderation)
  @JsonResponse(ModerationOutcome, 'ModerationOutcome')
  @WaitsFor(AFTER_VERDICT)
  async moderate(
    @Body() { items, action, reason }: ModerateItemsRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<ModerationOutcome>> {
    const moderate = (item: ItemVersion) => this.moderateItem(item, action, reason, context);
    const { decided, failed, position, isIncomplete } = await decideEach(items, moderate);
    return {
      position,
      isIncomplete,
      location: ROUTES.moderation,
      toBody: async (asOf) => ({
        decided: await Promise.all(decided.map((item) => this.items.find(item, asOf))),
        failed: failed.map(({ id: { kind, id }, error, code }) => ({ kind, id, error, code })),
      }),
    };
  }

  private async moderateItem(item: ItemVersion, action: ModerationAction, reason: string, context: CommandContext) {
    await this.requireExisting(item);
    return this.commands.execute(new ModerateItem({ item, action, reason: reason.trim() }, context));
  }

  private async requireExisting(item: ItemRef): Promise<unknown> {
    const { kind, id } = item;
    if (kind === 'comment') return this.items.find(item);
    for await (const event of this.events.readStream(streamOfRecord(kind, id), { limit: 1 })) return event;
    throw new DomainError('not_found', MODERATION_MESSAGES.notFound);
  }
}
