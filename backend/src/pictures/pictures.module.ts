import { Module } from '@nestjs/common';
import { BlobStoreModule } from '../blob-store/blob-store.module.js';
import { PictureGallery } from './picture-gallery.js';
import { PictureIntake } from './picture-intake.js';
import { PicturesController } from './pictures.controller.js';

@Module({
  imports: [BlobStoreModule],
  controllers: [PicturesController],
  providers: [PictureIntake, PictureGallery],
  exports: [PictureIntake],
})
export class PicturesModule {}
