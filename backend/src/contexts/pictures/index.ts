import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { DeleteErasedPictures, PictureEraser } from './automation/delete-erased.js';
import { OrphanCollector } from './automation/collect-orphans.js';
import { PicturesController, PictureVisibility, SharedPictures } from './read/pictures.js';

export { SharedPictures } from './read/pictures.js';
export { referencesProjection } from './read/references.js';

@Module({
  imports: [PicturesModule],
  controllers: [PicturesController],
  providers: [OrphanCollector, PictureEraser, DeleteErasedPictures, PictureVisibility, SharedPictures],
  exports: [SharedPictures],
})
export class PictureUpkeepModule {}
