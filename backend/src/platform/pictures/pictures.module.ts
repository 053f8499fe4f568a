import { Module } from '@nestjs/common';
import { PictureGallery } from './picture-gallery.js';
import { PictureIntake } from './picture-intake.js';
import { PicturesController } from './pictures.controller.js';

@Module({
  controllers: [PicturesController],
  providers: [PictureIntake, PictureGallery],
  exports: [PictureIntake],
})
export class PicturesModule {}
