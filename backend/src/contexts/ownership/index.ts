import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { CommentsModule } from '../comments/index.js';
import { MascotsModule } from '../mascots/index.js';
import { StudioModule } from '../studio/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { MineController, OwnedItemReader } from './read/mine.js';
import { SameOwnerController } from './read/same-owner.js';
import { DeletionAccess, DeleteItemController } from './write/delete-item.js';

export { ownedProjection } from './read/owned.js';

@Module({
  imports: [PicturesModule, CommentsModule, MascotsModule, StudioModule, SubmissionsModule],
  controllers: [MineController, DeleteItemController, SameOwnerController],
  providers: [OwnedItemReader, DeletionAccess],
})
export class OwnershipModule {}
