import type { BlobStore } from '../../blob-store/blob-store.js';
import { PictureEncoder } from '../encoding/picture-encoder.js';
import { encodePicture } from '../encoding/picture-tasks.js';
import { PictureIntake } from '../picture-intake.js';
import { StorageQuota } from '../storage-quota.js';

const UNLIMITED_QUOTA: Pick<StorageQuota, 'assertAvailable' | 'reserve'> = {
  assertAvailable: async () => undefined,
  reserve: async () => undefined,
};

export const UNLIMITED_DECODER: Pick<PictureEncoder, 'encode'> = { encode: encodePicture };

export const unlimitedQuota = [
  { provide: StorageQuota, useValue: UNLIMITED_QUOTA },
  { provide: PictureEncoder, useValue: UNLIMITED_DECODER },
];

export const unlimitedIntake = (blobs: BlobStore): PictureIntake =>
  new PictureIntake(blobs, UNLIMITED_DECODER, UNLIMITED_QUOTA);
