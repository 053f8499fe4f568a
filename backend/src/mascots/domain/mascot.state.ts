import { unknownEvent } from '../../decider/decider.js';
import type { MascotEvent, MascotProfile } from './mascot.events.js';

export type MascotState =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'published' | 'deleted';
      readonly slug: string;
      readonly profile: MascotProfile;
      readonly imageUrl: string | null;
    };

export const initialMascot: MascotState = { kind: 'absent' };

export function evolveMascot(state: MascotState, event: MascotEvent): MascotState {
  if (event.type === 'MascotPublished') {
    const { slug, profile, imageUrl } = event.data;
    return { kind: 'published', slug, profile, imageUrl };
  }
  if (state.kind === 'absent') throw new Error(`${event.type} came before MascotPublished`);
  switch (event.type) {
    case 'MascotEdited':
      return { ...state, profile: { ...state.profile, ...event.data.changes } };
    case 'MascotImageChanged':
      return { ...state, imageUrl: event.data.imageUrl };
    case 'MascotDeleted':
      return { ...state, kind: 'deleted' };
    default:
      return unknownEvent(event);
  }
}
