import * as z from 'zod/mini';
import { beginningLost } from '../../../platform/decider/beginning-lost.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import { changed, NO_CHANGES, type EditedFields } from './edits.js';
import { MascotProfile, type MascotEvent } from './mascot.events.js';

const imageUrl = z.nullable(z.string());

export const KnownMascot = z.readonly(
  z.object({
    kind: z.enum(['published', 'deleted', 'withdrawn']),
    mascotId: z.int(),
    slug: z.string(),
    profile: MascotProfile,
    imageUrl,
    lastChanges: z.object({
      changedAt: z.record(z.string(), z.int()),
      before: z.partial(z.extend(MascotProfile, { imageUrl })),
    }),
    revision: z.int(),
    /** Of the restoration since which it is in the directory. */
    restoredBy: z.nullable(z.int()),
  }),
);
export type KnownMascot = z.infer<typeof KnownMascot>;

export type MascotState = { readonly kind: 'absent' } | KnownMascot;

export const initialMascot: MascotState = { kind: 'absent' };

export function evolveMascot(state: MascotState, event: MascotEvent): MascotState {
  if (event.type === 'MascotPublished') {
    const { mascotId, slug, profile, imageUrl } = event.data;
    return {
      kind: 'published',
      mascotId,
      slug,
      profile,
      imageUrl,
      lastChanges: NO_CHANGES,
      revision: 0,
      restoredBy: null,
    };
  }
  if (state.kind === 'absent') throw beginningLost(event.type, 'MascotPublished');
  const next = { ...state, revision: state.revision + 1 };
  switch (event.type) {
    case 'MascotEdited':
    case 'MascotEditReverted':
      return edited(next, event.data.changes);
    case 'MascotImageChanged':
      return edited(next, { imageUrl: event.data.imageUrl });
    case 'MascotDeleted':
      return { ...next, kind: 'deleted', restoredBy: null };
    case 'MascotWithdrawn':
      return { ...next, kind: 'withdrawn', restoredBy: null };
    case 'MascotRestored':
      return { ...next, kind: 'published', restoredBy: next.revision };
    case 'MissedLikesCounted':
      return next;
    default:
      return unknownEvent(event);
  }
}

function edited(mascot: KnownMascot, after: EditedFields): KnownMascot {
  const { imageUrl = mascot.imageUrl, ...changes } = after;
  const { profile, revision } = mascot;
  const lastChanges = changed(mascot.lastChanges, revision, { ...profile, imageUrl: mascot.imageUrl }, after);
  return { ...mascot, profile: { ...profile, ...changes }, imageUrl, lastChanges };
}
