import { isSettled, type GeneratedImage, type GenerationStatus, type Hug } from '@marcel/contracts';
import { picturesOfHug, picturesOfImage } from './pictures';

/** Pause between two looks at a list that still waits for pictures, in milliseconds. */
export const POLL_MS = 5000;

const waits = (status: GenerationStatus, pictures: number): boolean =>
  status !== 'failed' && (pictures === 0 || !isSettled(status));

export const anyHugWaits = (hugs: readonly Hug[] = []): boolean =>
  hugs.some((hug) => waits(hug.status, picturesOfHug(hug).length));

export const anyImageWaits = (images: readonly GeneratedImage[] = []): boolean =>
  images.some((image) => waits(image.status, picturesOfImage(image).length));
