import { Module } from '@nestjs/common';
import { PictureDecoder } from './decoding/picture-decoder.js';
import { ThumbnailGenerator } from './decoding/thumbnail-generator.js';
import { PictureMetrics } from './picture-metrics.js';
import { PictureGallery } from './picture-gallery.js';
import { PictureIntake } from './picture-intake.js';
import { SignedPictureUrls } from './signed-picture-urls.js';
import { StorageQuota } from './storage-quota.js';

@Module({
  providers: [
    PictureDecoder,
    ThumbnailGenerator,
    PictureMetrics,
    PictureIntake,
    PictureGallery,
    StorageQuota,
    SignedPictureUrls,
  ],
  exports: [PictureDecoder, PictureMetrics, PictureGallery, PictureIntake, SignedPictureUrls, StorageQuota],
})
export class PicturesModule {}
