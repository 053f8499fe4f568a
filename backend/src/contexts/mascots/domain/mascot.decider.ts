import { type MascotEvent, MascotProfile, mascotEvents, mascotStream } from './mascot.events.js';
import * as z from 'zod/mini';
import { firstEventMissing } from '../../../platform/decider/first-event-missing.js';
import { unknownEvent, aggregate, type Decider } from '../../../platform/decider/decider.js';
import { isRetiredBeforeIntroduced, MASCOT_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

type EditedFields = Partial<MascotProfile> & { readonly imageUrl?: string | null };

interface LastChanges {
  readonly changedAt: Readonly<Record<string, number>>;
  /** The values before those changes. */
  readonly before: EditedFields;
}

const NO_CHANGES: LastChanges = { changedAt: {}, before: {} };

/** Returns the last changes after an edit, which the event of the given revision made. */
function recordChanges(
  { changedAt, before }: LastChanges,
  revision: number,
  current: EditedFields,
  after: EditedFields,
): LastChanges {
  const fields = Object.keys(after);
  return {
    changedAt: { ...changedAt, ...Object.fromEntries(fields.map((field) => [field, revision])) },
    before: { ...before, ...pick(fields, current) },
  };
}

export interface Edit {
  readonly revision: number;
  readonly fields: readonly string[];
}

export function fieldsSetBy(event: MascotEvent): string[] {
  if (event.type === 'MascotEdited' || event.type === 'MascotEditReverted') return Object.keys(event.data.changes);
  return event.type === 'MascotImageChanged' ? Object.keys(event.data) : [];
}

type Reversal =
  | { readonly kind: 'possible'; readonly fields: EditedFields }
  | { readonly kind: 'no edit' }
  /** Another edit has set the same fields since. */
  | { readonly kind: 'changed since' };

export function planReversal({ changedAt, before }: LastChanges, edits: readonly Edit[]): Reversal {
  if (edits.length === 0 || edits.some(({ fields }) => fields.length === 0)) return { kind: 'no edit' };
  const isLast = ({ revision, fields }: Edit) => fields.every((field) => changedAt[field] === revision);
  if (!edits.every(isLast)) return { kind: 'changed since' };
  const fields = edits.flatMap((edit) => edit.fields);
  return { kind: 'possible', fields: pick(fields, before) };
}

const pick = (fields: readonly string[], values: EditedFields): EditedFields =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));

const imageUrl = z.nullable(z.string());

const KnownMascot = z.readonly(
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
    /** Revision of the last restoration; null once the mascot was deleted or withdrawn after it. */
    restorationRevision: z.nullable(z.int()),
  }),
);
type KnownMascot = z.infer<typeof KnownMascot>;

export type MascotState = { readonly kind: 'absent' } | KnownMascot;

function evolveMascot(state: MascotState, event: MascotEvent): MascotState {
  if (event.type === 'MascotPublished') {
    const { mascotId, slug, profile, imageUrl } = event.data;
    const mascot = { mascotId, slug, profile, imageUrl, lastChanges: NO_CHANGES };
    return { ...mascot, kind: 'published', revision: 0, restorationRevision: null };
  }
  if (state.kind === 'absent') throw firstEventMissing(event.type, 'MascotPublished');
  const next = { ...state, revision: state.revision + 1 };
  switch (event.type) {
    case 'MascotEdited':
    case 'MascotEditReverted':
      return applyEdit(next, event.data.changes);
    case 'MascotImageChanged':
      return applyEdit(next, { imageUrl: event.data.imageUrl });
    case 'MascotDeleted':
      return { ...next, kind: 'deleted', restorationRevision: null };
    case 'MascotWithdrawn':
      return { ...next, kind: 'withdrawn', restorationRevision: null };
    case 'MascotRestored':
      return { ...next, kind: 'published', restorationRevision: next.revision };
    case 'MissedLikesCounted':
      return next;
    default:
      return unknownEvent(event);
  }
}

function applyEdit(mascot: KnownMascot, after: EditedFields): KnownMascot {
  const { imageUrl = mascot.imageUrl, ...changes } = after;
  const { profile, revision } = mascot;
  const lastChanges = recordChanges(mascot.lastChanges, revision, { ...profile, imageUrl: mascot.imageUrl }, after);
  return { ...mascot, profile: { ...profile, ...changes }, imageUrl, lastChanges };
}

export const MASCOT_CONFLICTS = {
  notDeleted: 'This mascot is not deleted.',
  withdrawn: 'This mascot was withdrawn with its approval. Approve the submission again to bring it back.',
  hidden: 'This mascot is hidden. Show it again in the moderation queue first.',
  noEdit: 'This entry of the history is no edit.',
  changedSince: 'These fields were changed again since. Undo the later change first.',
} as const;

export const mascotDecider: Decider<MascotCommand, MascotEvent, MascotState> = {
  initialState: { kind: 'absent' },
  evolve: evolveMascot,
  decide(command, state) {
    switch (command.kind) {
      case 'PublishMascot':
        return state.kind === 'absent' ? [{ type: 'MascotPublished', data: command.data }] : [];
      case 'EditMascot': {
        const mascot = requirePublished(state);
        const changes = changedFields(mascot.profile, command.profile);
        requireConsistentYears({ ...mascot.profile, ...changes }, changes);
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
        return [revertEdits(requirePublished(state), command)];
      case 'RestoreMascot':
        return restore(state, command);
      case 'CountMissedLikes':
        return countMissedLikes(state, command);
    }
  },
};

export const mascots = aggregate({
  stream: mascotStream,
  catalogue: mascotEvents,
  decider: mascotDecider,
  checksIfMatch: true,
  snapshots: { version: 4, schema: KnownMascot },
});

function requirePublished(state: MascotState): KnownMascot {
  if (state.kind !== 'published') throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  return state;
}

function requireConsistentYears(after: MascotProfile, changes: Partial<MascotProfile>): void {
  if (!('yearIntroduced' in changes || 'yearRetired' in changes) || !isRetiredBeforeIntroduced(after)) return;
  throw DomainError.fields([{ path: 'yearRetired', message: MASCOT_MESSAGES.retiredBeforeIntroduced }]);
}

function changeImage(current: string | null, next: string | null | undefined): MascotEvent[] {
  return next === undefined || next === current ? [] : [{ type: 'MascotImageChanged', data: { imageUrl: next } }];
}

type CommandOf<Kind extends MascotCommand['kind']> = Extract<MascotCommand, { kind: Kind }>;

function revertEdits({ lastChanges }: KnownMascot, { edits, reason }: CommandOf<'RevertEdits'>): MascotEvent {
  const reversal = planReversal(lastChanges, edits);
  if (reversal.kind === 'no edit') throw new DomainError('conflict', MASCOT_CONFLICTS.noEdit);
  if (reversal.kind === 'changed since') throw new DomainError('conflict', MASCOT_CONFLICTS.changedSince);
  const revisions = edits.map(({ revision }) => revision);
  return { type: 'MascotEditReverted', data: { revisions, changes: reversal.fields, reason } };
}

function restore(state: MascotState, { from, reason, publishedAt, likes }: CommandOf<'RestoreMascot'>): MascotEvent[] {
  if (state.kind === 'absent') throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  if (state.kind !== from) {
    if (from === 'withdrawn') return [];
    const isWithdrawn = state.kind === 'withdrawn';
    throw new DomainError('conflict', isWithdrawn ? MASCOT_CONFLICTS.withdrawn : MASCOT_CONFLICTS.notDeleted);
  }
  const { mascotId, slug, profile, imageUrl } = state;
  return [{ type: 'MascotRestored', data: { mascotId, slug, profile, imageUrl, publishedAt, likes, reason } }];
}

function countMissedLikes(state: MascotState, { restoration, likes }: CommandOf<'CountMissedLikes'>): MascotEvent[] {
  const isStillRestored = state.kind === 'published' && state.restorationRevision === restoration;
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
  | { readonly kind: 'PublishMascot'; readonly data: MascotEvent<'MascotPublished'>['data'] }
  | { readonly kind: 'EditMascot'; readonly profile: Partial<MascotProfile>; readonly imageUrl?: string | null }
  | { readonly kind: 'ChangeMascotImage'; readonly imageUrl: string | null }
  | { readonly kind: 'DeleteMascot' }
  | { readonly kind: 'WithdrawMascot' }
  | { readonly kind: 'RevertEdits'; readonly edits: readonly Edit[]; readonly reason: string }
  | {
      readonly kind: 'RestoreMascot';
      readonly from: 'deleted' | 'withdrawn';
      readonly reason: string;
      /** Time of the first publication, in ISO 8601. */
      readonly publishedAt: string;
      readonly likes: number;
    }
  | { readonly kind: 'CountMissedLikes'; readonly restoration: number; readonly likes: number };
