import { ROUTES } from '@marcel/contracts';

const ENCODED = /%(?:25)*([2-7][\da-f])/gi;

const MOST_TURNS = 4;

/** The text with what was percent-encoded, once or many times over, read back; what is not ASCII stays encoded. */
export function plainlySpelt(text: string): string {
  let plain = text;
  for (let turn = 0; turn < MOST_TURNS && plain.includes('%'); turn += 1) {
    const next = plain.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (next === plain) break;
    plain = next;
  }
  return plain;
}

const MOST_CHARACTERS = 2000;

/** What may be an e-mail address: looked at once, since no other begins within it. */
const PIECE = /[^\s/?&=]+/g;
const EMAIL = /[^]@[^]/;

const STATUS_KEY = /(\bstatus[/\\])[^?#&\s]+/gi;

const PREVIEW = /(\bpreview[/\\])(?!end(?:[?#&\s]|$))[^?#&\s]+/gi;

const LOOK = /([?&]look=)[^&#\s]+/gi;

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
