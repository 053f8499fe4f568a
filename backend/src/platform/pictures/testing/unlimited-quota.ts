import type { BlobStore } from '../../blob-store/blob-store.js';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { encodePicture } from '../decoding/picture-orders.js';
import { PictureIntake } from '../picture-intake.js';
import { PictureRoom } from '../picture-room.js';

const ENDLESS_ROOM: Pick<PictureRoom, 'assertLeft' | 'take'> = {
  assertLeft: async () => undefined,
  take: async () => undefined,
};

export const UNLIMITED_DECODER: Pick<PictureDecoder, 'encode'> = { encode: encodePicture };

export const endlessRoom = [
  { provide: PictureRoom, useValue: ENDLESS_ROOM },
  { provide: PictureDecoder, useValue: UNLIMITED_DECODER },
];

export const endlessIntake = (blobs: BlobStore): PictureIntake =>
  new PictureIntake(blobs, UNLIMITED_DECODER, ENDLESS_ROOM);
