import { type Activity, ACTOR_KINDS } from '@marcel/contracts';
import { isolateBidi } from '@marcel/kit/programs';
import { query } from '../../shared/navigation/pages';
import { eventTitle } from '../../shared/texts';
import predicates from './predicates.json' with { type: 'json' };

export function parseFilters(searchParams: URLSearchParams) {
  const read = (name: string) => searchParams.get(name)?.slice(0, 200) ?? '';
  return {
    search: read('search'),
    did: read('did'),
    by: read('by'),
    person: read('person'),
    about: read('about'),
    release: read('release'),
    since: read('since'),
    until: read('until'),
  };
}

export type ActivityFilters = ReturnType<typeof parseFilters>;

export const ALL_ACTIVITY = parseFilters(new URLSearchParams());

export function writeFilters(filters: ActivityFilters, searchParams: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(filters)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const toQuery = (filters: ActivityFilters, after: string | null = null): string =>
  query({
    search: filters.search.trim(),
    type: filters.did,
    by: ACTOR_KINDS.find((kind) => kind === filters.by),
    person: filters.person.trim(),
    about: /^[a-z]+-[\w.-]{1,100}$/.test(filters.about.trim()) && filters.about.trim(),
    release: filters.release.trim(),
    since: toIsoTime(filters.since, '00:00:00.000'),
    until: toIsoTime(filters.until, '23:59:59.999'),
    after,
  });

function toIsoTime(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
}

/** Texts of events, after the name of who caused them; those alone are about no record. */
const PREDICATES: Readonly<Record<string, string | { alone: string }>> = predicates;

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
      return 'The system';
  }
}

function recordName({ type, about, name, brand }: Pick<Activity, 'type' | 'about' | 'name' | 'brand'>): string {
  if (name !== null) return `“${isolateBidi(name)}”${brand === null ? '' : ` of ${isolateBidi(brand)}`}`;
  const [, kind = about, key = ''] = /^(?:moderation-)?([a-z]+)-(.+)$/.exec(about) ?? [];
  if (['frontend', 'reasons', 'automation'].includes(kind)) return key;
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
