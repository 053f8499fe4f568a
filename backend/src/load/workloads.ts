import autocannon from 'autocannon';
import { pseudoRandom } from '../test-support/pseudo-random.js';
import { recordId, recordsPath } from './pocketbase.js';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
}

/** The same requests for the product, for PocketBase and, where it has such a route, for the bare server. */
interface Workload {
  readonly name: string;
  readonly connections: number;
  readonly product: (draw: Draw) => Request;
  readonly peer: (draw: Draw) => Request;
  readonly bare?: (draw: Draw) => Request;
}

/** Returns a whole number from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

export const MASCOTS = 100_000;

const PAGE_SIZE = 20;
const PAGES = 50;
const SORTS = ['-likes', 'name', '-createdAt', '-cuteness', '-yearIntroduced'];
const CHOICES = {
  industry: ['Technology', 'Sports', 'Entertainment', 'Retail', 'Automotive', 'Finance', 'Gaming'],
  type: ['Animal', 'Human', 'Object', 'Robot', 'Monster', 'Superhero', 'Other'],
  status: ['active', 'inactive'],
  style: ['Cartoon', 'Realistic', 'Minimalist', 'Vintage', 'Modern', 'Other'],
} as const;

/** Draws the same numbers for each server and in each run. */
function drawer(): Draw {
  const random = pseudoRandom(7);
  return (bound) => Math.floor(bound * random());
}

function pick<T>(choices: readonly T[], draw: Draw): T {
  const choice = choices[draw(choices.length)];
  if (choice === undefined) throw new Error('There is nothing to pick from');
  return choice;
}

interface Filter {
  readonly product: string;
  readonly peer: string;
}

function equals(field: keyof typeof CHOICES, draw: Draw): Filter {
  const value = pick<string>(CHOICES[field], draw);
  return { product: `${field}=${value}`, peer: `${field}='${value}'` };
}

function between(field: 'cuteness' | 'yearIntroduced', from: number, to: number): Filter {
  const name = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  return { product: `min${name}=${from}&max${name}=${to}`, peer: `${field}>=${from} && ${field}<=${to}` };
}

const FILTERS: readonly ((draw: Draw) => readonly Filter[])[] = [
  (draw) => [equals('industry', draw), equals('type', draw)],
  (draw) => [equals('status', draw), equals('style', draw)],
  (draw) => [between('cuteness', 1 + draw(5), 5 + draw(6))],
  (draw) => [between('yearIntroduced', 1950 + draw(30), 1985 + draw(40))],
];

/** Draws a page of a list, as requests for both servers. */
function page(draw: Draw, isFiltered: boolean): { product: Request; peer: Request } {
  const [sort, at] = [pick(SORTS, draw), draw(PAGES)];
  const filters = isFiltered ? pick(FILTERS, draw)(draw) : [];
  const product = new URLSearchParams({
    limit: String(PAGE_SIZE),
    offset: String(at * PAGE_SIZE),
    sortBy: sort.replace('-', ''),
    sortOrder: sort.startsWith('-') ? 'desc' : 'asc',
  });
  const peer = new URLSearchParams({ perPage: String(PAGE_SIZE), page: String(at + 1), sort });
  if (isFiltered) peer.set('filter', `(${filters.map((filter) => filter.peer).join(' && ')})`);
  const query = [product, ...filters.map((filter) => filter.product)].join('&');
  return {
    product: { method: 'GET', path: `/api/mascots?${query}` },
    peer: { method: 'GET', path: `${recordsPath}?${peer}` },
  };
}

const lists = (name: string, connections: number, isFiltered: boolean): Workload => ({
  name,
  connections,
  product: (draw) => page(draw, isFiltered).product,
  peer: (draw) => page(draw, isFiltered).peer,
});

export const likeOf = (id: number): Request => ({ method: 'POST', path: `/api/mascots/${id}/like` });
const detail = (id: number): Request => ({ method: 'GET', path: `/api/mascots/slug/mascot-${id}` });
const bySlug = (id: number) => encodeURIComponent(`(slug='mascot-${id}')`);

export const WORKLOADS: readonly Workload[] = [
  {
    name: 'like of a random mascot, 64 visitors',
    connections: 64,
    product: (draw) => likeOf(1 + draw(MASCOTS)),
    peer: (draw) => ({ method: 'PATCH', path: `${recordsPath}/${recordId(1 + draw(MASCOTS))}`, body: '{"likes+":1}' }),
    bare: (draw) => likeOf(1 + draw(MASCOTS)),
  },
  {
    name: 'detail by slug, 64 visitors',
    connections: 64,
    product: (draw) => detail(1 + draw(MASCOTS)),
    peer: (draw) => ({
      method: 'GET',
      path: `${recordsPath}?perPage=1&skipTotal=1&filter=${bySlug(1 + draw(MASCOTS))}`,
    }),
    bare: (draw) => detail(1 + draw(MASCOTS)),
  },
  lists('lists: 5 sorts, 50 pages, 4 filters, 8 visitors', 8, true),
  lists('5 sorts and 50 pages, 8 visitors', 8, false),
];

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** @throws Error when an answer is not 2xx */
export async function load(
  address: string,
  request: (draw: Draw) => Request,
  connections: number,
  duration: number,
): Promise<Load> {
  const draw = drawer();
  const setupRequest = (prepared: autocannon.Request): autocannon.Request => {
    const { body, ...line } = request(draw);
    const headers = { 'content-type': 'application/json' };
    return { ...prepared, ...line, ...(body !== undefined && { body, headers }) };
  };
  const result = await autocannon({ url: address, connections, duration, timeout: 60, requests: [{ setupRequest }] });
  const { non2xx, errors, requests, latency } = result;
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} answers were not 2xx, ${errors} requests failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}
