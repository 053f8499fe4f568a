import { Module } from '@nestjs/common';
import { ACCESS_TOKENS, type AccessTokens } from '../config/access-tokens.js';
import { PictureDecoder } from './decoding/picture-decoder.js';
import { PictureNarrower } from './decoding/picture-narrower.js';
import { PictureFigures } from './picture-figures.js';
import { PictureGallery } from './picture-gallery.js';
import { PictureIntake } from './picture-intake.js';
import { PictureLooks } from './picture-looks.js';
import { PictureRoom } from './picture-room.js';

@Module({
  providers: [
    PictureDecoder,
    PictureNarrower,
    PictureFigures,
    PictureIntake,
    PictureGallery,
    PictureRoom,
    {
      provide: PictureLooks,
      inject: [ACCESS_TOKENS],
      useFactory: ({ admin }: AccessTokens) => new PictureLooks(admin),
    },
  ],
  exports: [PictureDecoder, PictureFigures, PictureGallery, PictureIntake, PictureLooks, PictureRoom],
})
export class PicturesModule {}
