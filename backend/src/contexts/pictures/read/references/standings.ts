import { SUBMISSION_STREAMS } from '../../../submissions/index.js';

export type Cause = 'judged' | 'gone' | 'withdrawn' | 'rejected' | 'erased';

export const standingKey = (stream: string, cause: Cause): string => `${stream} ${cause}`;

export const materialOf = (stream: string): string => `material-of-${stream}`;

export interface Facts {
  readonly causes: ReadonlySet<string>;
  /** The only picture that it shows now; undefined: it shows all that it ever did. */
  readonly shows?: string | null;
}

export async function isGone(stream: string, is: (cause: Cause) => Promise<boolean>): Promise<boolean> {
  if (stream.startsWith(SUBMISSION_STREAMS)) return (await is('rejected')) && (await is('erased'));
  return is('gone');
}

export type Standing = 'shown' | 'withheld' | 'private';

export function standingOf(stream: string, { causes, shows }: Facts, picture: string): Standing {
  if (stream.startsWith(SUBMISSION_STREAMS))
    return causes.has('rejected') && causes.has('erased') ? 'withheld' : 'private';
  return causes.size > 0 || (shows !== undefined && shows !== picture) ? 'withheld' : 'shown';
}
