import type { BlobStore } from '../../blob-store/blob-store.js';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { encodePicture } from '../decoding/picture-orders.js';
import { PictureIntake } from '../picture-intake.js';
import { PictureRoom } from '../picture-room.js';

/** Room for whatever comes. */
const ENDLESS_ROOM: Pick<PictureRoom, 'assertLeft' | 'take'> = {
  assertLeft: async () => undefined,
  take: async () => undefined,
};

/** Decodes at once whatever comes. */
export const UNLIMITED_DECODER: Pick<PictureDecoder, 'encode'> = { encode: encodePicture };

/** In the place of what knows limits. */
export const endlessRoom = [
  { provide: PictureRoom, useValue: ENDLESS_ROOM },
  { provide: PictureDecoder, useValue: UNLIMITED_DECODER },
];

export const endlessIntake = (blobs: BlobStore): PictureIntake =>
  new PictureIntake(blobs, UNLIMITED_DECODER, ENDLESS_ROOM);
