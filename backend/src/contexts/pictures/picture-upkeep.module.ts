import { Module } from '@nestjs/common';
import { ACCESS_TOKENS, type AccessTokens } from '../../platform/config/access-tokens.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { OrphanCollector } from './automation/collect-orphans/orphan-collector.js';
import { PicturesController } from './read/pictures/pictures.controller.js';
import { PictureLooks } from './read/withheld/picture-looks.js';
import { WithheldPictures } from './read/withheld/withheld-pictures.js';

@Module({
  imports: [PicturesModule],
  controllers: [PicturesController],
  providers: [
    OrphanCollector,
    WithheldPictures,
    {
      provide: PictureLooks,
      inject: [ACCESS_TOKENS],
      useFactory: ({ admin }: AccessTokens) => new PictureLooks(admin),
    },
  ],
  exports: [PictureLooks],
})
export class PictureUpkeepModule {}
