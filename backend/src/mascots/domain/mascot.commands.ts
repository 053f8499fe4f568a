import type { MascotProfile, MascotPublished } from './mascot.events.js';

export type MascotCommand =
  | { readonly kind: 'PublishMascot'; readonly data: MascotPublished['data'] }
  | { readonly kind: 'EditMascot'; readonly profile: Partial<MascotProfile>; readonly imageUrl?: string | null }
  | { readonly kind: 'ChangeMascotImage'; readonly imageUrl: string | null }
  | { readonly kind: 'DeleteMascot' };
