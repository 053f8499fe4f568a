import { isRetiredBeforeBorn, MASCOT_MESSAGES } from '@marcel/contracts';
import { type Edit, reversalOf } from './edits.js';
import {
  type MascotEvent,
  mascotEvents,
  type MascotProfile,
  type MascotPublished,
  mascotStream,
} from './mascot.events.js';
import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { evolveMascot, initialMascot, KnownMascot, type MascotState } from './mascot.state.js';

export const MASCOT_REFUSALS = {
  notDeleted: 'This mascot is not deleted.',
  withdrawn: 'This mascot was withdrawn with its approval. Approve the submission again to bring it back.',
  hidden: 'This mascot is hidden. Show it again in the moderation queue first.',
  noEdit: 'This entry of the history is no edit.',
  changedSince: 'These fields were changed again since. Undo the later change first.',
} as const;

export const mascotDecider: Decider<MascotCommand, MascotEvent, MascotState> = {
  initialState: initialMascot,
  evolve: evolveMascot,
  decide(command, state) {
    switch (command.kind) {
      case 'PublishMascot':
        return state.kind === 'absent' ? [{ type: 'MascotPublished', data: command.data }] : [];
      case 'EditMascot': {
        const mascot = requirePublished(state);
        const changes = changedFields(mascot.profile, command.profile);
        refuseContradiction({ ...mascot.profile, ...changes }, changes);
        const edited: MascotEvent[] =
          Object.keys(changes).length > 0 ? [{ type: 'MascotEdited', data: { changes } }] : [];
        return [...edited, ...changeImage(mascot.imageUrl, command.imageUrl)];
      }
      case 'ChangeMascotImage':
        return changeImage(requirePublished(state).imageUrl, command.imageUrl);
      case 'DeleteMascot':
        return [{ type: 'MascotDeleted', data: { name: requirePublished(state).profile.name } }];
      case 'WithdrawMascot':
        if (state.kind === 'absent' || state.kind === 'withdrawn') return [];
        return [{ type: 'MascotWithdrawn', data: { name: state.profile.name } }];
      case 'RevertEdits':
        return [reverted(requirePublished(state), command)];
      case 'RestoreMascot':
        return restored(state, command);
      case 'CountMissedLikes':
        return missedLikes(state, command);
    }
  },
};

export const mascots = aggregate({
  stream: mascotStream,
  catalogue: mascotEvents,
  decider: mascotDecider,
  versioned: true,
  snapshots: { version: 3, schema: KnownMascot },
});

function requirePublished(state: MascotState): KnownMascot {
  if (state.kind !== 'published') throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  return state;
}

function refuseContradiction(after: MascotProfile, changes: Partial<MascotProfile>): void {
  if (!('yearIntroduced' in changes || 'yearRetired' in changes) || !isRetiredBeforeBorn(after)) return;
  throw DomainError.fields([{ path: 'yearRetired', message: MASCOT_MESSAGES.retiredBeforeBorn }]);
}

function changeImage(current: string | null, next: string | null | undefined): MascotEvent[] {
  return next === undefined || next === current ? [] : [{ type: 'MascotImageChanged', data: { imageUrl: next } }];
}

type CommandOf<Kind extends MascotCommand['kind']> = Extract<MascotCommand, { kind: Kind }>;

function reverted({ lastChanges }: KnownMascot, { edits, reason }: CommandOf<'RevertEdits'>): MascotEvent {
  const reversal = reversalOf(lastChanges, edits);
  if (reversal.kind === 'no edit') throw new DomainError('conflict', MASCOT_REFUSALS.noEdit);
  if (reversal.kind === 'changed since') throw new DomainError('conflict', MASCOT_REFUSALS.changedSince);
  const revisions = edits.map(({ revision }) => revision);
  return { type: 'MascotEditReverted', data: { revisions, changes: reversal.fields, reason } };
}

function restored(state: MascotState, { from, reason, publishedAt, likes }: CommandOf<'RestoreMascot'>): MascotEvent[] {
  if (state.kind === 'absent') throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  if (state.kind !== from) {
    if (from === 'withdrawn') return [];
    const isWithdrawn = state.kind === 'withdrawn';
    throw new DomainError('conflict', isWithdrawn ? MASCOT_REFUSALS.withdrawn : MASCOT_REFUSALS.notDeleted);
  }
  const { mascotId, slug, profile, imageUrl } = state;
  return [{ type: 'MascotRestored', data: { mascotId, slug, profile, imageUrl, publishedAt, likes, reason } }];
}

function missedLikes(state: MascotState, { restoration, likes }: CommandOf<'CountMissedLikes'>): MascotEvent[] {
  const isStillRestored = state.kind === 'published' && state.restoredBy === restoration;
  return likes > 0 && isStillRestored ? [{ type: 'MissedLikesCounted', data: { likes } }] : [];
}

function changedFields(profile: MascotProfile, edit: Partial<MascotProfile>): Partial<MascotProfile> {
  const current: Readonly<Record<string, unknown>> = profile;
  const differing = Object.entries(edit).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(current[field]),
  );
  return Object.fromEntries(differing);
}

type MascotCommand =
  | { readonly kind: 'PublishMascot'; readonly data: MascotPublished['data'] }
  | { readonly kind: 'EditMascot'; readonly profile: Partial<MascotProfile>; readonly imageUrl?: string | null }
  | { readonly kind: 'ChangeMascotImage'; readonly imageUrl: string | null }
  | { readonly kind: 'DeleteMascot' }
  | { readonly kind: 'WithdrawMascot' }
  | { readonly kind: 'RevertEdits'; readonly edits: readonly Edit[]; readonly reason: string }
  | RestoreMascot
  | { readonly kind: 'CountMissedLikes'; readonly restoration: number; readonly likes: number };

interface RestoreMascot {
  readonly kind: 'RestoreMascot';
  readonly from: 'deleted' | 'withdrawn';
  readonly reason: string;
  /** When it was published first, in ISO 8601. */
  readonly publishedAt: string;
  readonly likes: number;
}
