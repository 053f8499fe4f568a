import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { DeleteErasedPictures } from './automation/delete-erased/delete-erased-pictures.js';
import { PictureEraser } from './automation/delete-erased/picture-eraser.js';
import { OrphanCollector } from './automation/collect-orphans/orphan-collector.js';
import { PicturesController } from './read/pictures/pictures.controller.js';
import { PictureSharing } from './read/sharing/picture-sharing.js';
import { WithheldPictures } from './read/withheld/withheld-pictures.js';

@Module({
  imports: [PicturesModule],
  controllers: [PicturesController],
  providers: [OrphanCollector, PictureEraser, DeleteErasedPictures, WithheldPictures, PictureSharing],
  exports: [PictureSharing],
})
export class PictureUpkeepModule {}
