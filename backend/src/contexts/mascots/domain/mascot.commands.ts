import type { Edit } from './edits.js';
import type { MascotProfile, MascotPublished } from './mascot.events.js';

export type MascotCommand =
  | { readonly kind: 'PublishMascot'; readonly data: MascotPublished['data'] }
  | { readonly kind: 'EditMascot'; readonly profile: Partial<MascotProfile>; readonly imageUrl?: string | null }
  | { readonly kind: 'ChangeMascotImage'; readonly imageUrl: string | null }
  | { readonly kind: 'DeleteMascot' }
  /** Its submission's approval was taken back. */
  | { readonly kind: 'WithdrawMascot' }
  | { readonly kind: 'RevertEdits'; readonly edits: readonly Edit[]; readonly reason: string }
  | RestoreMascot
  /** Likes that came too late to be counted by the restoration of that revision. */
  | { readonly kind: 'CountMissedLikes'; readonly restoration: number; readonly likes: number };

interface RestoreMascot {
  readonly kind: 'RestoreMascot';
  /** Out of which state; nothing happens to a withdrawn mascot that is in the directory again. */
  readonly from: 'deleted' | 'withdrawn';
  readonly reason: string;
  /** When it was published first, in ISO 8601. */
  readonly publishedAt: string;
  readonly likes: number;
}
