import http from 'k6/http';
import { check } from 'k6';
import { Rate } from 'k6/metrics';
import { BASE, sharedWork, thresholds } from './lib/load.js';

/** Visitors look around: lists by several orders, a search, a mascot with its comments, and the same list again. */

const unchanged = new Rate('lists_not_sent_again');

export const options = {
  scenarios: { browsing: sharedWork({ visitors: 50, rounds: 5000 }) },
  thresholds: thresholds({ lists_not_sent_again: ['rate>0.99'] }),
};

const LISTS = [
  '?limit=20',
  '?limit=20&sortBy=likes',
  '?limit=20&sortBy=name&sortOrder=asc',
  '?limit=20&search=o',
  '?type=Animal&minCuteness=3',
];

export default function browse() {
  const [first, ...others] = LISTS.map((query) => `${BASE}/api/mascots${query}`);
  for (const address of others) {
    check(http.get(address), { 'a list is answered': ({ status }) => status === 200 });
  }
  const list = http.get(first);
  const { mascots } = list.json();
  check(mascots, { 'the directory has mascots': ({ length }) => length > 0 });

  const mascot = mascots[Math.floor(Math.random() * mascots.length)];
  const page = http.get(`${BASE}/api/mascots/slug/${mascot.slug}`);
  check(page, { 'the mascot is the one asked for': () => page.json('id') === mascot.id });
  check(http.get(`${BASE}/api/mascots/${mascot.id}/comments`), {
    'comments are listed': ({ status }) => status === 200,
  });

  const again = http.get(first, { headers: { 'if-none-match': list.headers.Etag } });
  unchanged.add(again.status === 304);
}
