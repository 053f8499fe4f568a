import { ROUTES } from '@marcel/contracts';

/** As much of an address as tells what was asked for; the rest of a long one is what somebody makes up. */
const MOST_CHARACTERS = 2000;

/** What may be an e-mail address: looked at once, since no other begins within it. */
const PIECE = /[^\s/?&=]+/g;
const EMAIL = /[^](?:@|%40)[^]/i;

/** The key at the end of a submitter's private page, in the API as in the shell. */
const STATUS_KEY = /((?:\/|%2f)(?:submissions|mascotdx)(?:\/|%2f)status(?:\/|%2f))[^/?#]+/gi;

/** What is behind it shows a release that is not live yet. */
const PREVIEW = /(^\/preview\/)(?!end$)[^/?#]+/i;

/** A path without what would tell who asked: e-mail addresses, keys of private pages, and previews. */
export function redactUrl(url: string): string {
  return shortened(url.replace(PIECE, (piece) => (EMAIL.test(piece) ? '[redacted]' : piece)))
    .replace(STATUS_KEY, '$1[redacted]')
    .replace(PREVIEW, '$1[redacted]');
}

const shortened = (url: string): string => (url.length > MOST_CHARACTERS ? `${url.slice(0, MOST_CHARACTERS)}…` : url);

export const isHealthCheck = (route: string | undefined): boolean =>
  route === ROUTES.live || route === ROUTES.ready || route === ROUTES.metrics;
