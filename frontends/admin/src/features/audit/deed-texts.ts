import type { Deed } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import { eventTitle } from '../../shared/events/event-texts';

/** What was done, in words that stand before what it was done to; `alone` says it all without, unless it can be `named`. */
const DONE: Readonly<Record<string, string | { alone: string; named?: string }>> = {
  SubmissionReceived: 'submitted',
  SubmissionRevised: 'edited and submitted again',
  SubmissionApproved: 'approved',
  SubmissionRejected: 'rejected',
  SubmissionClaimed: { alone: 'claimed a submission to review it', named: 'claimed' },
  SubmissionLetGo: { alone: 'let go of a claimed submission', named: 'let go of' },
  SubmissionReopened: 'took back the decision on',
  SubmitterErased: 'erased who submitted',
  MascotPublished: 'published',
  MascotEdited: 'edited',
  MascotImageChanged: 'changed the picture of',
  MascotDeleted: 'deleted',
  MascotWithdrawn: 'withdrew',
  MascotEditReverted: 'took back an edit of',
  MascotRestored: 'brought back',
  ImportReceived: { alone: 'sent a file of mascots to import' },
  ImportRowsGiven: { alone: 'gave rows of an import' },
  ImportBegun: { alone: 'began an import of mascots' },
  ImportRowsTaken: { alone: 'brought rows of an import into the directory' },
  ImportEnded: { alone: 'ended an import of mascots' },
  ImportUndoBegun: { alone: 'took back an import of mascots' },
  ImportTakenBack: { alone: 'took mascots of an import out of the directory' },
  ImportUndone: { alone: 'was done with taking back an import of mascots' },
  MascotLiked: 'liked',
  ArtworkLiked: 'liked',
  CommentAdded: 'commented on',
  HugRequested: 'asked for',
  DrawingSubmitted: 'had a drawing made into',
  ImageRequested: 'asked for',
  PortraitDeleted: 'deleted the portrait of',
  GenerationFailed: 'could not make',
  ItemReported: 'reported',
  ItemHeld: 'held back',
  ItemHidden: 'hid',
  ItemRestored: 'showed again',
  ReportsDismissed: 'dismissed the reports of',
  ItemReopened: 'took back the decision on',
  ItemErased: 'erased',
  ReasonsChanged: 'changed the reasons to choose from:',
  ReleasePublished: 'published a release of',
  ReleaseActivated: 'made a release live of',
  ReleaseRolledBack: 'rolled back',
  ReleasesPruned: 'cleared away old releases of',
  ReactionParked: 'set aside a reaction of',
  ReactionRetryRequested: 'asked to try again a reaction of',
  ReactionSkipped: 'skipped a reaction of',
};

/** The stream of all claims, where it is not told which submission is meant. */
const CLAIMS = 'review-claims';

/** What there is to choose from, in the order of its words. */
export const DEED_KINDS = Object.keys(DONE)
  .map((type) => ({ value: type, label: eventTitle(type) }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** Who did it, at the beginning of a sentence. */
export function actorName({ kind, id }: Deed['actor']): string {
  switch (kind) {
    case 'visitor':
      return 'A visitor';
    case 'admin':
      return id ?? 'An admin';
    case 'team':
      return id === undefined ? 'A team' : `Team ${id}`;
    case 'system':
      return 'The product';
  }
}

/** What a record is called: by its name, or as what it is and its number. */
export function subjectName({ about, name, brand }: Pick<Deed, 'about' | 'name' | 'brand'>): string {
  if (name !== null) return `“${isolated(name)}”${brand === null ? '' : ` of ${isolated(brand)}`}`;
  const [, kind = about, key = ''] = /^(?:moderation-)?([a-z]+)-(.+)$/.exec(about) ?? [];
  if (['frontend', 'reasons', 'parked'].includes(kind)) return key;
  return key === '' ? about : `${kind} ${key}`;
}

/** A deed as a plain sentence: `Ann approved “Tux” of Linux and 2 more`. */
export function deedSentence(deed: Pick<Deed, 'type' | 'actor' | 'about' | 'name' | 'brand' | 'others'>): string {
  const done = DONE[deed.type] ?? `${eventTitle(deed.type).toLowerCase()}:`;
  const who = actorName(deed.actor);
  const words = typeof done === 'string' || deed.about === CLAIMS ? done : (done.named ?? done);
  if (typeof words === 'object') return `${who} ${words.alone}`;
  const others = deed.others > 0 ? ` and ${deed.others} more` : '';
  return `${who} ${words} ${subjectName(deed)}${others}`;
}
