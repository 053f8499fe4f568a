import { MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';

export type PictureProblem = typeof PICTURE_MESSAGES.invalidType | typeof PICTURE_MESSAGES.tooLarge;

/** Why a file cannot be the mascot's picture, or null if it can. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!type.startsWith('image/')) return PICTURE_MESSAGES.invalidType;
  return size > MAX_UPLOAD_BYTES ? PICTURE_MESSAGES.tooLarge : null;
}
