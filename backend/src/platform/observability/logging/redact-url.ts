import { ROUTES } from '@marcel/contracts';

const EMAIL = /[^\s/?&=]+(?:@|%40)[^\s/?&=]+/gi;

/** The key at the end of a submitter's private page, in the API as in the shell. */
const STATUS_KEY = /((?:\/|%2f)(?:submissions|mascotdx)(?:\/|%2f)status(?:\/|%2f))[^/?#]+/gi;

/** What is behind it shows a release that is not live yet. */
const PREVIEW = /(^\/preview\/)(?!end$)[^/?#]+/i;

/** A path without what would tell who asked: e-mail addresses, keys of private pages, and previews. */
export function redactUrl(url: string): string {
  return url.replace(STATUS_KEY, '$1[redacted]').replace(PREVIEW, '$1[redacted]').replace(EMAIL, '[redacted]');
}

export const isHealthCheck = (route: string | undefined): boolean =>
  route === ROUTES.live || route === ROUTES.ready || route === ROUTES.metrics;
