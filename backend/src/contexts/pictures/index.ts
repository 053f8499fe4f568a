import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { DeleteErasedPictures, PictureEraser } from './automation/delete-erased.js';
import { OrphanCollector } from './automation/collect-orphans.js';
import { PicturesController, WithheldPictures } from './read/pictures.js';
import { PictureSharing } from './read/sharing.js';

export { PictureSharing } from './read/sharing.js';
export { referencesProjection } from './read/references/references.projection.js';

@Module({
  imports: [PicturesModule],
  controllers: [PicturesController],
  providers: [OrphanCollector, PictureEraser, DeleteErasedPictures, WithheldPictures, PictureSharing],
  exports: [PictureSharing],
})
export class PictureUpkeepModule {}
