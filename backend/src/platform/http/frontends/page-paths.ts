import { pagePattern, PAGES, type RemoteProgram } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServedRelease } from './released-frontends.js';

const PATTERNS = Object.values(PAGES).map(pagePattern);

export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

export const programAt = (path: string, releases: readonly (ServedRelease | null)[]): RemoteProgram | undefined =>
  releases
    .flatMap((release) => release?.programs ?? [])
    .find((program) => path === program.path || path.startsWith(`${program.path}/`));

export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

export function pageParameter(page: string): (path: string) => string | undefined {
  const pattern = pagePattern(page);
  return (path) => pattern.exec(path)?.[1];
}

/** Paths that programs ask for: an unknown one must not look like a page. */
export const isForPrograms = (path: string): boolean =>
  /^\/(api|pictures|preview|releases|remotes|metrics)(\/|$)/.test(path);

const PRIVATE = pagePattern(PAGES.submissionStatus);

export const isPrivatePage = (path: string): boolean => PRIVATE.test(path);
