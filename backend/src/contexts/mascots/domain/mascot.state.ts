import { unknownEvent } from '../../../platform/decider/decider.js';
import { editOf, type Edit, type EditedFields } from './edits.js';
import type { MascotEvent, MascotProfile } from './mascot.events.js';

export interface KnownMascot {
  readonly kind: 'published' | 'deleted' | 'withdrawn';
  readonly mascotId: number;
  readonly slug: string;
  readonly profile: MascotProfile;
  readonly imageUrl: string | null;
  /** Oldest first. */
  readonly edits: readonly Edit[];
  /** Of the last event. */
  readonly revision: number;
}

export type MascotState = { readonly kind: 'absent' } | KnownMascot;

export const initialMascot: MascotState = { kind: 'absent' };

export function evolveMascot(state: MascotState, event: MascotEvent): MascotState {
  if (event.type === 'MascotPublished') {
    const { mascotId, slug, profile, imageUrl } = event.data;
    return { kind: 'published', mascotId, slug, profile, imageUrl, edits: [], revision: 0 };
  }
  if (state.kind === 'absent') throw new Error(`${event.type} came before MascotPublished`);
  const next = { ...state, revision: state.revision + 1 };
  switch (event.type) {
    case 'MascotEdited':
    case 'MascotEditReverted':
      return edited(next, event.data.changes);
    case 'MascotImageChanged':
      return edited(next, { imageUrl: event.data.imageUrl });
    case 'MascotDeleted':
      return { ...next, kind: 'deleted' };
    case 'MascotWithdrawn':
      return { ...next, kind: 'withdrawn' };
    case 'MascotRestored':
      return { ...next, kind: 'published' };
    case 'MissedLikesCounted':
      return next;
    default:
      return unknownEvent(event);
  }
}

function edited(mascot: KnownMascot, after: EditedFields): KnownMascot {
  const { imageUrl = mascot.imageUrl, ...changes } = after;
  const edit = editOf(mascot.revision, { ...mascot.profile, imageUrl: mascot.imageUrl }, after);
  return { ...mascot, profile: { ...mascot.profile, ...changes }, imageUrl, edits: [...mascot.edits, edit] };
}
