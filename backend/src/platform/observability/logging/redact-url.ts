import { ROUTES } from '@marcel/contracts';
import { plainlySpelt } from './plainly-spelt.js';

/** As much of an address as tells what was asked for; the rest of a long one is what somebody makes up. */
const MOST_CHARACTERS = 2000;

/** What may be an e-mail address: looked at once, since no other begins within it. */
const PIECE = /[^\s/?&=]+/g;
const EMAIL = /[^]@[^]/;

/** The key of a submitter's private page, in the API as in the shell, and all that may be one behind the words. */
const STATUS_KEY = /(\bstatus[/\\])[^?#&\s]+/gi;

/** What is behind it shows a release that is not live yet. */
const PREVIEW = /(\bpreview[/\\])(?!end(?:[?#&\s]|$))[^?#&\s]+/gi;

/** What signs an admin's look at a picture that nobody else sees. */
const LOOK = /([?&]look=)[^&#\s]+/gi;

/**
 * A path without what would tell who asked: e-mail addresses, keys of private pages, looks and previews. What is private is found in the plain
 * spelling, and one that had some is told in it.
 */
export function redactUrl(url: string): string {
  const told = withoutEmails(url);
  return told.length > MOST_CHARACTERS ? `${withoutKeys(told.slice(0, MOST_CHARACTERS))}…` : withoutKeys(told);
}

const withoutEmails = (url: string): string =>
  url.replace(PIECE, (piece) => (EMAIL.test(plainlySpelt(piece)) ? '[redacted]' : piece));

function withoutKeys(url: string): string {
  const plain = plainlySpelt(url);
  const redacted = plain
    .replace(STATUS_KEY, '$1[redacted]')
    .replace(PREVIEW, '$1[redacted]')
    .replace(LOOK, '$1[redacted]');
  return redacted === plain ? url : redacted;
}

export const isHealthCheck = (route: string | undefined): boolean =>
  route === ROUTES.live || route === ROUTES.ready || route === ROUTES.metrics;
