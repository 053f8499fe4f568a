import { ROUTES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { rateLimitClassOf } from './rate-limit-classes.js';

const asked = (method: string, url: string) => ({ method, url, routeOptions: { url } }) as unknown as FastifyRequest;

it.each([
  ['GET', ROUTES.mascots, 'reads'],
  ['GET', ROUTES.mine, 'reads'],
  ['GET', ROUTES.mineExport, 'exports'],
  ['GET', '/pictures/x.webp', 'reads'],
  ['GET', ROUTES.remotes, 'pages'],
  ['GET', '/mascotdx', 'pages'],
  ['POST', ROUTES.submissions, 'submissions'],
  ['POST', ROUTES.frontendFailures, 'failureReports'],
  ['POST', ROUTES.commentReport, 'reports'],
  ['POST', '/api/mascots/1/like', 'writes'],
  ['GET', '/static/x.js', undefined],
  ['GET', ROUTES.ready, undefined],
])('%s %s is counted among %s', (method, url, limit) => expect(rateLimitClassOf(asked(method, url))).toBe(limit));
