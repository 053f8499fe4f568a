import { pseudoRandom } from '../../test-support/pseudo-random.js';
import type { Ask } from './ask-all.js';
import { recordId, recordsPath } from './pocketbase.js';

/** The same thing asked of both. */
export interface Workload {
  readonly name: string;
  readonly connections: number;
  /** How many times as fast as the peer we want to be. */
  readonly goal?: number;
  /** Another one each time, the same ones in every run. @param mascots how many there are */
  readonly ours: (mascots: number) => () => Ask;
  readonly theirs: (mascots: number) => () => Ask;
}

interface Page {
  readonly sortBy: string;
  readonly descending: boolean;
  readonly page: number;
  /** Ours as query parameters; theirs as an expression. */
  readonly filter?: readonly [ours: string, theirs: string];
}

type Draw = (bound: number) => number;

const PAGE_SIZE = 20;
const PAGES = 50;
const SORTS = [
  ['likes', true],
  ['name', false],
  ['createdAt', true],
  ['cuteness', true],
  ['yearIntroduced', true],
] as const;
const INDUSTRIES = ['Technology', 'Sports', 'Entertainment', 'Retail', 'Automotive', 'Finance', 'Gaming'];
const TYPES = ['Animal', 'Human', 'Object', 'Robot', 'Monster', 'Superhero', 'Other'];
const STYLES = ['Cartoon', 'Realistic', 'Minimalist', 'Vintage', 'Modern', 'Other'];

const FILTERS: readonly ((draw: Draw) => readonly [string, string])[] = [
  (draw) => bothAre(['industry', pick(INDUSTRIES, draw)], ['type', pick(TYPES, draw)]),
  (draw) => bothAre(['status', pick(['active', 'inactive'], draw)], ['style', pick(STYLES, draw)]),
  (draw) => between('Cuteness', 1 + draw(5), 5 + draw(6)),
  (draw) => between('YearIntroduced', 1950 + draw(30), 1985 + draw(40)),
];

function onRows(
  name: string,
  { ours, theirs, ...rest }: Pick<Workload, 'connections' | 'goal'> & Record<'ours' | 'theirs', (id: number) => Ask>,
): Workload {
  const drawing = (ask: (id: number) => Ask) => (mascots: number) => {
    const draw = drawer();
    return () => ask(1 + draw(mascots));
  };
  return { name, ...rest, ours: drawing(ours), theirs: drawing(theirs) };
}

function lists(
  name: string,
  { isFiltered, ...rest }: Pick<Workload, 'connections' | 'goal'> & { isFiltered: boolean },
): Workload {
  const drawing = (ask: (page: Page) => Ask) => () => {
    const draw = drawer();
    return () => ask(pageOf(draw, isFiltered));
  };
  return { name, ...rest, ours: drawing(listHere), theirs: drawing(listThere) };
}

function mixed(name: string, { connections }: Pick<Workload, 'connections'>): Workload {
  const drawing = (list: (page: Page) => Ask, like: (id: number) => Ask) => (mascots: number) => {
    const draw = drawer();
    return () => (draw(10) === 0 ? like(1 + draw(mascots)) : list(pageOf(draw, true)));
  };
  return { name, connections, ours: drawing(listHere, likeHere), theirs: drawing(listThere, likeThere) };
}

function drawer(): Draw {
  const random = pseudoRandom(7);
  return (bound) => Math.floor(bound * random());
}

function pageOf(draw: Draw, isFiltered: boolean): Page {
  const [sortBy, descending] = pick(SORTS, draw);
  const filter = isFiltered ? pick(FILTERS, draw)(draw) : undefined;
  return { sortBy, descending, page: draw(PAGES), ...(filter && { filter }) };
}

const likeHere = (id: number): Ask => ({ method: 'POST', path: `/api/mascots/${id}/like` });

function likeThere(id: number): Ask {
  return { method: 'PATCH', path: `${recordsPath}/${recordId(id)}`, body: '{"likes+":1}' };
}

const detailHere = (id: number): Ask => ({ method: 'GET', path: `/api/mascots/slug/mascot-${id}` });

const detailThere = (id: number): Ask => ({
  method: 'GET',
  path: `${recordsPath}?perPage=1&skipTotal=1&filter=${encodeURIComponent(`(slug='mascot-${id}')`)}`,
});

function listHere({ sortBy, descending, page, filter }: Page): Ask {
  const order = descending ? 'desc' : 'asc';
  const query = `limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}&sortBy=${sortBy}&sortOrder=${order}`;
  return { method: 'GET', path: `/api/mascots?${query}${filter ? `&${filter[0]}` : ''}` };
}

function listThere({ sortBy, descending, page, filter }: Page): Ask {
  const query = `perPage=${PAGE_SIZE}&page=${page + 1}&sort=${descending ? '-' : ''}${sortBy}`;
  return {
    method: 'GET',
    path: `${recordsPath}?${query}${filter ? `&filter=${encodeURIComponent(`(${filter[1]})`)}` : ''}`,
  };
}

type Wanted = readonly [field: string, value: string];

const bothAre = (...wanted: readonly Wanted[]): readonly [string, string] => [
  wanted.map(([field, value]) => `${field}=${encodeURIComponent(value)}`).join('&'),
  wanted.map(([field, value]) => `${field}='${value}'`).join(' && '),
];

function between(field: string, from: number, to: number): readonly [string, string] {
  const column = field.charAt(0).toLowerCase() + field.slice(1);
  return [`min${field}=${from}&max${field}=${to}`, `${column}>=${from} && ${column}<=${to}`];
}

function pick<T>(choices: readonly T[], draw: Draw): T {
  const choice = choices[draw(choices.length)];
  if (choice === undefined) throw new Error('There is nothing to pick from');
  return choice;
}

export const DETAIL = onRows('detail by slug', { connections: 64, goal: 5, ours: detailHere, theirs: detailThere });

/** The table that docs/benchmarks.md shows. */
export const WORKLOADS: readonly Workload[] = [
  onRows('like of a random mascot', { connections: 64, goal: 2, ours: likeHere, theirs: likeThere }),
  onRows('like of one mascot', { connections: 64, ours: () => likeHere(7), theirs: () => likeThere(7) }),
  lists('lists: 5 sorts, 50 pages, 4 kinds of filter', { connections: 8, goal: 25, isFiltered: true }),
  lists('lists: 5 sorts, 50 pages', { connections: 8, goal: 40, isFiltered: false }),
  DETAIL,
  lists('lists with filters, 64 visitors', { connections: 64, isFiltered: true }),
  mixed('nine lists with filters to one like', { connections: 64 }),
];

/** A workload of ours alone, whose layers are told. */
interface Profiled extends Pick<Workload, 'connections' | 'ours'> {
  /** Fits over a column. */
  readonly short: string;
}

const pageHere = (id: number): Ask => ({ method: 'GET', path: `/mascotdx/mascot-${id}` });

const FEW = { connections: 8 };
const MANY = { connections: 64 };

/** Others than those that were asked for before, so that nothing is kept but what is kept after a first time. */
export const PROFILED: readonly Profiled[] = [
  { short: 'like', ...MANY, ours: onRows('', { ...MANY, ours: likeHere, theirs: likeThere }).ours },
  { short: 'filtered', ...FEW, ours: lists('', { ...FEW, isFiltered: true }).ours },
  { short: 'sorted', ...FEW, ours: lists('', { ...FEW, isFiltered: false }).ours },
  { short: 'detail', ...MANY, ours: DETAIL.ours },
  { short: 'page', ...MANY, ours: onRows('', { ...MANY, ours: pageHere, theirs: detailThere }).ours },
];
