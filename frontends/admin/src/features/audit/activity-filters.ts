import { ACTOR_KINDS, type ActivityFilter } from '@marcel/contracts';

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
