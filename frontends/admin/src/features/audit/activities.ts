import { type Activity, type ActivityFilter, ACTOR_KINDS } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import { eventTitle } from '../../shared/texts';

export interface ActivityView {
  search: string;
  did: string;
  by: string;
  person: string;
  about: string;
  release: string;
  since: string;
  until: string;
}

const NAMES = [
  'search',
  'did',
  'by',
  'person',
  'about',
  'release',
  'since',
  'until',
] as const satisfies readonly (keyof ActivityView)[];

export const ALL_ACTIVITY: ActivityView = {
  search: '',
  did: '',
  by: '',
  person: '',
  about: '',
  release: '',
  since: '',
  until: '',
};

export function viewFromAddress(address: URLSearchParams): ActivityView {
  const view = { ...ALL_ACTIVITY };
  for (const name of NAMES) view[name] = address.get(name)?.slice(0, 200) ?? '';
  return view;
}

export function viewToAddress(view: ActivityView, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of NAMES) {
    if (view[name] === '') next.delete(name);
    else next.set(name, view[name]);
  }
  return next;
}

export function queryOf(view: ActivityView): Partial<Record<keyof ActivityFilter, string>> {
  const { search, did, by, person, about, release, since, until } = view;
  const given = {
    search: search.trim(),
    type: did,
    by: ACTOR_KINDS.find((kind) => kind === by) ?? '',
    person: person.trim(),
    about: /^[a-z]+-[\w.-]{1,100}$/.test(about.trim()) ? about.trim() : '',
    release: release.trim(),
    since: momentOf(since, '00:00:00.000'),
    until: momentOf(until, '23:59:59.999'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

function momentOf(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
}

const PREDICATES: Readonly<Record<string, string | { alone: string }>> = {
  SubmissionReceived: 'submitted',
  SubmissionRevised: 'edited and submitted again',
  SubmissionApproved: 'approved',
  SubmissionRejected: 'rejected',
  SubmissionClaimed: 'claimed',
  SubmissionLetGo: 'released the claim on',
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
  DrawingSubmitted: 'made',
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

export const ACTIVITY_TYPES = Object.keys(PREDICATES)
  .map((type) => ({ value: type, label: eventTitle(type) }))
  .sort((one, other) => one.label.localeCompare(other.label));

function actorName({ kind, id }: Activity['actor']): string {
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

function recordName({ type, about, name, brand }: Pick<Activity, 'type' | 'about' | 'name' | 'brand'>): string {
  if (name !== null) return `“${isolated(name)}”${brand === null ? '' : ` of ${isolated(brand)}`}`;
  const [, kind = about, key = ''] = /^(?:moderation-)?([a-z]+)-(.+)$/.exec(about) ?? [];
  if (['frontend', 'reasons', 'parked'].includes(kind)) return key;
  if (key === '') return about;
  return `${type === 'DrawingSubmitted' ? 'drawing' : kind} ${key}`;
}

export function activitySentence(activity: Pick<Activity, 'type' | 'actor' | 'about' | 'name' | 'brand'>): string {
  const predicate = PREDICATES[activity.type] ?? `${eventTitle(activity.type).toLowerCase()}:`;
  const actor = actorName(activity.actor);
  return typeof predicate === 'string'
    ? `${actor} ${predicate} ${recordName(activity)}`
    : `${actor} ${predicate.alone}`;
}
