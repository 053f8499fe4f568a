import type { ParkedReaction } from '@marcel/contracts';

/** What has not happened, by the name of what should have done it. */
const UNDONE: ReadonlyMap<string, (record: string) => string> = new Map([
  ['mascot-follows-submission', (record) => `The decision on ${record} has not reached the directory`],
  ['mascot-follows-verdicts', (record) => `What moderators decided on ${record} has not reached the directory`],
  ['destroy-key-of-submitter', (record) => `The key to who sent ${record} has not been destroyed`],
  ['destroy-keys-of-comment', (record) => `The keys to the erased ${record} have not been destroyed`],
  ['destroy-keys-of-artwork', (record) => `The keys to the erased ${record} have not been destroyed`],
  ['queue-held-comments', (record) => `What was held back of ${record} has not come to the moderators`],
  ['count-missed-likes', (record) => `Likes that ${record} got while it was away have not been counted`],
  ['delete-erased-pictures', (record) => `The pictures of the erased ${record} have not been deleted`],
  ['provider-forgets', (record) => `The maker of the erased ${record} has not been asked to forget it`],
]);

/** What a stream is about, as people call it: `moderation-comment-7` becomes `comment 7`. */
function recordOf(stream: string): string {
  const [, kind, id] = /^(?:moderation-)?([a-z]+)-(\d+)$/.exec(stream) ?? [];
  if (kind === undefined) return stream;
  return kind === 'comments' ? `the comments on mascot ${id}` : `${kind} ${id}`;
}

/** A reaction that always failed, as a sentence. */
export function parkedText({ automation, stream }: Pick<ParkedReaction, 'automation' | 'stream'>): string {
  const record = recordOf(stream);
  return UNDONE.get(automation)?.(record) ?? `What follows from ${record} has not been done`;
}

/** How often it failed, and why at last. */
export const failureText = ({ attempts, reason }: Pick<ParkedReaction, 'attempts' | 'reason'>): string =>
  `It failed ${attempts === 1 ? 'once' : `${attempts} times`}, at last because of: ${reason}`;
