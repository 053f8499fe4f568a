import { Module } from '@nestjs/common';
import { PictureEncoder } from './encoding/picture-encoder.js';
import { ThumbnailGenerator } from './encoding/thumbnail-generator.js';
import { PictureMetrics } from './picture-metrics.js';
import { PictureGallery } from './picture-gallery.js';
import { PictureIntake } from './picture-intake.js';
import { SignedPictureUrls } from './signed-picture-urls.js';
import { StorageQuota } from './storage-quota.js';

@Module({
  providers: [
    PictureEncoder,
    ThumbnailGenerator,
    PictureMetrics,
    PictureIntake,
    PictureGallery,
    StorageQuota,
    SignedPictureUrls,
  ],
  exports: [PictureEncoder, PictureMetrics, PictureGallery, PictureIntake, SignedPictureUrls, StorageQuota],
})
export class PicturesModule {}
