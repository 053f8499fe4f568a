import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { PictureUpkeepModule } from '../pictures/index.js';
import { LikeBurstsController } from './read/bursts/like-bursts.controller.js';
import { ListLikeBurstsHandler } from './read/bursts/like-bursts.handler.js';
import { LiveChanges } from './read/changes/live-changes.js';
import { LiveChangesController } from './read/changes/live-changes.controller.js';
import { NumbersController } from './read/numbers/numbers.controller.js';
import { TellDeskNumbersHandler } from './read/numbers/numbers.handler.js';
import { QueueController } from './read/queue/queue.controller.js';
import { QueueFigures } from './read/queue/queue-figures.js';
import { FindItemHandler, ItemView, ListQueueHandler } from './read/queue/queue.handlers.js';
import { ReasonsController } from './write/change-reasons/reasons.controller.js';
import { KnownItems } from './write/known-items.js';
import { ModerateItemsController } from './write/moderate-items/moderate-items.controller.js';
import { TakeBackLikesController } from './write/take-back-likes/take-back-likes.controller.js';

@Module({
  imports: [PicturesModule, PictureUpkeepModule],
  controllers: [
    LiveChangesController,
    QueueController,
    ModerateItemsController,
    ReasonsController,
    LikeBurstsController,
    NumbersController,
    TakeBackLikesController,
  ],
  providers: [
    LiveChanges,
    ItemView,
    ListQueueHandler,
    FindItemHandler,
    QueueFigures,
    KnownItems,
    ListLikeBurstsHandler,
    TellDeskNumbersHandler,
  ],
})
export class DeskModule {}
