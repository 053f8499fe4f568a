import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { PictureUpkeepModule } from '../pictures/index.js';
import { AdminChangeUpdates, AdminChangeController } from './read/changes.js';
import { ItemReader, QueueController, QueueMetrics } from './read/queue/queue.js';
import { ReasonsController } from './write/change-reasons.js';
import { ModerateItemsController } from './write/moderate-items.js';

export { reasonStreams } from './domain/reasons.js';
export { queueProjection } from './read/queue/queue.projection.js';

@Module({
  imports: [PicturesModule, PictureUpkeepModule],
  controllers: [AdminChangeController, QueueController, ModerateItemsController, ReasonsController],
  providers: [AdminChangeUpdates, ItemReader, QueueMetrics],
})
export class AdminPanelModule {}
