import { SUBMISSION_STREAMS } from '../../../submissions/index.js';

/**
 * What may be so of a record that keeps visitors from its pictures; those of a submission take both of the last two. Of one that is `gone`,
 * they are deleted.
 */
export type Cause = 'judged' | 'gone' | 'withdrawn' | 'rejected' | 'erased';

export const standingKey = (stream: string, cause: Cause): string => `${stream} ${cause}`;

/** What was only material for a record, as if it were a record of its own. */
export const materialOf = (stream: string): string => `material-of-${stream}`;

/** Facts of a record, as the log has told them so far. */
export interface Facts {
  readonly causes: ReadonlySet<string>;
  /** The only picture that it shows now; undefined: it shows all that it ever did. */
  readonly shows?: string | null;
}

/** Whether the pictures of a record are to be deleted: a submission was nobody's but its sender's, if it was refused. */
export async function isGone(stream: string, is: (cause: Cause) => Promise<boolean>): Promise<boolean> {
  if (stream.startsWith(SUBMISSION_STREAMS)) return (await is('rejected')) && (await is('erased'));
  return is('gone');
}

/** `private`: nobody but admins has seen it by this record, which tells nothing of others. */
export type Standing = 'shown' | 'withheld' | 'private';

/** What a record makes of a picture of its own. */
export function standingOf(stream: string, { causes, shows }: Facts, picture: string): Standing {
  if (stream.startsWith(SUBMISSION_STREAMS))
    return causes.has('rejected') && causes.has('erased') ? 'withheld' : 'private';
  return causes.size > 0 || (shows !== undefined && shows !== picture) ? 'withheld' : 'shown';
}
