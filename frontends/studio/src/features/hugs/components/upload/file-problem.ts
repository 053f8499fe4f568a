import { MAX_UPLOAD_BYTES } from '@marcel/contracts';
import { HUG_TEXTS } from '../../texts';

export type FileProblem = typeof HUG_TEXTS.invalidFile | typeof HUG_TEXTS.fileTooLarge;

/** Why a file cannot be hugged, or null if it can. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!type.startsWith('image/')) return HUG_TEXTS.invalidFile;
  return size > MAX_UPLOAD_BYTES ? HUG_TEXTS.fileTooLarge : null;
}
