import { Module } from '@nestjs/common';
import { PictureDecoder } from './decoding/picture-decoder.js';
import { PictureNarrower } from './decoding/picture-narrower.js';
import { PictureFigures } from './picture-figures.js';
import { PictureGallery } from './picture-gallery.js';
import { PictureIntake } from './picture-intake.js';
import { PictureRoom } from './picture-room.js';
import { RoomHealth } from './room-health.js';

@Module({
  providers: [PictureDecoder, PictureNarrower, PictureFigures, PictureIntake, PictureGallery, PictureRoom, RoomHealth],
  exports: [PictureDecoder, PictureFigures, PictureGallery, PictureIntake, PictureRoom, RoomHealth],
})
export class PicturesModule {}
