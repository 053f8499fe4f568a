import { ROUTES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { toNetwork, findRateLimitClass } from './rate-limits.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nonsense', 'unknown'],
  ['', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it('counts larger networks where configured', () => expect(toNetwork('2001:db8:1:2::9', 48)).toBe('2001:db8:1::/48'));

const asked = (method: string, address: string) => {
  const { pathname: url, searchParams } = new URL(address, 'http://localhost');
  return { method, url, query: Object.fromEntries(searchParams), routeOptions: { url } } as unknown as FastifyRequest;
};

it.each([
  ['GET', ROUTES.mascots, 'reads'],
  ['GET', `${ROUTES.mascots}?asOf=2026-05-01`, 'past'],
  ['GET', `${ROUTES.mascotBySlug}?asOf=`, 'past'],
  ['GET', `${ROUTES.gallery}?asOf=2026-05-01`, 'reads'],
  ['GET', ROUTES.mine, 'reads'],
  ['GET', ROUTES.mineExport, 'exports'],
  ['GET', '/pictures/x.webp', 'reads'],
  ['GET', ROUTES.remotes, 'pages'],
  ['GET', '/mascotdx', 'pages'],
  ['POST', ROUTES.submissions, 'submissions'],
  ['POST', ROUTES.submissionRevise, 'submissions'],
  ['POST', ROUTES.commentReport, 'reports'],
  ['POST', '/api/mascots/1/like', 'writes'],
  ['GET', '/static/x.js', undefined],
  ['GET', ROUTES.ready, undefined],
])('%s %s is counted among %s', (method, url, limit) => expect(findRateLimitClass(asked(method, url))).toBe(limit));
