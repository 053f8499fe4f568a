import { Module } from '@nestjs/common';
import { LiveChanges } from './read/changes/live-changes.js';
import { LiveChangesController } from './read/changes/live-changes.controller.js';
import { QueueController } from './read/queue/queue.controller.js';
import { QueueFigures } from './read/queue/queue-figures.js';
import { FindItemHandler, ListQueueHandler } from './read/queue/queue.handlers.js';
import { KnownItems } from './write/known-items.js';
import { ModerateItemsController } from './write/moderate-items/moderate-items.controller.js';

@Module({
  controllers: [LiveChangesController, QueueController, ModerateItemsController],
  providers: [LiveChanges, ListQueueHandler, FindItemHandler, QueueFigures, KnownItems],
})
export class DeskModule {}
