import { pagePattern, PAGES, type RemoteProgram } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServedRelease } from './released-frontends.js';

const PATTERNS = Object.values(PAGES).map(pagePattern);

/** Whether the shell has a screen for a path; every other path gets its fallback screen. */
export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

/** The program that a release has brought, whose path it is, or under whose path it lies. */
export const programAt = (path: string, releases: readonly (ServedRelease | null)[]): RemoteProgram | undefined =>
  releases
    .flatMap((release) => release?.programs ?? [])
    .find((program) => path === program.path || path.startsWith(`${program.path}/`));

/** The path that a request asks for, still percent-encoded. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

/** Reads what a page such as `/mascotdx/:slug` is about from its path, still percent-encoded; undefined for other pages. */
export function pageParameter(page: string): (path: string) => string | undefined {
  const pattern = pagePattern(page);
  return (path) => pattern.exec(path)?.[1];
}

/** Paths that programs ask for: an unknown one must not look like a page. */
export const isForPrograms = (path: string): boolean =>
  /^\/(api|pictures|preview|releases|remotes|metrics)(\/|$)/.test(path);

const PRIVATE = pagePattern(PAGES.submissionStatus);

/** Whether a page is for whoever was given its address alone. */
export const isPrivatePage = (path: string): boolean => PRIVATE.test(path);
