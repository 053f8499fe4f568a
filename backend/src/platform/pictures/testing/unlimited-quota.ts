import type { BlobStore } from '../../blob-store/blob-store.js';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { encodePicture } from '../decoding/picture-tasks.js';
import { PictureIntake } from '../picture-intake.js';
import { StorageQuota } from '../storage-quota.js';

const UNLIMITED_QUOTA: Pick<StorageQuota, 'assertAvailable' | 'reserve'> = {
  assertAvailable: async () => undefined,
  reserve: async () => undefined,
};

export const UNLIMITED_DECODER: Pick<PictureDecoder, 'encode'> = { encode: encodePicture };

export const unlimitedQuota = [
  { provide: StorageQuota, useValue: UNLIMITED_QUOTA },
  { provide: PictureDecoder, useValue: UNLIMITED_DECODER },
];

export const unlimitedIntake = (blobs: BlobStore): PictureIntake =>
  new PictureIntake(blobs, UNLIMITED_DECODER, UNLIMITED_QUOTA);
